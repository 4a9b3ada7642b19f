import { describe, expect, it } from 'vitest';
import { keysClearedOnReset } from '../session/storageKeys.ts';
import { LanguageChoice } from './languageChoice.ts';

function setUp() {
  const entries = new Map<string, string>();
  const choice = new LanguageChoice({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  });
  const signOut = () => keysClearedOnReset.forEach((key) => entries.delete(key));
  return { choice, signOut };
}

describe('the language of a browser', () => {
  it('is Japanese until something is chosen', () => {
    expect(setUp().choice.get()).toBe('ja');
  });

  it('is a member’s own while they are signed in, and the next one’s after that', () => {
    const { choice, signOut } = setUp();
    expect(choice.adopt('en')).toBe(true);
    expect(choice.get()).toBe('en');
    signOut();
    expect(choice.get()).toBe('ja');
    choice.adopt('en');
    choice.choose('ja', { byMember: true });
    signOut();
    expect(choice.adopt('en')).toBe(true);
    expect(choice.get()).toBe('en');
  });

  it('that was chosen before signing in stays, whatever a profile says', () => {
    const { choice, signOut } = setUp();
    choice.choose('en', { byMember: false });
    expect(choice.adopt('ja')).toBe(false);
    expect(choice.get()).toBe('en');
    choice.choose('ja', { byMember: true });
    expect(choice.get()).toBe('ja');
    signOut();
    expect(choice.get()).toBe('en');
  });

  it('that a member chose by hand is not undone by their profile', () => {
    const { choice } = setUp();
    choice.choose('en', { byMember: true });
    expect(choice.adopt('ja')).toBe(false);
    expect(choice.get()).toBe('en');
  });
});
