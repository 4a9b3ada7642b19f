import { renew } from '../../platform/realtime/updates.ts';
import type { Panel } from '../../platform/workplace/Panel.ts';

export const tutorialPanels: readonly Panel[] = [
  {
    path: '/tutorial/:tutorialId?',
    nameKey: 'common:nav.tutorial',
    load: async () => (await import('./pages/TutorialPage.tsx')).TutorialPage,
    area: 'tutorial',
    updates: {
      tutorialsChanged: [
        renew('/v1/tutorials/user', '/v1/tutorials/user/{tutorialId}', '/v1/tutorials/categories'),
      ],
    },
    entry: { id: 'tutorial', icon: 'tutorial', shortcut: 'T' },
  },
];
