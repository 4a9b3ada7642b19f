import type { Panel } from '../../platform/workplace/Panel.ts';

export const bulletinPanels: readonly Panel[] = [
  {
    path: '/bulletin-board/:postId?',
    nameKey: 'common:nav.bulletinBoard',
    load: async () => (await import('./pages/BulletinPage.tsx')).BulletinPage,
    area: 'bulletin',
    entry: { id: 'bulletinBoard', icon: 'bulletinBoard', shortcut: 'B' },
  },
];
