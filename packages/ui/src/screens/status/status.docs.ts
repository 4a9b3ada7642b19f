import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  ErrorFallback: {
    purpose: 'Replaces a page or panel that threw an error while rendering.',
    container: 'apps/admin/src/features/status/pages/CrashPage.tsx',
    data: '`outdated` offers a reload after a deployment.',
    accessibility: ['`alert`, so that it is announced.'],
    related: { ServerError: 'is shown for a response from the server.' },
  },
  Maintenance: {
    purpose: 'Shown while the server is in maintenance, with the planned end.',
    container: 'apps/admin/src/features/status/pages/MaintenancePage.tsx',
    data: '`state` is the announcement from the server.',
    related: { Offline: 'is shown without a connection.' },
  },
  NotFound: {
    purpose: 'Shown for an address without a page.',
    container: 'apps/admin/src/features/status/pages/statusPages.tsx',
    related: { Unauthorized: 'is shown without permission.' },
  },
  Offline: {
    purpose: 'Shown if the page is opened without a connection.',
    related: { Maintenance: 'is shown for a planned interruption.' },
  },
  ServerError: {
    purpose: 'Shown for an error from the server.',
    container: 'apps/admin/src/features/status/pages/statusPages.tsx',
    related: { ErrorFallback: 'is shown for an error of the page.' },
  },
  Unauthorized: {
    purpose: 'Shown if the visitor is signed out or not permitted to see the page.',
    container: 'apps/admin/src/features/status/pages/statusPages.tsx',
    related: { NotFound: 'is shown for a missing page.' },
  },
};
