import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  ScimSettings: {
    purpose: 'Connects the identity provider that provisions members by SCIM.',
    container: 'apps/admin/src/features/sso/ProvisioningSection.tsx',
    data: 'The address and a token, which is shown once.',
    related: { SsoSettings: 'contains it.' },
  },
  SsoSettings: {
    purpose: 'Configures sign-in through the OpenID Connect or SAML provider.',
    container: 'apps/admin/src/features/sso/pages/SsoPage.tsx',
    data: 'Stored settings, and the result of a test.',
    related: { SsoCallback: 'ends a sign-in.' },
  },
};
