import { describe, expect, it } from 'vitest';
import { createDraftStorage } from './createDraftStorage.ts';

function setUp() {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  return { entries, storage, drafts: createDraftStorage(storage, 'office.drafts') };
}

const key = { userId: 'aoi', form: 'organization', target: 'sakura' };

describe('a draft', () => {
  it('is restored after a reload with the version it is based on', () => {
    const { drafts, storage } = setUp();
    drafts.set(key, { values: { name: 'さくら' }, version: 3 });
    expect(createDraftStorage(storage, 'office.drafts').get(key)).toEqual({
      values: { name: 'さくら' },
      version: 3,
    });
  });

  it('is specific to the form, the target and the user', () => {
    const { drafts } = setUp();
    drafts.set(key, { values: { name: 'さくら' }, version: null });
    for (const other of [{ userId: 'ren' }, { form: 'rooms' }, { target: 'fuji' }])
      expect(drafts.get({ ...key, ...other })).toBeNull();
  });

  it('never contains a secret', () => {
    const { drafts, entries } = setUp();
    const values = { name: 'a', newPassword: 'Office#2026', mail: { smtpSecret: 'hush' } };
    drafts.set(key, { values, version: null });
    expect([...entries.values()].join()).not.toMatch(/Office#2026|hush/);
    expect(drafts.get(key)?.values).toEqual({ name: 'a', mail: {} });
  });

  it('is removed after saving or when its user signs out', () => {
    const { drafts, entries } = setUp();
    const others = { ...key, userId: 'aoi2' };
    for (const one of [key, { ...key, target: 'new' }, others])
      drafts.set(one, { values: 1, version: null });
    drafts.remove(key);
    expect(drafts.get(key)).toBeNull();
    drafts.removeAllOfUser('aoi');
    expect(drafts.get({ ...key, target: 'new' })).toBeNull();
    expect(drafts.get(others)).not.toBeNull();
    drafts.remove(others);
    expect(entries.size).toBe(0);
  });

  it('is ignored if the stored data is corrupt', () => {
    const { drafts, entries } = setUp();
    entries.set('office.drafts.aoi', '{');
    expect(drafts.get(key)).toBeNull();
  });
});
