import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { games } from './build/games';
import { lobby } from './build/lobby';
import { policy } from './build/policy';
import { sizes } from './build/sizes';
import { texts } from './build/texts';

/** The game that a module belongs to. */
const gameOf = (id = ''): string => /\/games\/([^/]+)\//.exec(id)?.[1] ?? '';
/** The name of a file, with the game that it is of. */
const named = (modules: string[], name: string): string => {
  const game = modules.map(gameOf).find(Boolean);
  return `assets/${game && !name.startsWith(game) ? `${game}-` : ''}[name]-[hash:7]`;
};

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The page is built into the Python package, which serves it; `--mode site` builds the one that
// needs no server, for any folder of any web host.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), games(), lobby(), texts(), ...(mode === 'site' ? [policy()] : [])],
  css: { postcss: { plugins: [sizes] } },
  base: mode === 'site' ? './' : '/',
  resolve: {
    alias: { '#host': at(mode === 'site' ? './src/site/host.ts' : './src/core/host/server.ts') },
  },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'site' ? '../dist/site' : '../src/arcanum/server/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // What every first page has already needs no line in the list of what parts stand on.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, found) => found.filter((file) => !/\/(api|icons)-[^/]+\.js$/.test(file)),
    },
    target: 'es2022',
    rollupOptions: {
      output: {
        // Pictures apart from code: icons are in every page, others in their game only.
        manualChunks: (id) =>
          id.endsWith('/art/icons.js') ? 'icons' : id.endsWith('/art.js') ? `${gameOf(id)}-art` : undefined,
        hashCharacters: 'hex', // the first page has a list of all files: these pack better
        chunkFileNames: ({ moduleIds, name }) => `${named(moduleIds, name)}.js`,
        assetFileNames: ({ originalFileNames, names }) => `${named(originalFileNames, names[0])}[extname]`,
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
}));
