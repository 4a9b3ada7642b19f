import { rule } from './rule.mjs';

export const uiRules = [
  rule(
    'ui-no-data-or-routing',
    'Screens declare the data that they need. Only the apps fetch and route.',
    { path: '^packages/ui/src' },
    {
      path: [
        '^packages/(?!ui/|vocabulary/)',
        '^apps/',
        'node_modules/(react-router|react-router-dom|swr|swr-openapi|openapi-fetch|socket.io-client|firebase)/',
      ],
    },
    {
      'packages/ui/src/screens/Example.tsx': [
        'packages/api/src/index.ts',
        'apps/web/src/main.tsx',
        'node_modules/swr/index.js',
      ],
    },
  ),
  rule(
    'ui-styles-import-no-layer',
    'Import direction: screens → patterns → primitives → styles.',
    { path: '^packages/ui/src/styles', pathNot: '\\.stories\\.tsx$' },
    { path: '^packages/ui/src/(primitives|patterns|screens)' },
    { 'packages/ui/src/styles/example.ts': ['packages/ui/src/primitives/Example.tsx'] },
  ),
  rule(
    'ui-primitives-import-styles',
    'Import direction: screens → patterns → primitives → styles.',
    { path: '^packages/ui/src/primitives', pathNot: '\\.(stories|docs)\\.tsx$' },
    { path: '^packages/ui/src/(patterns|screens)' },
    { 'packages/ui/src/primitives/Example.tsx': ['packages/ui/src/patterns/Example.tsx'] },
  ),
  rule(
    'ui-patterns-import-primitives',
    'Import direction: screens → patterns → primitives → styles.',
    { path: '^packages/ui/src/patterns', pathNot: '\\.stories\\.tsx$' },
    { path: '^packages/ui/src/screens' },
    { 'packages/ui/src/patterns/Example.tsx': ['packages/ui/src/screens/Example.tsx'] },
  ),
  rule(
    'ui-areas-independent',
    'Parts shared by the screens of several areas belong in patterns, and those of areas with articles in content.',
    {
      path: '^packages/ui/src/screens/([^/]+)/',
      pathNot: '\\.(stories|fixtures)\\.tsx?$',
    },
    { path: '^packages/ui/src/screens/', pathNot: '^packages/ui/src/screens/($1|content)/' },
    { 'packages/ui/src/screens/map/Example.tsx': ['packages/ui/src/screens/people/Example.tsx'] },
  ),
  rule(
    'ui-story-helpers-only-in-stories',
    'Storybook helpers are not published.',
    {
      path: '^packages/ui/src',
      pathNot: '\\.(stories|docs|fixtures|decorator|play|test)\\.tsx?$|^packages/ui/src/stories/',
    },
    { path: '^packages/ui/src/stories/' },
    { 'packages/ui/src/patterns/Example.tsx': ['packages/ui/src/stories/Example.tsx'] },
  ),
  rule(
    'ui-radix-only-in-primitives',
    'Only primitives import Radix and Base UI, so that they can be replaced in one folder.',
    { path: '^packages/ui/src/(patterns|screens)' },
    { path: 'node_modules/(@radix-ui|radix-ui|@base-ui)/' },
    { 'packages/ui/src/patterns/Example.tsx': ['node_modules/@radix-ui/themes/index.js'] },
  ),
  rule(
    'ui-i18next-only-in-screens',
    'Primitives and patterns work without i18next. Their texts are part of the package.',
    { path: '^packages/ui/src/(primitives|patterns|styles)', pathNot: '\\.stories\\.tsx$' },
    { path: 'node_modules/(i18next|react-i18next)/' },
    { 'packages/ui/src/patterns/Example.tsx': ['node_modules/react-i18next/index.js'] },
  ),
];
