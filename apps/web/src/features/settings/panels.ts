import type { Panel } from '../../platform/workplace/Panel.ts';

export const settingsPanels: readonly Panel[] = [
  {
    path: '/settings',
    nameKey: 'common:nav.settings',
    load: async () => (await import('./pages/SettingsPage.tsx')).SettingsPage,
    area: 'settings',
    entry: { id: 'settings', icon: 'settings', shortcut: 'S' },
  },
  {
    path: '/password',
    nameKey: 'settings:changePassword',
    load: async () => (await import('./pages/ChangePasswordPage.tsx')).ChangePasswordPage,
    area: 'settings',
    parentEntryId: 'settings',
  },
  {
    path: '/security',
    nameKey: 'settings:security.title',
    load: async () => (await import('./pages/SecurityPage.tsx')).SecurityPage,
    area: 'settings',
    parentEntryId: 'settings',
  },
  {
    path: '/access-tokens',
    nameKey: 'settings:accessTokens.title',
    load: async () => (await import('./pages/AccessTokensPage.tsx')).AccessTokensPage,
    area: 'settings',
    parentEntryId: 'settings',
  },
];
