import type { Schemas } from '@office/api';
import i18next from 'i18next';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toMeetingSummary } from './meetingViews.ts';

const participant = (nameKanji: string, nameLatin?: string) => ({
  id: nameKanji,
  ...{ nameKanji, nameLatin, avatarUrl: null, answer: 'NONE', present: false },
});
/** In the order of the server: by Japanese reading. */
const participants = [
  participant('相川', 'Tom Aikawa'),
  participant('Bob'),
  participant('山田', 'Anna'),
];
const meeting = { participants } as unknown as Schemas['Meeting'];

beforeAll(() => {
  const texts = { common: { close: '' } };
  return i18next.init({ resources: { ja: texts, en: texts } });
});
// Test files of a process share the language.
afterAll(() => i18next.changeLanguage('ja'));

it.each([
  ['ja', ['相川', 'Bob', '山田']],
  ['en', ['Anna', 'Bob', 'Tom Aikawa']],
] as const)(
  'sorts participants by the name or reading of the language: %s',
  async (language, names) => {
    await i18next.changeLanguage(language);
    const summary = toMeetingSummary(meeting, { language });
    expect(summary.participants.map(({ name }) => name)).toEqual(names);
  },
);
