// Allowed import directions. A violation fails `npm run lint`.
//
// Each rule has a name, a reason, the files it applies to, the imports it forbids, and a proof: example
// imports that violate it ({ file: [imported, …] }; the files need not exist). `npm run lint` writes these
// files to a temporary folder and fails if a rule does not report each of them, or if its patterns match no
// file of the repository.
import { readdirSync } from 'node:fs';

const lowFolders = [
  ...['lib', 'config', 'observability', 'database', 'http', 'realtime', 'audit', 'platform'],
  ...['cleanup', 'mail', 'files', 'emoji', 'people', 'content'],
];
const areaFolders = [
  'settings',
  'status',
  'notification',
  'map',
  'auth',
  'organization',
  'chat',
  'meeting',
  'calendar',
  'voice',
  'sharing-document',
  'bulletin',
];
const highFolders = ['search', 'admin', 'demo', 'cli'];
/** Areas that the folders of `areaFolders` do not import, in alphabetical order. */
const otherFolders = readdirSync(new URL('./apps/server/src', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => ![...lowFolders, ...areaFolders, ...highFolders].includes(name));

/** Folders of apps/server/src in import order: each may import only the folders before it. */
const serverFolders = [...lowFolders, ...areaFolders, ...otherFolders, ...highFolders];

const testDoubles = '/(test[A-Z]\\w*|Fake\\w+|fakes)\\.ts$';

/** Files of tests, stories and scripts. */
const notProduct = `\\.(test|stories|bench)\\.tsx?$|/(test|e2e|bench|dev|scripts)/|${testDoubles}`;

export const folderCycles = {
  name: 'no-folder-cycle',
  /** Imports of these files, and from them, do not count. */
  ignored: `${notProduct}|\\.(fixtures|decorator|play)\\.tsx?$|/dist/`,
  /** Imports that close a cycle, and a test import that must not be reported. */
  proof: {
    cycle: {
      'packages/api/src/first/one.ts': 'packages/api/src/second/two.ts',
      'packages/api/src/second/three.ts': 'packages/api/src/first/four.ts',
    },
    reported: 'no-folder-cycle: packages/api/src: first → second → first',
    ignored: {
      'packages/api/src/first/one.ts': 'packages/api/src/third/five.ts',
      'packages/api/src/third/five.test.ts': 'packages/api/src/first/one.ts',
    },
  },
};

/** Imports that violate each rule, by rule name. */
export const breaks = {};

function rule(name, comment, from, to, proof) {
  breaks[name] = proof;
  return { name, comment, severity: 'error', from, to };
}

export default {
  forbidden: [
    rule(
      'no-cycle',
      'Two files that need each other are one file, or miss a third.',
      {},
      { circular: true },
      { 'packages/api/src/one.ts': ['packages/api/src/other.ts'] },
    ),
    rule(
      'ui-is-pure',
      'A screen declares what it needs; an app fetches it and routes to it.',
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
      'ui-styles-are-lowest',
      'screens → patterns → primitives → styles, never upward.',
      { path: '^packages/ui/src/styles', pathNot: '\\.stories\\.tsx$' },
      { path: '^packages/ui/src/(primitives|patterns|screens)' },
      { 'packages/ui/src/styles/example.ts': ['packages/ui/src/primitives/Example.tsx'] },
    ),
    rule(
      'ui-primitives-are-low',
      'screens → patterns → primitives → styles, never upward.',
      { path: '^packages/ui/src/primitives', pathNot: '\\.stories\\.tsx$' },
      { path: '^packages/ui/src/(patterns|screens)' },
      { 'packages/ui/src/primitives/Example.tsx': ['packages/ui/src/patterns/Example.tsx'] },
    ),
    rule(
      'ui-patterns-are-middle',
      'screens → patterns → primitives → styles, never upward.',
      { path: '^packages/ui/src/patterns', pathNot: '\\.stories\\.tsx$' },
      { path: '^packages/ui/src/screens' },
      { 'packages/ui/src/patterns/Example.tsx': ['packages/ui/src/screens/Example.tsx'] },
    ),
    rule(
      'ui-areas-stand-alone',
      'A part that the screens of two areas share is a pattern.',
      {
        path: '^packages/ui/src/screens/([^/]+)/',
        pathNot: '\\.(stories|fixtures)\\.tsx?$',
      },
      { path: '^packages/ui/src/screens/', pathNot: '^packages/ui/src/screens/$1/' },
      { 'packages/ui/src/screens/map/Example.tsx': ['packages/ui/src/screens/people/Example.tsx'] },
    ),
    rule(
      'ui-stories-helpers-are-for-stories',
      'Nothing of Storybook is published.',
      {
        path: '^packages/ui/src',
        pathNot: '\\.(stories|fixtures|decorator|play|test)\\.tsx?$|^packages/ui/src/stories/',
      },
      { path: '^packages/ui/src/stories/' },
      { 'packages/ui/src/patterns/Example.tsx': ['packages/ui/src/stories/Example.tsx'] },
    ),
    rule(
      'radix-in-primitives-alone',
      'What we build on can be changed in one place.',
      { path: '^packages/ui/src/(patterns|screens)' },
      { path: 'node_modules/(@radix-ui|radix-ui)/' },
      { 'packages/ui/src/patterns/Example.tsx': ['node_modules/@radix-ui/themes/index.js'] },
    ),
    rule(
      'i18next-in-screens-alone',
      'Primitives and patterns are used where it is not installed: their words come with them.',
      { path: '^packages/ui/src/(primitives|patterns|styles)', pathNot: '\\.stories\\.tsx$' },
      { path: 'node_modules/(i18next|react-i18next)/' },
      { 'packages/ui/src/patterns/Example.tsx': ['node_modules/react-i18next/index.js'] },
    ),
    rule(
      'vocabulary-depends-on-nothing',
      'Anyone may import it, so it imports no one.',
      { path: '^packages/vocabulary/src', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/vocabulary/src' },
      { 'packages/vocabulary/src/example.ts': ['packages/world/src/geometry/index.ts'] },
    ),
    rule(
      'web-not-admin',
      'Two applications: what both need is in a package.',
      { path: '^apps/web/' },
      { path: '^apps/admin/' },
      { 'apps/web/src/example.ts': ['apps/admin/src/example.ts'] },
    ),
    rule(
      'admin-knows-packages-alone',
      'Two applications: what both need is in a package. It meets the server in the contract.',
      { path: '^apps/admin/' },
      {
        path: '^(apps/(web|server)/|packages/(scene|scene-bridge)/)',
        pathNot: '^apps/web/e2e/support/',
      },
      {
        'apps/admin/src/example.ts': ['apps/web/src/example.ts', 'apps/server/src/example.ts'],
      },
    ),
    rule(
      'admin-platform-is-lowest',
      'platform → features → shell, never upward.',
      { path: '^apps/admin/src/platform/' },
      { path: '^apps/admin/src/(features|shell)/' },
      {
        'apps/admin/src/platform/example.ts': [
          'apps/admin/src/features/auth/index.ts',
          'apps/admin/src/shell/example.ts',
        ],
      },
    ),
    rule(
      'admin-features-below-shell',
      'The shell composes features; what they need of it is handed in.',
      { path: '^apps/admin/src/features/' },
      { path: '^apps/admin/src/shell/' },
      { 'apps/admin/src/features/auth/example.ts': ['apps/admin/src/shell/example.ts'] },
    ),
    rule(
      'admin-features-meet-in-index',
      'A feature offers what its index.ts exports; the rest is its own.',
      { path: '^apps/admin/src/features/([^/]+)/' },
      {
        path: '^apps/admin/src/features/([^/]+)/',
        pathNot: '^apps/admin/src/features/($1/|[^/]+/index\\.ts$)',
      },
      {
        'apps/admin/src/features/auth/example.ts': [
          'apps/admin/src/features/overview/example.ts',
          'apps/admin/src/features/overview/pages/index.ts',
        ],
      },
    ),
    rule(
      'admin-shell-takes-index-and-pages',
      'The shell routes to pages and composes what features offer.',
      { path: '^apps/admin/src/shell/' },
      {
        path: '^apps/admin/src/features/',
        pathNot: '^apps/admin/src/features/[^/]+/(index\\.ts$|pages/)',
      },
      { 'apps/admin/src/shell/example.ts': ['apps/admin/src/features/auth/example.ts'] },
    ),
    rule(
      'web-not-server',
      'They meet in the contract; the walks take the stand-ins for providers alone.',
      { path: '^apps/web' },
      { path: '^apps/server', pathNot: '^apps/server/test/providers/' },
      { 'apps/web/src/example.ts': ['apps/server/src/example.ts'] },
    ),
    rule(
      'server-not-client',
      'They meet in the contract.',
      { path: '^apps/server' },
      { path: '^(apps/(web|admin)|packages/(ui|scene))/' },
      { 'apps/server/src/example.ts': ['apps/web/src/example.ts'] },
    ),
    rule(
      'world-knows-vocabulary-alone',
      'Server, page and scene walk by it.',
      { path: '^packages/world/' },
      { path: '^(apps|packages/(?!world/|vocabulary/))' },
      { 'packages/world/src/example.ts': ['packages/api/src/index.ts'] },
    ),
    rule(
      'scene-knows-bridge-and-world',
      'Any scene can take its place.',
      { path: '^packages/scene/' },
      { path: '^(apps|packages/(?!scene/|scene-bridge/|world/|vocabulary/))' },
      { 'packages/scene/src/example.ts': ['packages/api/src/index.ts'] },
    ),
    rule(
      'api-stands-alone',
      'Other products install it.',
      { path: '^packages/api' },
      { path: '^(apps|packages/(?!api/|vocabulary/))' },
      { 'packages/api/src/example.ts': ['packages/world/src/index.ts'] },
    ),
    rule(
      'bridge-stands-alone',
      'It is all that a scene needs; an avatar is the one payload that the world describes.',
      { path: '^packages/scene-bridge' },
      { path: '^(apps|packages/(?!scene-bridge/|vocabulary/|world/src/avatar/))' },
      { 'packages/scene-bridge/src/example.ts': ['packages/world/src/geometry/index.ts'] },
    ),
    rule(
      'client-knows-packages-alone',
      'What the applications share is handed what differs between them.',
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
      'client-lib-is-lowest',
      'It knows nothing of the product.',
      { path: '^packages/client/src/lib/' },
      { path: '^packages/client/src/(?!lib/)' },
      { 'packages/client/src/lib/example.ts': ['packages/client/src/session/example.ts'] },
    ),
    rule(
      'client-is-for-apps',
      'Its parts are singletons of a page: what is published, or runs on the server, is none.',
      { path: '^(packages/(?!client/)|apps/server/)' },
      { path: '^packages/client/' },
      {
        'packages/ui/src/example.ts': ['packages/client/src/example.ts'],
        'apps/server/src/example.ts': ['packages/client/src/example.ts'],
      },
    ),
    rule(
      'web-lib-is-lowest',
      'lib → platform → office → features → shell, never upward.',
      { path: '^apps/web/src/lib/' },
      { path: '^apps/web/src/(platform|office|features|shell)/' },
      {
        'apps/web/src/lib/example.ts': [
          'apps/web/src/platform/example.ts',
          'apps/web/src/office/example.ts',
          'apps/web/src/features/chat/index.ts',
          'apps/web/src/shell/example.ts',
        ],
      },
    ),
    rule(
      'web-platform-is-low',
      'lib → platform → office → features → shell, never upward.',
      { path: '^apps/web/src/platform/' },
      { path: '^apps/web/src/(office|features|shell)/' },
      {
        'apps/web/src/platform/example.ts': [
          'apps/web/src/office/example.ts',
          'apps/web/src/features/chat/index.ts',
          'apps/web/src/shell/example.ts',
        ],
      },
    ),
    rule(
      'web-office-is-middle',
      'lib → platform → office → features → shell, never upward.',
      { path: '^apps/web/src/office/' },
      { path: '^apps/web/src/(features|shell)/' },
      {
        'apps/web/src/office/example.ts': [
          'apps/web/src/features/chat/index.ts',
          'apps/web/src/shell/example.ts',
        ],
      },
    ),
    rule(
      'web-features-below-shell',
      'The shell composes features; what they need of it is handed in.',
      { path: '^apps/web/src/features/' },
      { path: '^apps/web/src/shell/' },
      { 'apps/web/src/features/chat/example.ts': ['apps/web/src/shell/example.ts'] },
    ),
    rule(
      'web-features-meet-in-index',
      'A feature offers what its index.ts exports; the rest is its own.',
      { path: '^apps/web/src/features/([^/]+)/' },
      {
        path: '^apps/web/src/features/([^/]+)/',
        pathNot: '^apps/web/src/features/($1/|[^/]+/index\\.ts$)',
      },
      {
        'apps/web/src/features/chat/example.ts': [
          'apps/web/src/features/people/example.ts',
          'apps/web/src/features/people/pages/index.ts',
        ],
      },
    ),
    rule(
      'web-pages-are-highest-in-a-feature',
      'pages → models → transports, never upward: what outlives a page does not know it.',
      { path: '^apps/web/src/features/([^/]+)/(models|sync|compose|rtc|media|push)/' },
      { path: '^apps/web/src/features/$1/pages/' },
      { 'apps/web/src/features/chat/models/example.ts': ['apps/web/src/features/chat/pages/A.ts'] },
    ),
    rule(
      'web-transports-below-models',
      'Sync, disk, connections and devices are handed to the models.',
      { path: '^apps/web/src/features/([^/]+)/(sync|compose|rtc|media)/' },
      { path: '^apps/web/src/features/$1/models/' },
      {
        'apps/web/src/features/chat/sync/example.ts': [
          'apps/web/src/features/chat/models/example.ts',
        ],
        'apps/web/src/features/voice/rtc/example.ts': [
          'apps/web/src/features/voice/models/example.ts',
        ],
      },
    ),
    rule(
      'web-shell-takes-entries-and-pages',
      'The shell routes to pages and composes what features offer: index, panels and workplace parts.',
      { path: '^apps/web/src/shell/' },
      {
        path: '^apps/web/src/features/',
        pathNot: '^apps/web/src/features/[^/]+/((index|panels)\\.ts$|feature\\.tsx?$|pages/)',
      },
      { 'apps/web/src/shell/example.ts': ['apps/web/src/features/chat/models/example.ts'] },
    ),
    ...serverFolders.slice(0, -1).map((folder, index) =>
      rule(
        `server-${folder}-looks-down`,
        'What several folders need stands below them; what is above is handed in.',
        { path: `^apps/server/src/${folder}/`, pathNot: '\\.test\\.ts$' },
        {
          path: '^apps/server/src/',
          pathNot: `^apps/server/src/(${serverFolders.slice(0, index + 1).join('|')})/`,
        },
        {
          [`apps/server/src/${folder}/example.ts`]: [
            ...serverFolders.slice(index + 1).map((above) => `apps/server/src/${above}/example.ts`),
            'apps/server/src/server.ts',
          ],
        },
      ),
    ),
    rule(
      'server-areas-meet-in-services',
      'An area offers services; its handlers, its registration and its SQL are its own.',
      { path: '^apps/server/src/([^/]+)/', pathNot: '\\.test\\.ts$|^apps/server/src/demo/' },
      {
        path: '^apps/server/src/.+(/handlers|/area|-store)\\.ts$',
        pathNot: '^apps/server/src/($1|platform)/',
      },
      {
        'apps/server/src/voice/example.ts': [
          'apps/server/src/people/example-store.ts',
          'apps/server/src/map/movement/example-store.ts',
          'apps/server/src/people/handlers.ts',
          'apps/server/src/people/area.ts',
        ],
      },
    ),
    rule(
      'server-sql-in-stores',
      'A change of the schema is looked for in stores alone. The logger names failed queries.',
      {
        path: '^apps/server/src/(?!database/|demo/)',
        pathNot: '(-store|\\.test)\\.ts$|^apps/server/src/observability/logger\\.ts$',
      },
      { path: 'node_modules/drizzle-orm/' },
      { 'apps/server/src/chat/example.ts': ['node_modules/drizzle-orm/index.js'] },
    ),
    rule(
      'no-tests-in-products',
      'Tests and what stands in for a real part import the product, not the other way.',
      {
        pathNot: notProduct,
      },
      {
        path: ['\\.test\\.tsx?$|/(test|e2e|bench)/', testDoubles],
        pathNot: 'node_modules',
      },
      {
        'apps/web/src/example.ts': [
          'apps/web/src/example.test.ts',
          'packages/client/src/lib/testExample.ts',
          'apps/web/src/platform/FakeExample.ts',
        ],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Excludes only our own build output: most installed packages also ship a dist/ folder.
    exclude: { path: '^((apps|packages)/[^/]+/dist|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
