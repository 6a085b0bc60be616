import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { folders } from './folders.js'
import svelteConfig from './svelte.config.js'

export default ts.config(
  // Made by `make messages`.
  { ignores: ['src/kit/messages.ts'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      'no-undef': 'off', // TypeScript knows better
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `onclick={() => ui.confirm()}` reads as what it does
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    // Links go to the server's own pages; there is no router that could resolve them.
    // In templates the linter does not see types that svelte-check sees.
    rules: {
      'svelte/no-navigation-without-resolve': 'off', 'prefer-const': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off', '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-call': 'off', '@typescript-eslint/no-unsafe-return': 'off',
      'svelte/no-unused-svelte-ignore': 'off', '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
  ...folders,
  { files: ['*.js'], extends: [ts.configs.disableTypeChecked] },
)
