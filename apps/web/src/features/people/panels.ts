import type { Panel } from '../../platform/workplace/Panel.ts';

export const deskPanels: readonly Panel[] = [
  {
    path: '/my-desk',
    nameKey: 'common:nav.myDesk',
    load: async () => (await import('./pages/MyDeskPage.tsx')).MyDeskPage,
    scene: 'MyDesk',
    entry: { id: 'myDesk', icon: 'myDesk', shortcut: 'K' },
  },
];

export const avatarPanels: readonly Panel[] = [
  {
    path: '/change-avatar',
    nameKey: 'common:nav.changeAvatar',
    load: async () => (await import('./pages/ChangeAvatarPage.tsx')).ChangeAvatarPage,
    scene: 'CharacterCustomize',
    entry: { id: 'changeAvatar', icon: 'changeAvatar', shortcut: 'A' },
  },
];

export const peoplePanels: readonly Panel[] = [
  {
    path: '/people',
    nameKey: 'people:title',
    load: async () => (await import('./pages/PeoplePage.tsx')).PeoplePage,
  },
  {
    path: '/people/:userId/note?',
    nameKey: 'people:title',
    load: async () => (await import('./pages/PersonPage.tsx')).PersonPage,
  },
  {
    path: '/profile',
    nameKey: 'people:editProfile',
    load: async () => (await import('./pages/ProfilePage.tsx')).ProfilePage,
  },
];
