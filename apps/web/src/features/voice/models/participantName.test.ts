import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import web from '../../../platform/i18n/strings.ja.json' with { type: 'json' };
import { recordedSources } from './recording/recordedSources.ts';
import { participantName } from './participantName.ts';
import { raisedHands } from './call/raisedHands.ts';

beforeAll(async () => {
  // Another test file of the same process may have initialised it.
  await i18next.init();
  i18next.addResourceBundle('ja', 'web', web);
  await i18next.changeLanguage('ja');
});

const guest = { nameKanji: '山本 恵', guest: true };

it('marks the names of guests only', () => {
  expect(participantName(guest)).toBe('山本 恵（ゲスト）');
  expect(participantName({ nameKanji: '青木 葵', nameLatin: 'Aoki Aoi' })).toBe('青木 葵');
});

it('marks guests in recordings and in the list of raised hands', () => {
  const own = { ...guest, participantId: 'g', avatarUrl: null };
  const { people } = recordedSources({
    own,
    ownSounds: [],
    ownPictures: {},
    participants: [],
    sounds: new Map(),
    videos: new Map(),
  });
  expect(people[0]?.name).toBe('山本 恵（ゲスト）');
  const participant = { ...guest, userId: 'g', handRaisedAt: '2026-11-22T09:00:00.000Z' };
  const call = { participants: [participant], media: { handRaisedAt: null } };
  const me = { userId: 'aoi', name: '青木 葵' };
  expect(raisedHands(call as unknown as Parameters<typeof raisedHands>[0], me)).toEqual([
    { userId: 'g', name: '山本 恵（ゲスト）' },
  ]);
});
