import { avatarOptions } from '@office/vocabulary';
import { people as members } from '../../people/people.fixtures.ts';
import { randomAvatar } from '../../people/ChangeAvatar/officeAvatar.ts';
import { floors } from '../map.fixtures.ts';
import type { PlanPerson, RoomMeetings, Seat, PlanDocument } from '../map.ts';
import { portraitOf } from '../../../stories/portraits.ts';
import { plan } from './FloorPlan.plan.fixtures.ts';
import type { FloorPlanState, ReadyFloorPlan } from './floorPlanState.ts';

const families = ['佐藤', '鈴木', '高橋', '田中', '伊藤', '渡辺', '山本', '中村', '小林', '加藤'];
const givens = ['蓮', '陽葵', '湊', '凛', '悠真', '結菜', '樹', '葵', '大翔', '美咲', '颯太', '花'];
const westerns = ['Olivia Bennett', 'Lucas Martin', 'Mia Schneider', 'Noah Williams'];

function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function nameOf(index: number): string {
  if (index % 9 === 8) return westerns[Math.floor(index / 9) % westerns.length]!;
  const family = families[index % families.length]!;
  return `${family} ${givens[Math.floor(index / families.length + index) % givens.length]!}`;
}

const statuses = ['AVAILABLE', 'BUSY', 'AVAILABLE', 'LEAVING', 'AVAILABLE'] as const;

/** `count` people: most are seated, the others walk and talk. The first is the viewer. */
export function crowd(count: number): readonly PlanPerson[] {
  const random = seededRandom(count + 7);
  const seats = plan.seats.toSorted((a, b) => (a.id < b.id ? -1 : 1) * (random() < 0.5 ? 1 : -1));
  return Array.from({ length: count }, (_, index): PlanPerson => {
    const seat = index % 4 === 0 ? undefined : seats[index];
    const known = members[index];
    return {
      userId: known?.userId ?? `person-${index}`,
      name: known?.name ?? nameOf(index),
      avatarUrl: index % 5 === 4 ? null : portraitOf(randomAvatar(avatarOptions, random)),
      workingStatus: 'OFFICE',
      status: statuses[index % statuses.length]!,
      ...(index === 0
        ? { x: 16.4, z: 4.3, heading: 0.4, state: 'stand' }
        : seat
          ? { x: seat.x, z: seat.z, heading: seat.heading, state: 'sit' }
          : {
              x: 1 + random() * (plan.size.width - 2),
              z: 1 + random() * (plan.size.depth - 2),
              heading: random() * 6.28,
              state: index % 8 === 4 ? 'talk' : 'stand',
            }),
    };
  });
}

const few: readonly PlanPerson[] = crowd(8).map((person, index) => {
  const at = [
    { x: 20.6, z: 6, heading: 0.4, state: 'stand' },
    { x: 2.98, z: 1.68, heading: 0, state: 'sit' },
    { x: 4.68, z: 1.68, heading: 0, state: 'sit' },
    { x: 18.6, z: 11.2, heading: 0, state: 'sit' },
    { x: 28, z: 4.4, heading: 1.2, state: 'talk' },
    { x: 29.4, z: 4.7, heading: -1.4, state: 'talk' },
    { x: 3.2, z: 17.4, heading: 2, state: 'wave' },
    { x: 15.4, z: 19.6, heading: -0.8, state: 'walk' },
  ] as const;
  return { ...person, ...at[index] };
});

export const seats: readonly Seat[] = plan.seats
  .filter(({ kind }) => kind === 'DESK')
  .map(({ id, label }, index) => ({
    seatId: id,
    label,
    ...(index === 2
      ? { state: 'ACTIVE', userName: members[0].name }
      : index % 3 === 1
        ? { state: 'SELECTED', userName: nameOf(index) }
        : { state: 'EMPTY' }),
  }));

export const freeSeat = seats.find(({ state }) => state === 'EMPTY')!;
export const ownSeat = seats.find(({ state }) => state === 'ACTIVE')!;

const [room, otherRoom] = plan.zones.filter(({ kind }) => kind === 'MEETING');
const weekly = {
  title: '週次定例',
  startTime: '2026-11-20T01:00:00.000Z',
  endTime: '2026-11-20T02:00:00.000Z',
};
const later = { startTime: '2026-11-20T04:00:00.000Z', endTime: '2026-11-20T05:00:00.000Z' };

export const meetings: readonly RoomMeetings[] = [
  { zoneId: room!.id, current: weekly, next: later },
  { zoneId: otherRoom!.id, next: { ...later, title: 'デザインレビュー' } },
];

const slide = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="90"><rect width="160" height="90" fill="#fff"/><rect x="12" y="12" width="80" height="10" fill="#5b5bd6"/><path d="M12 78h20V50H12zm30 0h20V38H42zm30 0h20V30H72z" fill="#b1a9ff"/></svg>',
)}`;

const documents: readonly PlanDocument[] = [
  { zoneId: room!.id, name: '事業計画.pdf', page: 2, pages: 12, url: slide },
];

const ready: ReadyFloorPlan = {
  status: 'ready',
  floors,
  floorId: 'f3',
  plan,
  people: few,
  seats,
  meetings,
  documents,
  myUserId: 'aoi',
  canTakeSeats: true,
};

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  blocked: { status: 'blocked', floors, floorId: 'f5' },
  ready,
} satisfies { [S in FloorPlanState['status']]: Extract<FloorPlanState, { status: S }> };

export const floorWithDemoColleagues: ReadyFloorPlan = {
  ...ready,
  people: few.map((person, index) => ({ ...person, ...(index > 0 && { demo: true }) })),
};
export const emptyFloor: FloorPlanState = { ...ready, people: [], floorId: 'f4' };
export const alone: FloorPlanState = { ...ready, people: crowd(1) };
export const floorWithSixtyPeople: ReadyFloorPlan = { ...ready, people: crowd(60) };
export const floorWithThreeHundredPeople: ReadyFloorPlan = { ...ready, people: crowd(300) };

export const unavailable: FloorPlanState = {
  ...ready,
  seatProblem: { kind: 'unavailable', label: freeSeat.label },
  seats: seats.map((seat) =>
    seat === freeSeat ? { ...seat, state: 'SELECTED', userName: 'Lucas Martin' } : seat,
  ),
};

export const longNames: ReadyFloorPlan = {
  ...ready,
  floors: floors.map((floor) => ({
    ...floor,
    name: `${floor.name} 第二開発本部プラットフォーム推進室バックエンド基盤グループ`,
  })),
  plan: {
    ...plan,
    zones: plan.zones.map((zone) => ({
      ...zone,
      name: {
        ja: `${zone.name.ja}（来客・大人数向け、プロジェクターとホワイトボードあり）`,
        en: `${zone.name.en} for visitors and large groups, with a projector`,
      },
    })),
  },
  people: few.map((person) => ({
    ...person,
    name: `${person.name} Wolfeschlegelsteinhausenbergerdorff-Nakamura`,
  })),
};

/** Returns the next positions of walking people. Seated people keep their object identity. */
export function walked(people: readonly PlanPerson[], step: number): readonly PlanPerson[] {
  return people.map((person, index) => {
    const turn = index * 2.4 + step / 12;
    const x = person.x + Math.sin(turn) * 0.45;
    const z = person.z + Math.cos(turn) * 0.45;
    return { ...person, x, z, heading: turn, state: 'walk' };
  });
}
