import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { facts } from './build/facts';

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), facts()],
  build: {
    outDir: '../src/arcanum/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: {
      output: { manualChunks: (id) => (id.endsWith('/art/emblems.js') ? 'art' : undefined) },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
