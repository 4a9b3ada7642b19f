import { expect, it } from 'vitest';
import { selectPictures } from './selectPictures.ts';

const person = (id: string, media: { camera?: boolean; screen?: boolean } = {}) => ({
  participantId: `p-${id}`,
  userId: id,
  camera: false,
  screen: false,
  ...media,
});
const camera = (id: string) => person(id, { camera: true });

const selected = (...parameters: Parameters<typeof selectPictures>) =>
  selectPictures(...parameters).map((each) => `${each.participantId} ${each.kind} ${each.quality}`);

it('selects the cameras on the stage in their size, and the shared screen', () => {
  const participants = [camera('a'), camera('b'), camera('c'), person('d', { screen: true })];
  const shown = new Map([
    ['c', 'HIGH'],
    ['a', 'LOW'],
    ['d', 'LOW'],
  ] as const);
  expect(selected(participants, shown)).toEqual([
    'p-d screen HIGH',
    'p-a camera LOW',
    'p-c camera HIGH',
  ]);
});

it('selects a few small cameras while the stage is closed', () => {
  const participants = [person('x'), ...Array.from({ length: 12 }, (_, at) => camera(`${at}`))];
  const pictures = selected(participants, new Map());
  expect(pictures).toHaveLength(9);
  expect(pictures[0]).toBe('p-0 camera LOW');
});
