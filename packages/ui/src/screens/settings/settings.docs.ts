import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AccessTokens: {
    purpose: 'Lists the access tokens of the member for scripts, creates and revokes them.',
    container: 'apps/web/src/features/settings/pages/AccessTokensPage.tsx',
    data: '`creation` is the form, then the secret, which is shown once.',
    accessibility: ['The token is a read-only field beside the button that copies it.'],
    related: { Settings: 'opens it.', AdminAccessTokens: 'lists those of all members.' },
  },
  ChangePassword: {
    purpose: 'Changes the password of the member.',
    container: 'apps/web/src/features/settings/pages/ChangePasswordPage.tsx',
    data: '`result` is the response from the server, at the field or as a message.',
    accessibility: ['Rules are read with “met” or “not met”.'],
    related: { Security: 'opens it.' },
  },
  Passkey: {
    purpose: 'Dialog that adds or renames a passkey.',
    container: 'apps/web/src/features/settings/pages/SecurityPage.tsx',
    data: '`Security` lists the passkeys; the page calls the browser.',
    related: { Security: 'lists passkeys.' },
  },
  Security: {
    purpose: 'Shows sessions, known networks, passkeys and two-factor authentication.',
    container: 'apps/web/src/features/settings/pages/SecurityPage.tsx',
    data: 'Pages of sessions and networks; sensitive actions ask for the password first.',
    related: { TwoFactor: 'is set up in a dialog.', ChangePassword: 'changes the password.' },
  },
  Settings: {
    purpose: 'Changes language, appearance, notifications and devices.',
    container: 'apps/web/src/features/settings/pages/SettingsPage.tsx',
    data: 'Stored values and the export of data; each change is saved immediately, `saveFailed` restores the stored values.',
    accessibility: ['A failure is announced; each switch is named by its setting.'],
    related: { Security: 'has the settings of the account.' },
  },
  TwoFactor: {
    purpose: 'Sets up, replaces and turns off two-factor authentication.',
    container: 'apps/web/src/features/settings/pages/SecurityPage.tsx',
    data: 'The dialog gets the secret and the recovery codes from the server, once.',
    accessibility: ['The secret is a read-only field beside the QR code, with a copy button.'],
    related: { VerifyTwoFactor: 'asks for a code when signing in.' },
  },
};
