import type { Panel } from '../../platform/workplace/Panel.ts';

export const helpPanels: readonly Panel[] = [
  {
    path: '/question-and-answer/:id?',
    nameKey: 'help:title',
    load: async () => (await import('./pages/HelpPage.tsx')).HelpPage,
    area: 'help',
  },
];
