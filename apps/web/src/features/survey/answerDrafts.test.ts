import { expect, it } from 'vitest';
import { answerDrafts, latestAnswers } from './answerDrafts.ts';

function makeStorage() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { entries, storage };
}

const draft = (text: string, typedAt = '2026-11-20T09:00:00.000Z') => ({
  answers: [{ questionId: 'words', text }],
  typedAt,
  clientId: null,
});

it('restores answers after a reload and removes them with their member', () => {
  const { storage, entries } = makeStorage();
  answerDrafts(storage).set('ren', 'office', draft('窓側'));
  answerDrafts(storage).set('mei', 'office', draft('通路側'));
  const drafts = answerDrafts(storage);
  expect(drafts.get('ren', 'office')).toEqual(draft('窓側'));
  expect(drafts.get('ren', 'other')).toBeNull();
  drafts.erase('ren');
  expect(drafts.get('ren', 'office')).toBeNull();
  drafts.remove('mei', 'office');
  expect(entries.size).toBe(0);
  entries.set('office.surveyAnswers', '{');
  expect(drafts.get('mei', 'office')).toBeNull();
});

it.each([
  ['of this tab if newer', '09:05', '09:00', null, 'here'],
  ['of another tab if newer', '09:00', '09:05', null, 'elsewhere'],
  ['none older than the response', '09:00', '09:05', '09:10', undefined],
  ['of this tab newer than the response', '09:15', '09:05', '09:10', 'here'],
])('latestAnswers returns the answers: %s', (_name, local, elsewhere, sent, expected) => {
  const at = (time: string) => `2026-11-20T${time}:00.000Z`;
  const latest = latestAnswers(
    draft('here', at(local)),
    draft('elsewhere', at(elsewhere)),
    sent && at(sent),
  );
  expect(latest?.answers[0]?.text).toBe(expected);
});
