import type { EditedPlan } from '../planEditorState.ts';

/** Floor of 20 × 10 metres: a room with a door on the left, two desks with chairs on the right. */
export function smallPlan(): EditedPlan {
  const wall = (id: string, from: [number, number], to: [number, number]) => ({
    ...{ id, from, to, thickness: 0.2, height: 3, material: 'PLASTER' as const },
  });
  return {
    version: 1,
    name: { ja: '階', en: 'Floor' },
    size: { width: 20, depth: 10, height: 3 },
    spawns: [{ x: 10, z: 9, heading: 3.14 }],
    walls: [
      wall('wall-1', [1, 1], [6, 1]),
      wall('wall-2', [6, 1], [6, 5]),
      wall('wall-3', [6, 5], [1, 5]),
      wall('wall-4', [1, 5], [1, 1]),
    ],
    doors: [{ id: 'door-1', wallId: 'wall-3', at: 2, width: 1.2, kind: 'GLASS' }],
    zones: [
      {
        ...{
          id: 'floor',
          kind: 'OPEN',
          name: { ja: '床', en: 'Open' },
          finish: 'WOOD',
          tint: 'sand',
        },
        polygon: [
          [0, 0],
          [20, 0],
          [20, 10],
          [0, 10],
        ],
      },
      {
        ...{ id: 'room', kind: 'MEETING', name: { ja: '会議室', en: 'Room' } },
        ...{ finish: 'CARPET', tint: 'sky' },
        polygon: [
          [1, 1],
          [6, 1],
          [6, 5],
          [1, 5],
        ],
      },
    ],
    desks: [
      { id: 'desk-1', x: 10, z: 4, heading: 0, width: 1.5, depth: 0.75 },
      { id: 'desk-2', x: 14, z: 4, heading: 0, width: 1.5, depth: 0.75 },
    ],
    seats: [
      { id: 'a-1', label: 'A-1', x: 10, z: 3.2, heading: 0, zoneId: 'floor', kind: 'DESK' },
      { id: 'a-2', label: 'A-2', x: 14, z: 3.2, heading: 0, zoneId: 'floor', kind: 'DESK' },
      { id: 'r-1', label: 'R-1', x: 3, z: 3, heading: 0, zoneId: 'room', kind: 'CHAIR' },
    ],
    decor: [
      { kind: 'RUG', x: 17, z: 8, heading: 0 },
      { kind: 'PLANT', x: 17, z: 8, heading: 0 },
    ],
  };
}
