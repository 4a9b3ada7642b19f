import type { Panel } from '../../platform/workplace/Panel.ts';

export const helpPanels: readonly Panel[] = [
  {
    path: '/question-and-answer/:id?',
    nameKey: 'common:nav.questionAndAnswer',
    load: async () => (await import('./pages/HelpPage.tsx')).HelpPage,
    area: 'help',
    entry: { id: 'questionAndAnswer', icon: 'help', shortcut: 'Q' },
  },
];
