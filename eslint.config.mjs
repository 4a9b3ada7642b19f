import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { plainLanguage } from './scripts/plain-language.mjs';
import { isQuickSet } from './scripts/test-set.mjs';

const color = 'Use a colour token: vars.color.';
const length = 'Use a length token: vars.space, vars.size or vars.radius.';
const side =
  'Use the logical side, which follows the direction of the text: insetInlineStart, paddingInlineEnd, start.';

/** Forbidden syntax. `npm run lint` fails if a selector does not report the code in its `breaks`. */
export const forbidden = {
  everywhere: [
    {
      selector:
        ':matches(JSXAttribute[name.name=dangerouslySetInnerHTML], Property[key.name=dangerouslySetInnerHTML])',
      message: 'Render user content as text, not as HTML.',
      breaks: [
        'export const a = <p dangerouslySetInnerHTML={{ __html: text }} />;',
        'export const a = { dangerouslySetInnerHTML: { __html: text } };',
      ],
    },
    {
      selector: 'MemberExpression[property.name=/^toLocale(?:Date|Time)?String$/]',
      message:
        'Use the formatters of @office/vocabulary; browsers format dates and numbers differently.',
      breaks: [
        "export const a = date.toLocaleDateString('en');",
        'export const a = date.toLocaleTimeString();',
        'export const a = count.toLocaleString();',
      ],
    },
  ],
  rawValues: [
    {
      selector: 'Literal[value=/^#(?:[\\da-f]{3,4}|[\\da-f]{6}|[\\da-f]{8})$/i]',
      message: color,
      breaks: ["export const a = '#fff';", "export const a = '#12345678';"],
    },
    {
      selector: 'Literal[value=/\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(/i]',
      message: color,
      breaks: ["export const a = 'rgb(0 0 0)';", "export const a = '1em solid oklch(0 0 0)';"],
    },
    {
      selector:
        'TemplateElement[value.raw=/#(?:[\\da-f]{6}|[\\da-f]{3})\\b|\\b(?:rgba?|hsla?|oklch)\\(/i]',
      message: color,
      breaks: ['export const a = `${width} solid #abcdef`;'],
    },
    {
      selector:
        'Property[key.name=/^(?:color|background|backgroundColor|borderColor|outlineColor|fill|stroke)$/] > Literal[value=/^(?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple)$/]',
      message: color,
      breaks: ["export const a = { color: 'white' };"],
    },
    {
      selector: 'Literal[value=/(?<![\\w-])-?\\d*\\.?\\d+px\\b/]',
      message: length,
      breaks: ["export const a = { padding: '13px' };"],
    },
    {
      selector: 'TemplateElement[value.raw=/(?<![\\w-])-?\\d*\\.?\\d+px\\b/]',
      message: length,
      breaks: ['export const a = `${top} 13px`;'],
    },
  ],
  physicalSides: [
    {
      selector:
        'Property[key.name=/^(?:left|right|(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)(?:Color|Style|Width)?|border(?:Top|Bottom)(?:Left|Right)Radius)$/]',
      message: side,
      breaks: [
        'export const a = { left: 0 };',
        'export const a = { marginRight: 0 };',
        'export const a = { borderLeftWidth: 0 };',
        'export const a = { borderTopLeftRadius: 0 };',
      ],
    },
    {
      selector:
        'Property[key.name=/^(?:textAlign|float|clear)$/] > Literal[value=/^(?:left|right)$/]',
      message: side,
      breaks: ["export const a = { textAlign: 'left' };"],
    },
  ],
};

const forbid = (...lists) => [
  'error',
  ...lists.flat().map(({ selector, message }) => ({ selector, message })),
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/storybook-static/',
      '**/test-results/',
      'packages/api/src/schema.ts',
      '.office/',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { office: { rules: { 'plain-language': plainLanguage } } },
    rules: {
      'office/plain-language': 'error',
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
      'no-restricted-syntax': forbid(forbidden.everywhere),
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['apps/server/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'date-fns',
          message:
            'Import single functions (date-fns/addDays): the whole package adds a second to each start.',
        },
      ],
    },
  },
  {
    ...hooks.configs.flat.recommended,
    // The other rules run the React compiler, which takes as long as all other rules and parsing together.
    ...(isQuickSet && {
      rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'warn' },
    }),
    files: ['{apps/{admin,web},packages/{client,ui}}/src/**/*.{ts,tsx}', '.storybook/**/*.tsx'],
  },
  {
    // The link component is provided by the app through a context and is created once, outside of rendering.
    files: ['packages/ui/src/primitives/{Button,Link}/*.tsx'],
    rules: { 'react-hooks/static-components': 'off' },
  },
  {
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    ignores: [
      'packages/ui/src/{stories,styles}/**',
      '**/*.test.ts',
      '**/*.{stories,docs}.tsx',
      '**/*.fixtures.{ts,tsx}',
    ],
    rules: { 'no-restricted-syntax': forbid(forbidden.everywhere, forbidden.rawValues) },
  },
  {
    files: ['packages/ui/src/**/*.css.ts'],
    ignores: ['packages/ui/src/styles/**'],
    rules: {
      'no-restricted-syntax': forbid(
        forbidden.everywhere,
        forbidden.rawValues,
        forbidden.physicalSides,
      ),
    },
  },
  {
    files: ['apps/**/*.ts', 'apps/**/*.tsx', 'packages/**/*.ts', 'packages/**/*.tsx'],
    ignores: [
      'apps/server/src/{open-office,cli}*',
      'apps/server/src/cli/**',
      '**/{bench,scripts}/**',
      'apps/server/test/*-process.ts',
    ],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
);
