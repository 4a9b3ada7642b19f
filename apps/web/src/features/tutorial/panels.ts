import type { Panel } from '../../platform/workplace/Panel.ts';

export const tutorialPanels: readonly Panel[] = [
  {
    path: '/tutorial/:tutorialId?',
    nameKey: 'common:nav.tutorial',
    load: async () => (await import('./pages/TutorialPage.tsx')).TutorialPage,
    area: 'tutorial',
    entry: { id: 'tutorial', icon: 'tutorial', shortcut: 'T' },
  },
];
