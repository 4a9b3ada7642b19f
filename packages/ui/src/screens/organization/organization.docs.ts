import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  JoinOrganization: {
    purpose: 'Accepts an invitation to an organisation.',
    container: 'apps/web/src/features/organization/pages/JoinOrganizationPage.tsx',
    data: '`state` describes the invitation: open, of another account, used or expired.',
    related: { OrganizationPicker: 'lists open invitations.' },
  },
  OrganizationPicker: {
    purpose: 'Chooses an organisation after sign-in, and accepts open invitations.',
    container: 'apps/web/src/features/organization/pages/OrganizationPickerPage.tsx',
    data: 'A page of organisations, open invitations and the account.',
    accessibility: ['The selected organisation is `aria-busy` while it opens.'],
    related: { JoinOrganization: 'opens an invitation by its link.' },
  },
};
