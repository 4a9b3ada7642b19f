import { describe, expect, it } from 'vitest';
import { SignUpDrafts } from './signUpDraft.ts';

function memoryStore() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

describe('SignUpDrafts', () => {
  it('restores the draft after a reload for the invited address only', () => {
    const store = memoryStore();
    new SignUpDrafts(store).keep('new@sakura.example', { nameKanji: '新井 翼' });
    const drafts = new SignUpDrafts(store);
    expect(drafts.get('new@sakura.example')).toEqual({ nameKanji: '新井 翼' });
    expect(drafts.get('other@sakura.example')).toBeUndefined();
    drafts.forget();
    expect(drafts.get('new@sakura.example')).toBeUndefined();
  });

  it('returns undefined for malformed stored data', () => {
    const store = memoryStore();
    for (const text of ['{', '[]', '1', 'null']) {
      store.setItem('office.signUpDraft', text);
      expect(new SignUpDrafts(store).get('new@sakura.example')).toBeUndefined();
    }
  });
});
