import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  MemberDrawer: {
    purpose:
      'Shows a member with seat and devices, changes role and department, and ends sessions.',
    container: 'apps/admin/src/features/members/MemberDetails.tsx',
    data: 'The member, and which changes are allowed.',
    accessibility: ['As `Drawer`; destructive actions ask for confirmation.'],
    related: { MemberTable: 'opens it.' },
  },
  MemberTable: {
    purpose: 'Lists members with filters and bulk actions.',
    container: 'apps/admin/src/features/members/pages/MembersPage.tsx',
    data: 'A page of members.',
    accessibility: ['Keys and roles as in `DataTable`; results of bulk actions are announced.'],
    related: { MemberDrawer: 'shows a member.' },
  },
};
