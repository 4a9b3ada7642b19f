import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeChatMember, makeChatMembers, type ChatTestMember } from '../../test/chat.ts';
import { startOffice, type TestOffice } from '../../test/office.ts';
import {
  signInToOrganization,
  makePerson,
  signIn,
  type TestOrganization,
} from '../../test/people.ts';
import { cleanUp } from '../../test/clean-up.ts';
import { pushTokens } from '../database/schema/push-tokens.ts';
import { sessions } from '../database/schema/sign-in.ts';

let office: TestOffice;
let organization: TestOrganization;
let aoi: ChatTestMember;
let ren: ChatTestMember;
beforeAll(async () => {
  office = await startOffice();
  const chatters = await makeChatMembers(office, ['葵', '蓮']);
  organization = chatters.organization;
  [aoi, ren] = chatters.chatters as [ChatTestMember, ChatTestMember];
});
afterAll(() => office.close());
beforeEach(() => office.platform.db.delete(pushTokens));

type Call = 'subscribe' | 'unsubscribe';
const send = (call: Call, who: { token?: string | undefined }, fcmToken: unknown) =>
  office.call('POST', `/v1/web-notifications/${call}`, { token: who.token, body: { fcmToken } });
const known = async () =>
  (await office.platform.db.select({ token: pushTokens.token }).from(pushTokens))
    .map(({ token }) => token)
    .toSorted();

describe('registering a browser', () => {
  it('keeps only the latest token of a session and accepts repeated requests', async () => {
    for (const token of ['a:1', 'a:1', 'a:2']) {
      expect((await send('subscribe', aoi, token)).status).toBe(204);
    }
    await send('subscribe', ren, 'b:1');
    expect(await known()).toEqual(['a:2', 'b:1']);
  });

  const taken = { status: 409, errors: 'pushTokenTaken' };
  const ownerOf = async (browserToken: string) => {
    const rows = await office.platform.db
      .select({ token: pushTokens.token, userId: sessions.userId })
      .from(pushTokens)
      .innerJoin(sessions, eq(sessions.id, pushTokens.sessionId));
    return rows.find(({ token }) => token === browserToken)?.userId;
  };

  it('moves a token to the newest session of the same user', async () => {
    await send('subscribe', aoi, 'mine');
    const renewed = await signInToOrganization(office, aoi, organization.organizationId);
    expect((await send('subscribe', renewed, 'mine')).status).toBe(204);
    expect(await ownerOf('mine')).toBe(aoi.userId);
  });

  it('returns 409 for a token of another user', async () => {
    await send('subscribe', aoi, 'hers');
    expect(await send('subscribe', ren, 'hers')).toMatchObject(taken);
    expect(await send('unsubscribe', ren, 'hers')).toMatchObject({ status: 403 });
    expect(await ownerOf('hers')).toBe(aoi.userId);
  });

  it('allows another user to register the browser after the previous session has ended', async () => {
    const leave = {
      'signed-out': (token: string) => office.call('POST', '/v1/auth/user/logout', { token }),
      'session-ended': () =>
        office.platform.db
          .update(sessions)
          .set({ endedAt: new Date(), endReason: 'USER_BLOCKED' })
          .where(eq(sessions.userId, mei.userId)),
      'session-expired': () =>
        office.platform.db
          .update(sessions)
          .set({ expiresAt: new Date(0) })
          .where(eq(sessions.userId, mei.userId)),
    };
    const mei = await makeChatMember(office, organization);
    for (const [how, end] of Object.entries(leave)) {
      const { token } = await signInToOrganization(office, mei, organization.organizationId);
      await send('subscribe', { token }, how);
      expect(await send('subscribe', ren, how), how).toMatchObject(taken);
      await end(token);
      expect((await send('subscribe', ren, how)).status, how).toBe(204);
      expect(await ownerOf(how)).toBe(ren.userId);
    }
  });

  it('assigns a token to only one of several users who register it concurrently', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => send('subscribe', turn % 2 ? aoi : ren, 'shared')),
    );
    const owner = await ownerOf('shared');
    const aoiAnswers = answers.filter((_, turn) => (turn % 2 ? aoi : ren).userId === owner);
    const renAnswers = answers.filter((_, turn) => (turn % 2 ? aoi : ren).userId !== owner);
    expect(new Set(aoiAnswers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(new Set(renAnswers.map(({ status }) => status))).toEqual(new Set([409]));
  });

  it('does not deadlock when sessions of one user swap their tokens', async () => {
    const other = await signInToOrganization(office, aoi, organization.organizationId);
    const swaps = Array.from({ length: 40 }, (_, turn) => {
      const [mine, theirs] = turn % 4 < 2 ? ['swap:1', 'swap:2'] : ['swap:2', 'swap:1'];
      return turn % 2 ? send('subscribe', aoi, mine) : send('subscribe', other, theirs);
    });
    const answers = await Promise.all(swaps);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  });

  it('requires a selected organisation', async () => {
    const { token } = await signIn(office, await makePerson(office, null));
    expect(await send('subscribe', { token }, 'a')).toMatchObject({
      status: 403,
      errors: 'organizationNotSelected',
    });
  });

  it('is allowed for guests', async () => {
    const guest = await makeChatMember(office, organization, { role: 'GUEST' });
    expect((await send('subscribe', guest, 'g')).status).toBe(204);
  });
});

describe.each<Call>(['subscribe', 'unsubscribe'])('%s', (call) => {
  it.each([
    ['', { fcmToken: 'required' }],
    [null, { fcmToken: 'invalid' }],
    [12, { fcmToken: 'invalid' }],
    [['a'], { fcmToken: 'invalid' }],
    ['a b', { fcmToken: 'invalid' }],
    ['<script>', { fcmToken: 'invalid' }],
    ['漢', { fcmToken: 'invalid' }],
    ['a'.repeat(1025), { fcmToken: 'tooLong' }],
  ])('returns 400 for the token %j', async (fcmToken, errors) => {
    expect(await send(call, aoi, fcmToken)).toMatchObject({ status: 400, errors });
  });

  it('returns 400 for unknown fields and for a missing token', async () => {
    const path = `/v1/web-notifications/${call}`;
    for (const body of [{}, { fcmToken: 'a', userId: ren.userId }]) {
      const answer = await office.call('POST', path, { token: aoi.token, body });
      expect(answer.status).toBe(400);
    }
  });
});

describe('unregistering a browser', () => {
  it('succeeds for an unknown token', async () => {
    expect((await send('unsubscribe', aoi, 'unknown')).status).toBe(204);
  });

  it('returns 401 without an account and 403 for another user', async () => {
    await send('subscribe', aoi, 'mine');
    expect(await send('unsubscribe', {}, 'mine')).toMatchObject({ status: 401 });
    expect(await send('unsubscribe', ren, 'mine')).toMatchObject({ status: 403 });
    expect(await known()).toEqual(['mine']);
  });

  it('happens on sign-out, and can be repeated by any user afterwards', async () => {
    const mei = await makeChatMember(office, organization);
    await send('subscribe', mei, 'mine');
    const { status } = await office.call('POST', '/v1/auth/user/logout', { token: mei.token });
    expect(status).toBe(204);
    expect(await known()).toEqual([]);
    expect((await send('unsubscribe', {}, 'mine')).status).toBe(204);
  });

  it('is done by the cleanup if the session ended without a sign-out', async () => {
    await send('subscribe', aoi, 'a');
    await send('subscribe', ren, 'b');
    const { db } = office.platform;
    expect(await cleanUp(office.platform)).toMatchObject({ pushTokens: 0 });
    await db.update(sessions).set({ endedAt: new Date(), endReason: 'USER_BLOCKED' });
    expect(await cleanUp(office.platform)).toMatchObject({ pushTokens: 2 });
    expect(await known()).toEqual([]);
    await db.update(sessions).set({ endedAt: null, endReason: null });
  });
});

describe('an expired access token', () => {
  it('returns 401 and changes nothing', async () => {
    await send('subscribe', aoi, 'late');
    office.advanceClock({ minutes: 16 });
    expect((await send('subscribe', aoi, 'later')).status).toBe(401);
    expect((await send('unsubscribe', aoi, 'late')).status).toBe(401);
    expect(await known()).toEqual(['late']);
  });
});
