import { readdirSync } from 'node:fs';
import { rule } from './rule.mjs';

const lowFolders = [
  ...['lib', 'config', 'observability', 'database', 'keys', 'http', 'realtime', 'audit'],
  ...['platform', 'cleanup', 'mail', 'files', 'people', 'emoji', 'content'],
];
const areaFolders = [
  'legal-holds',
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
const otherFolders = readdirSync(new URL('../../apps/server/src', import.meta.url), {
  withFileTypes: true,
})
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter((name) => ![...lowFolders, ...areaFolders, ...highFolders].includes(name));

/** Folders of apps/server/src in import order: each may import only the folders before it. */
const serverFolders = [...lowFolders, ...areaFolders, ...otherFolders, ...highFolders];

export const serverRules = [
  ...serverFolders.slice(0, -1).map((folder, index) =>
    rule(
      `server-${folder}-import-order`,
      'Code shared by several folders belongs in a lower folder. Higher folders inject what lower folders need.',
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
    'server-no-clients',
    'The server knows its clients only through the contract.',
    { path: '^apps/server' },
    { path: '^(apps/(web|admin)|packages/(ui|scene))/' },
    { 'apps/server/src/example.ts': ['apps/web/src/example.ts'] },
  ),
  rule(
    'server-areas-only-services',
    'Areas import only the services of other areas, not their handlers, registration or SQL.',
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
    'server-sql-only-in-stores',
    'Only stores import Drizzle, so that a schema change affects only them. Error descriptions read the cause of failed queries.',
    {
      path: '^apps/server/src/(?!database/|demo/)',
      pathNot: '(-store|\\.test)\\.ts$|^apps/server/src/observability/error-description\\.ts$',
    },
    { path: 'node_modules/drizzle-orm/' },
    { 'apps/server/src/chat/example.ts': ['node_modules/drizzle-orm/index.js'] },
  ),
];
