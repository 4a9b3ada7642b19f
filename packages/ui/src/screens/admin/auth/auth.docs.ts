import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AdministeredOrganizations: {
    purpose: 'Lists the organisations that the administrator can choose.',
    container: 'apps/admin/src/features/auth/pages/OrganizationSwitch.tsx',
    data: 'A page of organisations.',
    accessibility: ['The current organisation has `aria-current`.'],
    related: { OrganizationPicker: 'is the choice of members.' },
  },
  ChooseOrganization: {
    purpose: 'Chooses the organisation to administer after signing in.',
    container: 'apps/admin/src/features/auth/pages/ChooseOrganizationPage.tsx',
    data: 'A page of organisations and the address of the administrator.',
    accessibility: ['The title has the focus.'],
    related: { AdministeredOrganizations: 'is the list.' },
  },
  ConfirmIdentity: {
    purpose: 'Asks administrators to confirm their identity before a sensitive action.',
    container: 'apps/admin/src/features/auth/pages/Confirmation.tsx',
    data: '`state` is the required method; null closes it.',
    accessibility: ['The first field gets the focus.'],
    related: { VerifyTwoFactor: 'asks when signing in.' },
  },
  SwitchOrganization: {
    purpose: 'Changes to another organisation.',
    container: 'apps/admin/src/features/auth/pages/OrganizationSwitch.tsx',
    related: { AdministeredOrganizations: 'is the content.' },
  },
};
