import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AdministeredOrganizations: {
    purpose: 'Chooses the organisation to administer.',
    container: 'apps/admin/src/features/auth/pages/ChooseOrganizationPage.tsx',
    data: 'A page of organisations.',
    accessibility: ['The current organisation has `aria-current`.'],
    related: { OrganizationPicker: 'is the choice of members.' },
  },
  ConfirmIdentity: {
    purpose: 'Asks administrators to confirm their identity before a sensitive action.',
    container: 'apps/admin/src/features/auth/pages/Confirmation.tsx',
    data: '`state` is the required method; null closes it.',
    accessibility: ['The first field gets the focus.'],
    related: { VerifyTwoFactor: 'asks when signing in.' },
  },
};
