import { describe, expect, it } from 'vitest';
import { sealedStorage } from './sealedStorage.ts';

const keys = { aoi: '1'.repeat(64), ren: '2'.repeat(64) };

function setUp() {
  const entries = new Map<string, string>();
  const disk = {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  };
  let user: keyof typeof keys | null = null;
  const signIn = (next: typeof user) => (user = next);
  return { entries, signIn, storage: sealedStorage(disk, () => user && keys[user]) };
}

describe('sealedStorage', () => {
  it('keeps a value for the next sign-in of the same user', () => {
    const { storage, signIn } = setUp();
    signIn('aoi');
    storage.setItem('draft', '下書き');
    signIn(null);
    expect(storage.getItem('draft')).toBeNull();
    signIn('aoi');
    expect(storage.getItem('draft')).toBe('下書き');
  });

  it('cannot be read by another user or on the disk', () => {
    const { entries, storage, signIn } = setUp();
    signIn('aoi');
    storage.setItem('draft', 'confidential');
    expect([...entries.values()].join()).not.toContain('confidential');
    signIn('ren');
    expect(storage.getItem('draft')).toBeNull();
  });

  it('stores nothing while no user is signed in', () => {
    const { entries, storage } = setUp();
    storage.setItem('draft', 'late');
    expect(entries.size).toBe(0);
  });

  it.each([
    ['in clear text', () => 'clear text'],
    ['that was moved from another entry', (sealed: string) => sealed],
    ['that was changed', (sealed: string) => `${sealed.slice(0, -2)}00`],
    ['without the time of its last change', (sealed: string) => sealed.split(':')[2]!],
  ])('ignores a value %s', (_, change) => {
    const { entries, storage, signIn } = setUp();
    signIn('aoi');
    storage.setItem('draft', 'a');
    entries.set('other', change(entries.get('draft')!));
    expect(storage.getItem('other')).toBeNull();
  });

  it('encrypts equal values differently', () => {
    const { entries, storage, signIn } = setUp();
    signIn('aoi');
    storage.setItem('draft', 'a');
    const first = entries.get('draft');
    storage.setItem('draft', 'a');
    expect(entries.get('draft')).not.toBe(first);
  });

  it('removes a value', () => {
    const { entries, storage, signIn } = setUp();
    signIn('aoi');
    storage.setItem('draft', 'a');
    storage.removeItem('draft');
    expect(entries.size).toBe(0);
  });
});
