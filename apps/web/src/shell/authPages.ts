import { lazyPage } from '@office/client/loading/lazyPage.tsx';

/** Pages that follow the sign-in of a member of several organisations. */
export const AuthFrame = lazyPage(
  async () => (await import('../features/auth/pages/AuthFrame.tsx')).AuthFrame,
);

export const OrganizationPicker = lazyPage(
  async () =>
    (await import('../features/organization/pages/OrganizationPickerPage.tsx'))
      .OrganizationPickerPage,
);
