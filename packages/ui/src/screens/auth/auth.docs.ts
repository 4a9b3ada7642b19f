import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AdminSignIn: {
    purpose: 'Signs administrators in with email and password.',
    container: 'apps/admin/src/features/auth/pages/SignInPage.tsx',
    data: '`error` is a new object for each response, so that it is announced again.',
    related: { SignIn: 'signs members in.' },
  },
  ForgotPassword: {
    purpose: 'Requests an email with a link to set a new password.',
    container: 'apps/web/src/features/auth/pages/ForgotPasswordPage.tsx',
    data: 'The address typed on the sign-in page is the default; the page stores changes for the other pages.',
    accessibility: ['Wrong fields get the focus on submit.'],
    related: { ForgotPasswordRequested: 'follows it.' },
  },
  ForgotPasswordRequested: {
    purpose: 'Confirms the request without saying whether the address has an account.',
    container: 'apps/web/src/features/auth/pages/ForgotPasswordRequestedPage.tsx',
    data: '`email` is missing if the page is opened by its address.',
    accessibility: ['The title gets the focus, so that the new page is announced.'],
    related: { ForgotPassword: 'precedes it.' },
  },
  ProviderCallback: {
    purpose: 'Shows in a popup whether a calendar or meeting account was linked.',
    container: 'apps/web/src/features/auth/pages/ProviderCallbackPage.tsx',
    data: '`state` is the response from the server to the code in the address.',
    accessibility: ['The result is a live region.'],
    related: { CalendarLink: 'opens the popup.' },
  },
  ResetPassword: {
    purpose: 'Changes the password of the member, which signs the member out on other devices.',
    container: 'apps/web/src/features/auth/pages/ResetPasswordPage.tsx',
    data: '`error` is a new object for each response from the server.',
    accessibility: ['After the change, the title gets the focus.'],
    related: { UpdatePassword: 'follows the link of an email.' },
  },
  SignIn: {
    purpose:
      'Signs members in: email and password, passkey, or the identity provider of the organisation.',
    container: 'apps/web/src/features/auth/pages/SignInPage.tsx',
    data: '`links` are the addresses of the other pages; the response decides which page follows.',
    accessibility: ['A rejected sign-in is announced; password managers can fill both fields.'],
    related: {
      VerifyTwoFactor: 'follows with two-factor authentication.',
      VerifyNewIp: 'follows on an unknown network.',
    },
  },
  SignUp: {
    purpose: 'Creates an account with the link of an invitation: information, then password.',
    container: 'apps/web/src/features/auth/pages/SignUpPage.tsx',
    data: '`state` says whether the link is valid, and which step is shown.',
    accessibility: ['Follow-up pages focus their title.'],
    related: { SignIn: 'is for existing accounts.' },
  },
  SsoCallback: {
    purpose: 'Shows the result of signing in through an identity provider.',
    container: 'apps/web/src/shell/routes.tsx',
    data: '`state` is the response from the server to the code in the address.',
    accessibility: ['The result is a live region.'],
    related: { SignIn: 'starts it.' },
  },
  UpdatePassword: {
    purpose: 'Sets a new password with the link of an email.',
    container: 'apps/web/src/features/auth/pages/UpdatePasswordPage.tsx',
    data: '`state` says whether the link is valid, used or expired.',
    accessibility: [
      'Rules are read with “met” or “not met”; an error of the password is shown at its field.',
    ],
    related: { UpdatePasswordDone: 'follows it.' },
  },
  UpdatePasswordDone: {
    purpose: 'Confirms the new password and links to the sign-in page.',
    container: 'apps/web/src/features/auth/pages/UpdatePasswordDonePage.tsx',
    accessibility: ['The title gets the focus.'],
    related: { UpdatePassword: 'precedes it.' },
  },
  VerifyNewIp: {
    purpose: 'Asks for the 4-digit code that is sent by email on an unknown network.',
    data: '`codeExpiresAt` and `resendAt` are times from the server, in epoch milliseconds.',
    accessibility: [
      'The code is one input with autofill; a rejected code is focused and explained.',
    ],
    related: { VerifyTwoFactor: 'asks for another code.' },
  },
  VerifyTwoFactor: {
    purpose: 'Asks for a code of the authenticator app, or for a recovery code.',
    data: '`error` is a new object for each response.',
    accessibility: ['The code is one input with autofill.'],
    related: { TwoFactor: 'sets it up.' },
  },
};
