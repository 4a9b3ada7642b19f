import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const raw = {
  color: 'Colours come from the tokens: vars.color.',
  length: 'Lengths come from the tokens: vars.space, vars.size or vars.radius.',
};
const rawValue = [
  {
    selector: 'Literal[value=/^#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})$/i]',
    message: raw.color,
  },
  {
    selector: 'Literal[value=/\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(/i]',
    message: raw.color,
  },
  {
    selector:
      'TemplateElement[value.raw=/#(?:[\\da-f]{6}|[\\da-f]{3})\\b|\\b(?:rgba?|hsla?|oklch)\\(/i]',
    message: raw.color,
  },
  {
    selector:
      'Property[key.name=/^(?:color|background|backgroundColor|borderColor|outlineColor|fill|stroke)$/] > Literal[value=/^(?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple)$/]',
    message: raw.color,
  },
  { selector: 'Literal[value=/(?<![\\w-])-?\\d*\\.?\\d+px\\b/]', message: raw.length },
  { selector: 'TemplateElement[value.raw=/(?<![\\w-])-?\\d*\\.?\\d+px\\b/]', message: raw.length },
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
  {
    ...hooks.configs.flat.recommended,
    files: ['{apps,packages}/*/src/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
  },
  {
    // The link component is the app's own and comes from a context: it is made once, outside of rendering.
    files: ['packages/ui/src/primitives/{Button,Link}/*.tsx'],
    rules: { 'react-hooks/static-components': 'off' },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    ignores: [
      'packages/ui/src/{stories,styles}/**',
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
      '**/{bench,scripts}/**',
      'apps/server/test/*-process.ts',
    ],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
);
