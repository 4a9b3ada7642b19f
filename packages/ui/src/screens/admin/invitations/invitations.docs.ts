import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  InvitationTable: {
    purpose: 'Lists invitations, to resend or withdraw them.',
    container: 'apps/admin/src/features/invitations/pages/InvitationsPage.tsx',
    data: 'A page of invitations, and counts by state.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { InviteMembers: 'creates invitations.' },
  },
  InviteMembers: {
    purpose: 'Invites people by address or from a file.',
    container: 'apps/admin/src/features/invitations/pages/InvitePage.tsx',
    data: 'Checked rows of the file or text.',
    related: { TagInput: 'enters addresses.' },
  },
};
