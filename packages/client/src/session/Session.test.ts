import { describe, expect, it } from 'vitest';
import type { LocalStore } from '../lib/openStorage.ts';
import { TestClock } from '../lib/testDeps.ts';
import { Session, type CookieJar, type SessionNames, type SessionSignal } from './Session.ts';
import { cookieLifetimeInDays, parseSessionCookie, signedOut } from './sessionState.ts';

const now = Date.UTC(2026, 10, 20);

const draft = 'draft';
const names: SessionNames = {
  cookie: 'session',
  staySignedIn: 'stay',
  typeCookie: 'type-cookie',
  organizationType: 'type',
  authData: 'auth',
  cleared: ['stay', 'type', 'auth', draft],
};
const day = 24 * 60 * 60 * 1000;

const answer = {
  token: 'access',
  refreshToken: 'refresh',
  tokenExpires: now + 15 * 60 * 1000,
  refreshTokenExpires: now + 30 * day,
  storageKey: 'key',
  organizationType: 'MULTIPLE',
  organizationId: null,
  user: {
    id: 'u1',
    email: 'aoi@sakura.example',
    invitedBy: 'u0',
    inviter: { id: 'u0', nameKanji: '蓮' },
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  },
};

const storeOf = (entries: Map<string, string>): LocalStore => ({
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
});

function browser() {
  const jar = new Map<string, { value: string; days: number | undefined }>();
  const entries = new Map<string, string>();
  const tabs: ((signal: SessionSignal) => void)[] = [];
  const clock = new TestClock(now);
  let waiting: (() => void)[] | undefined;
  const cookies: CookieJar = {
    get: (name) => jar.get(name)?.value,
    set: (name, value, { days }) => void jar.set(name, { value, days }),
    remove: (name) => void jar.delete(name),
  };
  const storage = storeOf(entries);
  const openTab = (own = new Map<string, string>(), keepsTokenInMemory = false) => {
    let ownListener: ((signal: SessionSignal) => void) | undefined;
    return new Session({
      names,
      cookies,
      storage,
      tabStorage: storeOf(own),
      clock,
      keepsTokenInMemory,
      channel: {
        post: (signal) => {
          const others = tabs.filter((tab) => tab !== ownListener);
          const send = () => others.forEach((tab) => tab(signal));
          if (waiting) waiting.push(send);
          else send();
        },
        onSignal: (listener) => {
          ownListener = listener;
          tabs.push(listener);
        },
      },
    });
  };
  return {
    jar,
    entries,
    openTab,
    pass: (milliseconds: number) => clock.set(clock.now() + milliseconds),
    /** Delays messages between tabs. The returned function delivers them in reverse order. */
    hold: () => {
      waiting = [];
      return () => waiting?.toReversed().forEach((send) => send());
    },
  };
}

describe('session cookie', () => {
  it.each([
    ['stay signed in, expiry known', true, now + 30 * day, 30],
    ['stay signed in, less than a day left', true, now + day / 2, 0.5],
    ['stay signed in, already expired', true, now - day, 0],
    ['stay signed in, no expiry', true, null, 365],
    ['not chosen', false, now + 30 * day, undefined],
    ['not chosen, no expiry', false, null, undefined],
  ])('lifetime: %s', (_, staySignedIn, expires, days) => {
    expect(cookieLifetimeInDays(staySignedIn, expires, now)).toBe(days);
  });

  it.each([
    ['none', undefined],
    ['not JSON', '{'],
    ['not an object', '"token"'],
    ['a list', '[]'],
    ['no user', JSON.stringify({ ...answer, user: null })],
    ['no token', JSON.stringify({ ...answer, token: '' })],
    ['expired refresh token', JSON.stringify({ ...answer, refreshTokenExpires: now })],
  ])('is not a session: %s', (_, json) => {
    expect(parseSessionCookie(json, now)).toEqual(signedOut);
  });

  it('contains the session as JSON, with the organisation type in a separate cookie', () => {
    const { jar, openTab } = browser();
    const profile = { ...answer.user, selfIntroduction: 'long' };
    openTab().signIn({ ...answer, user: profile }, { staySignedIn: true });
    expect(JSON.parse(jar.get(names.cookie)?.value ?? '')).toEqual({
      ...answer,
      isAuthenticated: true,
    });
    expect(jar.get(names.cookie)?.days).toBe(30);
    expect(jar.get(names.typeCookie)).toEqual({ value: 'MULTIPLE', days: 30 });
  });

  it('keeps its lifetime setting when tokens are refreshed', () => {
    const { jar, openTab } = browser();
    const session = openTab();
    session.signIn(answer, { staySignedIn: false });
    session.update({ token: 'new', refreshTokenExpires: now + 60 * day });
    expect(jar.get(names.cookie)?.days).toBeUndefined();
    session.signIn(answer, { staySignedIn: true });
    session.update({ token: 'newer', refreshTokenExpires: now + 60 * day });
    expect(jar.get(names.cookie)?.days).toBe(60);
  });
});

describe('Session', () => {
  it('survives a page reload', () => {
    const { openTab } = browser();
    openTab().signIn(answer, { staySignedIn: false });
    expect(openTab().getSnapshot()).toMatchObject({ isAuthenticated: true, token: 'access' });
  });

  it('merges the selected organisation', () => {
    const { jar, entries, openTab } = browser();
    const session = openTab();
    session.signIn(answer, { staySignedIn: true });
    session.update({ token: 't2', organizationId: 'o1', organizationType: 'JUST_ONE' });
    expect(session.getSnapshot()).toMatchObject({
      isAuthenticated: true,
      token: 't2',
      organizationId: 'o1',
      organizationType: 'JUST_ONE',
      user: { id: 'u1' },
    });
    expect(jar.get(names.typeCookie)?.value).toBe('JUST_ONE');
    expect(entries.get(names.organizationType)).toBe('JUST_ONE');
  });

  it('never stores a token in local storage', () => {
    const { entries, openTab } = browser();
    openTab().signIn(answer, { staySignedIn: false });
    expect([...entries.values()].join()).not.toMatch(/access|refresh/);
  });

  it('reset clears the state, cookies and local storage, and keeps entries of the browser', () => {
    const { jar, entries, openTab } = browser();
    const session = openTab();
    session.signIn(answer, { staySignedIn: true });
    for (const key of [...names.cleared, 'language']) entries.set(key, 'x');
    session.reset();
    expect(session.getSnapshot()).toEqual(signedOut);
    expect(jar.size).toBe(0);
    expect([...entries.keys()]).toEqual(['language']);
  });

  it('ignores an update that arrives after sign-out', () => {
    const { jar, openTab } = browser();
    const session = openTab();
    session.signIn(answer, { staySignedIn: true });
    session.reset();
    session.update({ token: 'late' });
    expect(session.getSnapshot()).toEqual(signedOut);
    expect(jar.size).toBe(0);
  });

  it.each([
    ['an empty body', undefined],
    ['no tokens', { user: answer.user }],
  ])('throws for a response with %s and stays unchanged', (_, empty) => {
    const { jar, openTab } = browser();
    const session = openTab();
    expect(() => session.signIn(empty, { staySignedIn: true })).toThrow();
    expect(jar.size).toBe(0);
    session.signIn(answer, { staySignedIn: true });
    expect(() => session.update({ token: null, refreshToken: null })).toThrow();
    expect(session.getSnapshot().token).toBe('access');
  });

  it.each([
    ['right', 0],
    ['an hour behind', -60 * 60 * 1000],
    ['two months ahead', 60 * day],
  ])('keeps the token lifetime if the local clock is %s', (_, error) => {
    const claims = btoa(JSON.stringify({ iat: (now - error) / 1000 }));
    const { tokenExpires, refreshTokenExpires } = answer;
    const session = browser().openTab();
    session.signIn(
      {
        ...answer,
        token: `head.${claims}.signature`,
        tokenExpires: tokenExpires - error,
        refreshTokenExpires: refreshTokenExpires - error,
      },
      { staySignedIn: true },
    );
    const snapshot = session.getSnapshot();
    const early = 30_000;
    expect(snapshot.tokenExpires).toBe(tokenExpires - early);
    expect(snapshot.refreshTokenExpires).toBe(refreshTokenExpires - early);
    // An update without tokens must not adjust the expiry.
    session.update({ organizationId: 'o1' });
    expect(session.getSnapshot().tokenExpires).toBe(tokenExpires - early);
  });

  it('notifies listeners once per change', () => {
    const session = browser().openTab();
    let notifications = 0;
    const stop = session.subscribe(() => notifications++);
    session.signIn(answer, { staySignedIn: true });
    session.reload();
    expect(notifications).toBe(1);
    stop();
    session.reset();
    expect(notifications).toBe(1);
  });
});

describe('two tabs', () => {
  it('sign in together', () => {
    const { openTab } = browser();
    const [a, b] = [openTab(), openTab()];
    a.signIn(answer, { staySignedIn: true });
    expect(b.getSnapshot().token).toBe('access');
  });

  it('share refreshed tokens', () => {
    const { openTab } = browser();
    const [a, b] = [openTab(), openTab()];
    a.signIn(answer, { staySignedIn: true });
    b.update({ token: 'fresh', refreshToken: 'fresh2' });
    expect(a.getSnapshot()).toMatchObject({ token: 'fresh', refreshToken: 'fresh2' });
  });

  it('follow each other while the cookie still returns the old value', () => {
    const { jar, openTab } = browser();
    const [a, b] = [openTab(), openTab()];
    a.signIn(answer, { staySignedIn: true });
    const before = jar.get(names.cookie)!;
    a.update({ token: 't2', organizationId: 'o1' });
    jar.set(names.cookie, before);
    expect(b.getSnapshot()).toMatchObject({ token: 't2', organizationId: 'o1' });
    expect(b.reload()).toMatchObject({ token: 't2', organizationId: 'o1' });
  });

  it('reload the cookie if the last message is more than a moment old', () => {
    const { jar, openTab, pass } = browser();
    const session = openTab();
    session.signIn(answer, { staySignedIn: true });
    jar.delete(names.cookie);
    pass(1000);
    expect(session.reload()).toEqual(signedOut);
  });

  it('keep the last write regardless of the message order', () => {
    const { openTab, hold } = browser();
    const [a, b] = [openTab(), openTab()];
    a.signIn(answer, { staySignedIn: true });
    const deliver = hold();
    a.update({ organizationId: 'o1' });
    b.update({ organizationId: 'o2' });
    b.update({ token: 'newest' });
    deliver();
    for (const tab of [a, b]) {
      expect(tab.getSnapshot()).toMatchObject({ organizationId: 'o2', token: 'newest' });
    }
  });

  it('sign out together without an echo', () => {
    const { openTab } = browser();
    const [a, b] = [openTab(), openTab()];
    a.signIn(answer, { staySignedIn: true });
    let notifications = 0;
    b.subscribe(() => notifications++);
    a.reset();
    expect(b.getSnapshot()).toEqual(signedOut);
    expect(notifications).toBe(1);
  });

  it('discard their drafts on sign-out, including a tab that is opened later', () => {
    const { openTab } = browser();
    const [own, other, later] = [new Map(), new Map(), new Map<string, string>()];
    const [a] = [openTab(own), openTab(other)];
    a.signIn(answer, { staySignedIn: true });
    for (const tab of [own, other, later]) tab.set(draft, '{"userId":"u"}');
    openTab(later);
    expect(later.size).toBe(1);
    a.reset();
    openTab(later);
    expect([own.size, other.size, later.size]).toEqual([0, 0, 0]);
  });
});

describe('a session that keeps its access token in memory', () => {
  const signedIn = () => {
    const { jar, openTab } = browser();
    const [tab, other] = [openTab(new Map(), true), openTab(new Map(), true)];
    tab.signIn(answer, { staySignedIn: false });
    return { jar, tab, other, openTab };
  };

  it('stores and sends the session without it, as expired', () => {
    const { jar, tab, other } = signedIn();
    expect(tab.getSnapshot().token).toBe('access');
    const stored = parseSessionCookie(jar.get('session')?.value, now);
    for (const state of [stored, other.getSnapshot()]) {
      expect(state).toMatchObject({ isAuthenticated: true, token: 'none', tokenExpires: 0 });
    }
  });

  it('keeps it when another tab refreshes, but not for another organisation', () => {
    const { tab, other } = signedIn();
    other.update({ token: 'next', refreshToken: 'rotated' });
    expect(tab.getSnapshot()).toMatchObject({ token: 'access', refreshToken: 'rotated' });
    expect(tab.reload()).toMatchObject({ token: 'access', refreshToken: 'rotated' });
    other.update({ token: 'third', organizationId: 'sakura' });
    expect(tab.getSnapshot()).toMatchObject({ token: 'none', organizationId: 'sakura' });
  });
});
