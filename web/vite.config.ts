import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { facts } from './build/facts';
import { lobby } from './build/lobby';

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte(), facts(), lobby()],
  build: {
    outDir: '../src/arcanum/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rollupOptions: {
      // Pictures apart from code: icons are in every page, others in their game only.
      output: { manualChunks: (id) => /\/art\/(icons|emblems|trickerion|pax)\.js$/.exec(id)?.[1] },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
