import type { Panel } from '../../platform/workplace/Panel.ts';

export const mapPanels: readonly Panel[] = [
  {
    path: '/map',
    nameKey: 'common:nav.map',
    load: async () => (await import('./pages/MapPage.tsx')).MapPage,
    scene: 'WorldMap',
    entry: { id: 'map', icon: 'map', shortcut: 'M', shortNameKey: 'common:navShort.map' },
  },
];
