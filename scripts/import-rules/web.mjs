import { rule } from './rule.mjs';

export const webRules = [
  rule(
    'web-no-admin',
    'The applications share code only through packages.',
    { path: '^apps/web/' },
    { path: '^apps/admin/' },
    { 'apps/web/src/example.ts': ['apps/admin/src/example.ts'] },
  ),
  rule(
    'web-no-server',
    'The applications use the server only through the contract. End-to-end tests use its provider doubles.',
    { path: '^apps/web' },
    { path: '^apps/server', pathNot: '^apps/server/test/providers/' },
    { 'apps/web/src/example.ts': ['apps/server/src/example.ts'] },
  ),
  rule(
    'web-lib-imports-no-layer',
    'Import direction: shell → features → office → platform → lib.',
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
    'web-platform-only-lib',
    'Import direction: shell → features → office → platform → lib.',
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
    'web-office-only-platform',
    'Import direction: shell → features → office → platform → lib.',
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
    'web-features-no-shell',
    'Import direction: shell → features → office → platform → lib. The shell injects what features need.',
    { path: '^apps/web/src/features/' },
    { path: '^apps/web/src/shell/' },
    { 'apps/web/src/features/chat/example.ts': ['apps/web/src/shell/example.ts'] },
  ),
  rule(
    'web-features-only-index',
    'Features import only the index.ts of other features.',
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
    'web-models-no-pages',
    'Import direction in a feature: pages → models → transports. Models outlive pages.',
    { path: '^apps/web/src/features/([^/]+)/(models|sync|compose|rtc|media|push)/' },
    { path: '^apps/web/src/features/$1/pages/' },
    { 'apps/web/src/features/chat/models/example.ts': ['apps/web/src/features/chat/pages/A.ts'] },
  ),
  rule(
    'web-transports-no-models',
    'Import direction in a feature: pages → models → transports. Models receive transports as dependencies.',
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
    'web-shell-only-entries-and-pages',
    'The shell imports only pages, index.ts, panels.ts and feature.ts of features.',
    { path: '^apps/web/src/shell/' },
    {
      path: '^apps/web/src/features/',
      pathNot: '^apps/web/src/features/[^/]+/((index|panels)\\.ts$|feature\\.tsx?$|pages/)',
    },
    { 'apps/web/src/shell/example.ts': ['apps/web/src/features/chat/models/example.ts'] },
  ),
];
