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

describe('LanguageChoice', () => {
  it('defaults to Japanese', () => {
    expect(setUp().choice.get()).toBe('ja');
  });

  it('uses the member’s language and keeps it after sign-out', () => {
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

  it('adopts the language of the next member at sign-in', () => {
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

  it('keeps a language chosen before sign-in over the profile', () => {
    const { choice, signOut } = setUp();
    choice.choose('en', { byMember: false });
    choice.adopt('ja');
    expect(choice.get()).toBe('en');
    signOut();
    expect(choice.get()).toBe('en');
  });

  it('replaces the last member’s language with a choice on the sign-in page', () => {
    const { choice, signOut } = setUp();
    choice.adopt('en');
    signOut();
    choice.choose('ja', { byMember: false });
    expect(choice.get()).toBe('ja');
    choice.adopt('en');
    expect(choice.get()).toBe('ja');
  });

  it('keeps a member’s choice over the profile and over earlier choices', () => {
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
