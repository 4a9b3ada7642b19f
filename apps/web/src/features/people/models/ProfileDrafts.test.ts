import { describe, expect, it } from 'vitest';
import { ProfileDrafts } from './ProfileDrafts.ts';

function memoryStore() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

describe('ProfileDrafts', () => {
  it('returns a draft only to its member and removes it once saved', () => {
    const drafts = new ProfileDrafts(memoryStore());
    drafts.keep('aoi', { values: { nickname: 'あーちゃん' } });
    expect(drafts.get('aoi')).toEqual({ values: { nickname: 'あーちゃん' } });
    expect(drafts.get('ren')).toBeUndefined();
    drafts.keep('aoi', null);
    expect(drafts.get('aoi')).toBeUndefined();
  });

  it('keeps the text after a reload, but not a chosen photo', () => {
    const store = memoryStore();
    const drafts = new ProfileDrafts(store);
    const photo = new File(['picture'], 'aoi.png');
    drafts.keep('aoi', { values: { jobTitle: '部長' }, photo });
    expect(drafts.get('aoi')).toEqual({ values: { jobTitle: '部長' }, photo });
    expect(new ProfileDrafts(store).get('aoi')).toEqual({ values: { jobTitle: '部長' } });
  });

  it('does not restore the photo of a removed draft', () => {
    const store = memoryStore();
    const drafts = new ProfileDrafts(store);
    drafts.keep('aoi', { values: {}, photo: new File(['picture'], 'aoi.png') });
    store.entries.clear();
    expect(drafts.get('aoi')).toBeUndefined();
    drafts.keep('ren', { values: { nickname: 'レン' } });
    expect(drafts.get('ren')).toEqual({ values: { nickname: 'レン' } });
  });

  it('ignores invalid stored drafts', () => {
    const store = memoryStore();
    for (const text of ['{', '[]', '1', 'null']) {
      store.setItem('office.profileDraft', text);
      expect(new ProfileDrafts(store).get('aoi')).toBeUndefined();
    }
  });
});
