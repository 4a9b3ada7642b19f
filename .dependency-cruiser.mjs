// Which way imports run. A rule's comment says why; breaking one fails the lint.
const areas =
  'auth|organization|people|map|chat|voice|calendar|meeting|notification|tutorial|survey|bulletin|help|settings|status';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    rule(
      'no-cycle',
      'Two files that need each other are one file, or miss a third.',
      {},
      { circular: true },
    ),
    rule(
      'ui-is-pure',
      'A screen declares what it needs; an app fetches it and routes to it.',
      { path: '^packages/ui/src' },
      {
        path: [
          '^packages/(?!ui/)',
          '^apps/',
          'node_modules/(react-router|react-router-dom|swr|swr-openapi|openapi-fetch|socket.io-client|firebase)/',
        ],
      },
    ),
    rule(
      'ui-styles-are-lowest',
      'screens → patterns → primitives → styles, never upward.',
      { path: '^packages/ui/src/styles', pathNot: '\\.stories\\.tsx$' },
      { path: '^packages/ui/src/(primitives|patterns|screens)' },
    ),
    rule(
      'ui-primitives-are-low',
      'screens → patterns → primitives → styles, never upward.',
      { path: '^packages/ui/src/primitives', pathNot: '\\.stories\\.tsx$' },
      { path: '^packages/ui/src/(patterns|screens)' },
    ),
    rule(
      'ui-patterns-are-middle',
      'screens → patterns → primitives → styles, never upward.',
      { path: '^packages/ui/src/patterns', pathNot: '\\.stories\\.tsx$' },
      { path: '^packages/ui/src/screens' },
    ),
    rule(
      'radix-in-primitives-alone',
      'What we build on can be changed in one place.',
      { path: '^packages/ui/src/(patterns|screens)' },
      { path: 'node_modules/(@radix-ui|radix-ui)/' },
    ),
    rule(
      'web-not-server',
      'They meet in the contract.',
      { path: '^apps/web' },
      { path: '^apps/server' },
    ),
    rule(
      'server-not-client',
      'They meet in the contract.',
      { path: '^apps/server' },
      { path: '^(apps/web|packages/(ui|scene))/' },
    ),
    rule(
      'world-knows-vocabulary-alone',
      'Server, page and scene walk by it.',
      { path: '^packages/world/' },
      { path: '^(apps|packages/(?!world/|vocabulary/))' },
    ),
    rule(
      'scene-knows-bridge-and-world',
      'Any scene can take its place.',
      { path: '^packages/scene/' },
      { path: '^(apps|packages/(?!scene/|scene-bridge/|world/|vocabulary/))' },
    ),
    rule(
      'api-stands-alone',
      'Other products install it.',
      { path: '^packages/api' },
      { path: '^(apps|packages/(?!api/|vocabulary/))' },
    ),
    rule(
      'bridge-stands-alone',
      'It is all that a scene needs; an avatar is the one payload that the world describes.',
      { path: '^packages/scene-bridge' },
      { path: '^(apps|packages/(?!scene-bridge/|vocabulary/|world/src/avatar/))' },
    ),
    rule(
      'web-lib-is-lowest',
      'lib → platform → office → features → shell, never upward.',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/(platform|office|features|shell)/' },
    ),
    rule(
      'web-platform-is-low',
      'lib → platform → office → features → shell, never upward.',
      { path: '^apps/web/src/platform/' },
      { path: '^apps/web/src/(office|features|shell)/' },
    ),
    rule(
      'web-office-is-middle',
      'lib → platform → office → features → shell, never upward.',
      { path: '^apps/web/src/office/' },
      { path: '^apps/web/src/(features|shell)/' },
    ),
    rule(
      'web-features-below-shell',
      'The shell composes features; what they need of it is handed in.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/shell/' },
    ),
    rule(
      'web-features-meet-in-index',
      'A feature offers what its index.ts exports; the rest is its own.',
      { path: '^apps/web/src/features/([^/]+)/' },
      {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: '^apps/web/src/features/($1/|[^/]+/index\\.ts$)',
      },
    ),
    rule(
      'web-shell-takes-index-and-pages',
      'The shell routes to pages and composes what features offer.',
      { path: '^apps/web/src/shell/' },
      {
        path: '^apps/web/src/features/',
        pathNot: '^apps/web/src/features/[^/]+/(index\\.ts$|pages/)',
      },
    ),
    rule(
      'server-feature-insides',
      'An area offers service, store types and hooks; its handlers are its own.',
      { path: `^apps/server/src/(${areas})/`, pathNot: '\\.test\\.tsx?$' },
      {
        path: `^apps/server/src/(${areas})/(.*(handlers|store)\\.tsx?)$`,
        pathNot: '^apps/server/src/$1/',
      },
    ),
    rule(
      'no-tests-in-products',
      'Tests import the product, not the other way.',
      { pathNot: '\\.(test|stories|bench)\\.tsx?$|/(test|e2e|bench|dev|scripts)/' },
      { path: '\\.test\\.tsx?$|/(test|e2e|bench)/', pathNot: 'node_modules' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
