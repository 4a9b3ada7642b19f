import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  FloorPicture: {
    purpose: 'Picture of a floor while the office or the plan is loading.',
    container: 'apps/web/src/office/scene/ScenePicture.tsx',
    data: 'The plan of the floor.',
    accessibility: ['`img` named by the floor.'],
    related: { FloorPlan: 'is live.' },
  },
  FloorPlan: {
    purpose: 'Live plan of a floor with people, seats and rooms, without WebGL.',
    container: 'apps/web/src/features/map/pages/LiveFloorPlan.tsx',
    data: 'Plan, positions and presence by real-time messages.',
    accessibility: [
      'A tree beside the drawing for keyboard and screen readers. In the drawing, arrow keys move the view. Escape closes the card, then the panel.',
    ],
    related: { WorldMap: 'lists floors.' },
  },
  WorldMap: {
    purpose: 'Lists the floors with the number of people.',
    container: 'apps/web/src/features/map/pages/FloorsPanel.tsx',
    data: 'Floors and counts from the server.',
    related: { FloorPlan: 'shows a floor.' },
  },
};
