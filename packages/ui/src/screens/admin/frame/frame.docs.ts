import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AdminShell: {
    purpose: 'Frame of the administration: navigation, organisation and account.',
    container: 'apps/admin/src/shell/Administration.tsx',
    data: 'Pages that the administrator can open.',
    accessibility: ['The current page has `aria-current`; on phones the navigation is a dialog.'],
    related: {
      AppShell: 'is the frame of the workplace.',
      PageShell: 'is the part for any application.',
    },
  },
  ReadOnlyPage: {
    purpose: 'Frame of a page that the role of the viewer can see and cannot change.',
    container: 'apps/admin/src/shell/PageRoutes.tsx',
    data: 'The role of the viewer.',
    accessibility: ['With `disabled`, a `fieldset` disables all fields and buttons.'],
  },
};
