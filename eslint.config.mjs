import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const rawValue = [
  {
    selector:
      'Literal[value=/^#[0-9a-fA-F]{3,8}$/], TemplateElement[value.raw=/#[0-9a-fA-F]{6}\\b/]',
    message: 'Colours come from the tokens: vars.color…',
  },
  {
    selector:
      'Literal[value=/\\b(rgba?|hsla?|oklch)\\(/], TemplateElement[value.raw=/\\b(rgba?|hsla?|oklch)\\(/]',
    message: 'Colours come from the tokens: vars.color…',
  },
  {
    selector:
      'Literal[value=/(^|[^a-zA-Z-])-?[0-9.]+px\\b/], TemplateElement[value.raw=/[0-9]px\\b/]',
    message: 'Lengths come from the tokens: vars.space…, vars.size…',
  },
];

export default tseslint.config(
  {
    ignores: ['**/dist/', '**/storybook-static/', '**/test-results/', '**/schema.d.ts', '.office/'],
  },
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'no-restricted-properties': [
        'error',
        { property: 'dangerouslySetInnerHTML', message: 'Text from people stays text.' },
      ],
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['**/*.{ts,tsx}'], ...hooks.configs.flat.recommended },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    ignores: [
      'packages/ui/src/styles/**',
      '**/*.test.ts',
      '**/*.stories.tsx',
      '**/*.fixtures.{ts,tsx}',
    ],
    rules: { 'no-restricted-syntax': ['error', ...rawValue] },
  },
  {
    files: ['apps/**/*.ts', 'apps/**/*.tsx', 'packages/**/*.ts', 'packages/**/*.tsx'],
    ignores: [
      'apps/server/src/{main,cli}*',
      'apps/server/src/cli/**',
      '**/bench/**',
      '**/scripts/**',
    ],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
);
