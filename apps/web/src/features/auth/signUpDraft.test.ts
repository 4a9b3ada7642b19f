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

describe('the draft of a registration', () => {
  it('outlives the page for whoever was invited, and nobody else', () => {
    const store = memoryStore();
    new SignUpDrafts(store).keep('new@sakura.example', { nameKanji: '新井 翼' });
    const drafts = new SignUpDrafts(store);
    expect(drafts.get('new@sakura.example')).toEqual({ nameKanji: '新井 翼' });
    expect(drafts.get('other@sakura.example')).toBeUndefined();
    drafts.forget();
    expect(drafts.get('new@sakura.example')).toBeUndefined();
  });

  it('is none where the store holds something else', () => {
    const store = memoryStore();
    for (const text of ['{', '[]', '1', 'null']) {
      store.setItem('office.signUpDraft', text);
      expect(new SignUpDrafts(store).get('new@sakura.example')).toBeUndefined();
    }
  });
});
