import { describe, expect, it } from 'vitest';
import { LanguageChoice } from './languageChoice.ts';
import { memberLanguageKey } from './languageKeys.ts';

function setUp() {
  const entries = new Map<string, string>();
  const choice = new LanguageChoice({
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  });
  const signOut = () => entries.delete(memberLanguageKey);
  return { choice, signOut };
}

describe('the language of a browser', () => {
  it('is Japanese until something is chosen', () => {
    expect(setUp().choice.get()).toBe('ja');
  });

  it('is the member’s while they are signed in, and stays as they sign out', () => {
    const { choice, signOut } = setUp();
    choice.adopt('en');
    expect(choice.get()).toBe('en');
    signOut();
    expect(choice.get()).toBe('en');
    choice.adopt('en');
    choice.choose('ja', { byMember: true });
    signOut();
    expect(choice.get()).toBe('ja');
  });

  it('is the next member’s own as soon as they are signed in', () => {
    const { choice, signOut } = setUp();
    choice.adopt('en');
    signOut();
    choice.adopt('ja');
    expect(choice.get()).toBe('ja');
    choice.choose('en', { byMember: true });
    signOut();
    choice.adopt('ja');
    expect(choice.get()).toBe('ja');
  });

  it('that was chosen before signing in stays, whatever a profile says', () => {
    const { choice, signOut } = setUp();
    choice.choose('en', { byMember: false });
    choice.adopt('ja');
    expect(choice.get()).toBe('en');
    signOut();
    expect(choice.get()).toBe('en');
  });

  it('that is chosen on the sign-in page replaces what the last member read', () => {
    const { choice, signOut } = setUp();
    choice.adopt('en');
    signOut();
    choice.choose('ja', { byMember: false });
    expect(choice.get()).toBe('ja');
    choice.adopt('en');
    expect(choice.get()).toBe('ja');
  });

  it('that a member chose by hand is undone neither by their profile nor by an older choice', () => {
    const { choice, signOut } = setUp();
    choice.choose('ja', { byMember: false });
    choice.choose('en', { byMember: true });
    choice.adopt('ja');
    expect(choice.get()).toBe('en');
    signOut();
    choice.adopt('en');
    expect(choice.get()).toBe('en');
  });
});
