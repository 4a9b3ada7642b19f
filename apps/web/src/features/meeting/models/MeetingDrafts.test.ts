import type { MeetingFormValues } from '@office/ui/screens/meeting';
import { expect, it } from 'vitest';
import { MeetingDrafts } from './MeetingDrafts.ts';

function setUp() {
  const entries = new Map<string, string>();
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { entries, drafts: new MeetingDrafts(store, 'key') };
}
const values = { title: '定例', date: '2026-11-20', minutes: 60 } as MeetingFormValues;

it('keeps one draft per form and member', () => {
  const { drafts } = setUp();
  drafts.keep('aoi', 'CREATE', { values });
  drafts.keep('aoi', 'm1', { values: { ...values, title: '会議' }, followsClock: true });
  expect(drafts.get('aoi', 'CREATE')).toEqual({ values });
  expect(drafts.get('aoi', 'm1')).toMatchObject({ values: { title: '会議' }, followsClock: true });
  expect(drafts.get('aoi', 'CREATE_NOW')).toBeUndefined();
  expect(drafts.get('ren', 'CREATE')).toBeUndefined();
});

it('keeps the sent plan with its draft until the draft is removed', () => {
  const { drafts } = setUp();
  const sent = { plan: '[]', id: 'id-1' };
  drafts.storeSent('aoi', 'CREATE', values, sent);
  drafts.keep('aoi', 'CREATE', { values: { ...values, title: '会議' } });
  expect(drafts.sentOf('aoi', 'CREATE')).toEqual(sent);
  expect(drafts.get('aoi', 'CREATE')?.values.title).toBe('会議');
  drafts.keep('aoi', 'CREATE', null);
  expect(drafts.sentOf('aoi', 'CREATE')).toBeUndefined();
});

it('removes the stored entry with the last draft', () => {
  const { drafts, entries } = setUp();
  drafts.keep('aoi', 'CREATE', { values });
  drafts.keep('aoi', 'CREATE', null);
  expect(entries.size).toBe(0);
});

it('ignores invalid stored data', () => {
  const { drafts, entries } = setUp();
  entries.set('key', '{');
  expect(drafts.get('aoi', 'CREATE')).toBeUndefined();
});
