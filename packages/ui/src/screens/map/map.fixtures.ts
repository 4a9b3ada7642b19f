import { people } from '../people/people.fixtures.ts';
import type { FloorPerson, MapFloor, Seat } from './map.ts';

export const floors: readonly MapFloor[] = [
  {
    floorId: 'f3',
    name: '3F 開発フロア',
    peopleCount: 12,
    freeSeats: 5,
    current: true,
    blocked: false,
  },
  {
    floorId: 'f4',
    name: '4F デザインフロア',
    peopleCount: 4,
    freeSeats: 18,
    current: false,
    blocked: false,
  },
  {
    floorId: 'f5',
    name: '5F Client lounge',
    peopleCount: 0,
    freeSeats: 0,
    current: false,
    blocked: true,
  },
];

const [aoi, ren, mei, haru] = people;
const places = ['会議室「梅」', '開発エリア', 'ラウンジ', '窓側の席'];

export const floorPeople = (onGoTo: () => void): readonly FloorPerson[] =>
  [ren, mei, haru].map((person, index) => ({
    userId: person.userId,
    name: person.name,
    workingStatus: person.workingStatus,
    status: person.status,
    place: places[index],
    goTo: { onPress: onGoTo },
  }));

export const seats: readonly Seat[] = [
  { seatId: 's1', label: 'A-01', state: 'ACTIVE', userName: aoi.name },
  { seatId: 's2', label: 'A-02', state: 'SELECTED', userName: ren.name },
  { seatId: 's3', label: 'A-03', state: 'EMPTY' },
  { seatId: 's4', label: 'A-04', state: 'EMPTY' },
  { seatId: 's5', label: 'B-01', state: 'SELECTED', userName: mei.name },
  { seatId: 's6', label: 'B-02', state: 'EMPTY' },
];
