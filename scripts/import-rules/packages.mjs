import { rule } from './rule.mjs';

export const packagesRules = [
  rule(
    'vocabulary-no-dependencies',
    'Every package may import @office/vocabulary, so it has no dependencies.',
    { path: '^packages/vocabulary/src', pathNot: '\\.test\\.ts$' },
    { pathNot: '^packages/vocabulary/src' },
    { 'packages/vocabulary/src/example.ts': ['packages/world/src/geometry/index.ts'] },
  ),
  rule(
    'world-only-vocabulary',
    '@office/world is used by server, page and scene.',
    { path: '^packages/world/' },
    { path: '^(apps|packages/(?!world/|vocabulary/))' },
    { 'packages/world/src/example.ts': ['packages/api/src/index.ts'] },
  ),
  rule(
    'scene-only-bridge-and-world',
    'The built-in scene can be replaced, so it uses the page only through the bridge.',
    { path: '^packages/scene/' },
    { path: '^(apps|packages/(?!scene/|scene-bridge/|world/|vocabulary/))' },
    { 'packages/scene/src/example.ts': ['packages/api/src/index.ts'] },
  ),
  rule(
    'api-only-vocabulary',
    '@office/api is published; it depends only on @office/vocabulary.',
    { path: '^packages/api' },
    { path: '^(apps|packages/(?!api/|vocabulary/))' },
    { 'packages/api/src/example.ts': ['packages/world/src/index.ts'] },
  ),
  rule(
    'embed-only-vocabulary',
    'Intranets load @office/embed, so it is small and uses only @office/vocabulary.',
    { path: '^packages/embed/src/', pathNot: '\\.test\\.ts$|\\.stories\\.tsx$' },
    { path: '^(apps|packages/(?!embed/|vocabulary/))' },
    { 'packages/embed/src/example.ts': ['packages/api/src/index.ts'] },
  ),
  rule(
    'bridge-only-vocabulary',
    'A scene needs only this package. The avatar is the only payload defined in @office/world.',
    { path: '^packages/scene-bridge' },
    { path: '^(apps|packages/(?!scene-bridge/|vocabulary/|world/src/avatar/))' },
    { 'packages/scene-bridge/src/example.ts': ['packages/world/src/geometry/index.ts'] },
  ),
  rule(
    'client-only-packages',
    'The applications inject what differs between them.',
    { path: '^packages/client/' },
    { path: '^(apps|packages/(?!client/|api/|ui/|vocabulary/|world/))' },
    {
      'packages/client/src/example.ts': [
        'apps/web/src/example.ts',
        'packages/scene-bridge/src/index.ts',
      ],
    },
  ),
  rule(
    'client-lib-imports-no-layer',
    'lib has no product code.',
    { path: '^packages/client/src/lib/' },
    { path: '^packages/client/src/(?!lib/)' },
    { 'packages/client/src/lib/example.ts': ['packages/client/src/session/example.ts'] },
  ),
  rule(
    'client-only-in-apps',
    '@office/client has singletons of a page. Published packages and the server do not use it.',
    { path: '^(packages/(?!client/)|apps/server/)' },
    { path: '^packages/client/' },
    {
      'packages/ui/src/example.ts': ['packages/client/src/example.ts'],
      'apps/server/src/example.ts': ['packages/client/src/example.ts'],
    },
  ),
];
