import { rule } from './rule.mjs';

export const adminRules = [
  rule(
    'admin-only-packages',
    'The applications share code only through packages, and use the server only through the contract.',
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
    'admin-platform-imports-no-layer',
    'Import direction: shell → features → platform.',
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
    'admin-features-no-shell',
    'Import direction: shell → features → platform. The shell injects what features need.',
    { path: '^apps/admin/src/features/' },
    { path: '^apps/admin/src/shell/' },
    { 'apps/admin/src/features/auth/example.ts': ['apps/admin/src/shell/example.ts'] },
  ),
  rule(
    'admin-features-only-index',
    'Features import only the index.ts of other features.',
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
    'admin-shell-only-index-and-pages',
    'The shell imports only the pages and the index.ts of features.',
    { path: '^apps/admin/src/shell/' },
    {
      path: '^apps/admin/src/features/',
      pathNot: '^apps/admin/src/features/[^/]+/(index\\.ts$|pages/)',
    },
    { 'apps/admin/src/shell/example.ts': ['apps/admin/src/features/auth/example.ts'] },
  ),
];
