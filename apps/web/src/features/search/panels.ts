import type { Panel } from '../../platform/workplace/Panel.ts';

export const searchPanels: readonly Panel[] = [
  {
    path: '/search',
    nameKey: 'search:title',
    load: async () => (await import('./pages/SearchPage.tsx')).SearchPage,
  },
];
