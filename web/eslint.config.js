import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-undef': 'off', // TypeScript knows better
      'no-control-regex': 'off', // nouns in a sentence stand between control characters
      'svelte/no-at-html-tags': 'off', // our own drawings; the content policy forbids scripts
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space where a line ends
      'svelte/prefer-svelte-reactivity': 'off', // many maps are made and thrown away at once
      'svelte/require-each-key': 'off', // most lists are drawn again with every view
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // Boards cannot tell whether a server or this browser answers.
    files: ['src/games/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: ['#host'], patterns: ['**/core/host/*', '**/core/here', '**/site/*'] },
      ],
    },
  },
  { files: ['**/*.js'], rules: { '@typescript-eslint/ban-ts-comment': 'off' } },
);
