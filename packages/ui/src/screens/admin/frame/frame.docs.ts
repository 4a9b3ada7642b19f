import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AdminShell: {
    purpose: 'Frame of the administration: navigation, organisation and account.',
    container: 'apps/admin/src/shell/Administration.tsx',
    data: 'Pages that the administrator can open.',
    accessibility: ['The current page has `aria-current`; on phones the navigation is a dialog.'],
    related: { AppShell: 'is the frame of the workplace.' },
  },
};
