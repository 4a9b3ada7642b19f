import { plan as drawn } from '../../../map/FloorPlan/FloorPlan.plan.fixtures.ts';
import type {
  EditedPlan,
  PlanEditorState,
  PlanProblem,
  ReadyPlanEditor,
} from './planEditorState.ts';

export const plan: EditedPlan = {
  ...(structuredClone(drawn) as unknown as EditedPlan),
  version: 1,
  name: { ja: '1階 ひろば', en: '1F Plaza' },
  size: { ...drawn.size, height: 3 },
  walls: drawn.walls.map((wall) => ({
    ...structuredClone(wall),
    height: 3,
  })) as EditedPlan['walls'],
  spawns: [
    { x: 17, z: 19.6, heading: 3.14 },
    { x: 16, z: 20.3, heading: 3.14 },
  ],
};

export const emptyPlan: EditedPlan = {
  version: 1,
  name: { ja: '5階', en: '5F' },
  size: { width: 20, depth: 14, height: 3 },
  spawns: [],
  walls: [],
  doors: [],
  zones: [],
  desks: [],
  seats: [],
  decor: [],
};

const seatAt = (label: string) => plan.seats.findIndex((seat) => seat.label === label);

export const problems: PlanProblem[] = [
  { code: 'unreachable', severity: 'error', items: [{ kind: 'seat', index: seatAt('A-1') }] },
  {
    code: 'seatsOverlap',
    severity: 'warning',
    items: [
      { kind: 'seat', index: seatAt('A-2') },
      { kind: 'seat', index: seatAt('A-3') },
    ],
  },
  { code: 'peopleShutIn', severity: 'error', items: [], place: { x: 28, z: 10 } },
];

const ready: ReadyPlanEditor = {
  status: 'ready',
  floorName: '1F Plaza',
  plan,
  planKey: '1',
  problems: [],
  checking: false,
  draft: { status: 'saved', savedAt: '2026-11-20T02:30:00Z' },
  published: true,
};

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  ready,
} satisfies { [S in PlanEditorState['status']]: Extract<PlanEditorState, { status: S }> };

export function largePlan(): EditedPlan {
  const desks: EditedPlan['desks'] = [];
  const seats: EditedPlan['seats'] = [];
  const decor: EditedPlan['decor'] = [];
  const walls: EditedPlan['walls'] = [];
  const doors: EditedPlan['doors'] = [];
  const zones: EditedPlan['zones'] = [];
  for (let room = 0; room < 42; room++) {
    const [left, top] = [(room % 7) * 12, Math.floor(room / 7) * 12];
    const corners: [number, number][] = [
      [left + 0.5, top + 0.5],
      [left + 11.5, top + 0.5],
      [left + 11.5, top + 11.5],
      [left + 0.5, top + 11.5],
    ];
    const name = { ja: `執務エリア ${room + 1}`, en: `Desk area ${room + 1}` };
    zones.push({
      ...{ id: `zone-${room}`, kind: 'DESK_AREA', name },
      ...{ polygon: corners, finish: 'CARPET', tint: room % 2 ? 'sand' : 'sky' },
    });
    corners.forEach((from, side) => {
      const to = corners[(side + 1) % 4]!;
      const id = `wall-${room}-${side}`;
      walls.push({ id, from, to, thickness: 0.16, height: 3, material: 'PLASTER' });
      if (side === 2)
        doors.push({ id: `door-${room}`, wallId: id, at: 5, width: 1.2, kind: 'GLASS' });
    });
    for (let nth = 0; nth < 16; nth++) {
      const [x, z] = [left + 2 + (nth % 4) * 2.6, top + 3 + Math.floor(nth / 4) * 2.4];
      const id = `${room}-${nth}`;
      desks.push({ id: `desk-${id}`, x, z, heading: 0, width: 1.5, depth: 0.75 });
      seats.push({
        ...{ id: `seat-${id}`, label: `${room + 1}-${nth + 1}`, x, z: z - 0.795, heading: 0 },
        ...{ zoneId: `zone-${room}`, kind: 'DESK' },
      });
      if (nth % 4 === 0) decor.push({ kind: 'PLANT', x: x - 1.2, z, heading: 0 });
      if (nth % 4 === 3) decor.push({ kind: 'BOOKSHELF', x: x + 1.2, z, heading: Math.PI / 2 });
      if (nth % 8 === 7) decor.push({ kind: 'SOFA', x, z: z + 1.1, heading: 0, tint: 'sage' });
    }
  }
  const spawns = [{ x: 42, z: 72.5, heading: Math.PI }];
  return {
    ...{ version: 1, name: { ja: '広いフロア', en: 'Large floor' } },
    size: { width: 84.5, depth: 73.5, height: 3 },
    ...{ spawns, walls, doors, zones, desks, seats, decor },
  };
}
