import { expect, test } from 'vitest';
import {
  isDocumentLarge,
  itemsOf,
  largeItem,
  mainPicture,
  pageOf,
  shownCameras,
  type StagePerson,
} from './stageItems.ts';

const me: StagePerson = { userId: 'me', name: 'Me', muted: false, isMe: true };
const ren: StagePerson = { userId: 'ren', name: 'Ren', muted: false };
const mei: StagePerson = { userId: 'mei', name: 'Mei', muted: false };
const speaking = (person: StagePerson): StagePerson => ({ ...person, speaking: true });
const sharing = (person: StagePerson): StagePerson => ({ ...person, sharing: true });
const withCamera = (person: StagePerson): StagePerson => ({ ...person, camera: true });

const table: [
  what: string,
  people: StagePerson[],
  choice: Partial<Parameters<typeof largeItem>[0]>,
  large: string | null,
][] = [
  ['oneself, alone', [speaking(me)], {}, 'me'],
  ['the first of the others', [speaking(me), ren, mei], {}, 'ren'],
  ['one who is seen before one who is not', [me, ren, withCamera(mei)], {}, 'mei'],
  ['the one who speaks', [me, ren, speaking(mei)], {}, 'mei'],
  ['the one who spoke last', [me, ren, mei], { before: 'mei' }, 'mei'],
  [
    'whoever spoke first, while two do',
    [me, speaking(ren), speaking(mei)],
    { before: 'mei' },
    'mei',
  ],
  ['another member who speaks alone', [me, speaking(ren), mei], { before: 'mei' }, 'ren'],
  ['the speaker if the shown member has left', [me, ren], { before: 'mei' }, 'ren'],
  ['a screen rather than a speaker', [me, speaking(ren), sharing(mei)], {}, 'screen-mei'],
  [
    'a screen also in the layout for everyone',
    [me, sharing(ren)],
    { layout: 'everyone' },
    'screen-ren',
  ],
  ['no member in the layout for everyone', [me, speaking(ren)], { layout: 'everyone' }, null],
  ['a chosen member before a screen', [me, sharing(ren), mei], { pinned: 'mei' }, 'mei'],
  ['the viewer if chosen', [me, speaking(ren)], { pinned: 'me' }, 'me'],
  ['the speaker if the chosen member has left', [me, speaking(ren)], { pinned: 'mei' }, 'ren'],
];

test.each(table)('largeItem selects %s', (_, people, choice, large) => {
  const items = itemsOf(people);
  const usual = { layout: 'spotlight', pinned: null, before: null } as const;
  expect(largeItem({ items, ...usual, ...choice })).toBe(large);
});

test.each<[when: string, people: StagePerson[], choice: [string | null, boolean], large: boolean]>([
  ['no screen is shared', [me, speaking(ren)], [null, false], true],
  ['it was shared after the screen', [me, sharing(ren)], [null, true], true],
  ['the screen was shared after it', [me, sharing(ren)], [null, false], false],
  ['it is pinned', [me, sharing(ren)], ['document', false], true],
  ['a person is pinned', [me, ren], ['ren', true], false],
  ['the pinned person has left', [me, ren], ['mei', true], true],
])('isDocumentLarge when %s', (_, people, [pinned, isLatest], large) => {
  expect(isDocumentLarge({ items: itemsOf(people), pinned, isLatest })).toBe(large);
});

const picture = (id: string) => ({ id }) as MediaStream;
const withVideo = (person: StagePerson): StagePerson => ({
  ...withCamera(person),
  cameraPicture: picture(`camera of ${person.userId}`),
});

test.each<[what: string, people: StagePerson[], expected: string | undefined]>([
  ['undefined without pictures', [me, speaking(ren)], undefined],
  [
    'of a member with a camera while another speaks',
    [me, speaking(ren), withVideo(mei)],
    'camera of mei',
  ],
  ['of the speaker', [withVideo(me), withVideo(ren), speaking(withVideo(mei))], 'camera of mei'],
  ['undefined for a camera that is off', [me, { ...withVideo(ren), camera: false }], undefined],
  [
    'of a screen before cameras',
    [me, speaking(withVideo(ren)), { ...sharing(mei), screenPicture: picture('screen') }],
    'screen',
  ],
])('mainPicture returns the picture %s', (_, people, expected) => {
  expect(mainPicture(people)?.id).toBe(expected);
});

const crowd = Array.from({ length: 30 }, (_, index): StagePerson => ({
  ...ren,
  userId: `u${index}`,
  isMe: index === 20,
  camera: index >= 25,
}));

test('pageOf puts the viewer and cameras first, and keeps the order of the others', () => {
  const ids = (page: number) =>
    pageOf(itemsOf(crowd), { page, size: 12 }).items.map(({ id }) => id);
  expect(ids(0)).toEqual([
    'u20',
    'u25',
    'u26',
    'u27',
    'u28',
    'u29',
    'u0',
    'u1',
    'u2',
    'u3',
    'u4',
    'u5',
  ]);
  expect(ids(2)).toEqual(['u18', 'u19', 'u21', 'u22', 'u23', 'u24']);
});

test('pageOf returns the last page when participants have left', () => {
  const page = pageOf(itemsOf(crowd.slice(0, 13)), { page: 2, size: 12 });
  expect(page).toMatchObject({ page: 1, pages: 2 });
  expect(pageOf(itemsOf(crowd.slice(0, 12)), { page: 2, size: 12 })).toMatchObject({
    page: 0,
    pages: 1,
  });
});

test.each<[what: string, people: StagePerson[], large: string | null, expected: string[]]>([
  [
    'the large camera first',
    [me, withCamera(ren), withCamera(mei)],
    'mei',
    ['mei large', 'ren small'],
  ],
  ['equal tiles', [withCamera(me), withCamera(ren), mei], null, ['ren medium']],
  ['a single other participant', [me, withCamera(ren)], null, ['ren large']],
  ['many tiles', crowd.slice(18), null, [25, 26, 27, 28, 29].map((each) => `u${each} small`)],
])('shownCameras returns %s', (_, people, large, expected) => {
  const cameras = shownCameras(itemsOf(people), large);
  expect(cameras.map(({ userId, size }) => `${userId} ${size}`)).toEqual(expected);
});
