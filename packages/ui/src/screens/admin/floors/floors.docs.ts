import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  FloorHistory: {
    purpose: 'Lists the published versions of a floor, to restore one.',
    container: 'apps/admin/src/features/floors/pages/FloorHistoryPage.tsx',
    data: 'Versions from the server.',
    related: { PlanEditor: 'edits the plan.' },
  },
  FloorList: {
    purpose: 'Creates, sorts and opens floors.',
    container: 'apps/admin/src/features/floors/pages/FloorsPage.tsx',
    data: 'Floors in order.',
    accessibility: ['Keys as in `SortableList`.'],
    related: { PlanEditor: 'edits a floor.' },
  },
  PlanEditor: {
    purpose: 'Edits the plan of a floor: rooms, furniture, seats, walls.',
    container: 'apps/admin/src/features/floors/pages/FloorEditorPage.tsx',
    data: 'The draft of the plan; saving and publishing are separate.',
    accessibility: [
      'The drawing is an `application`: arrow keys move the selection, Escape ends a tool. A list has all items; changes are announced.',
    ],
    related: { PlanPreview: 'shows the result.' },
  },
  PlanPreview: {
    purpose: 'Shows a plan in 3D before it is published.',
    container: 'apps/admin/src/features/floors/pages/FloorPreview.tsx',
    data: '`status` of the scene.',
    accessibility: ['Escape closes it.'],
    related: { PlanEditor: 'opens it.' },
  },
  SeatAssignments: {
    purpose: 'Assigns seats to members.',
    container: 'apps/admin/src/features/floors/pages/FloorSeatsPage.tsx',
    data: 'Seats and members.',
    related: { MyDesk: 'shows the seat of the member.' },
  },
};
