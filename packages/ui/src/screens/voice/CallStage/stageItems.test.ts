import { expect, test } from 'vitest';
import {
  isDocumentLarge,
  itemsOf,
  largeItem,
  mainPicture,
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
