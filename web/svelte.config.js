import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

// Runes everywhere: a component without any would bring the old reactivity into the first page.
export default { preprocess: vitePreprocess(), compilerOptions: { runes: true } };
