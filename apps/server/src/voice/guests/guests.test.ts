import { Writable } from 'node:stream';
import type { Schemas } from '@office/api';
import {
  blockCodes,
  guestAskAgainMs,
  guestGraceMs,
  guestWaitingMs,
  maxAdmittedGuests,
  maxGuestVisits,
  maxWaitingGuests,
} from '@office/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdministrator } from '../../../test/administrators.ts';
import { cleanUp } from '../../../test/clean-up.ts';
import { bodyExampleOf, parametersOf, unknownValueOf } from '../../../test/contract-operations.ts';
import { eventually } from '../../../test/eventually.ts';
import { roomOf } from '../../../test/meetings.ts';
import { nextMessage } from '../../../test/server.ts';
import { startTranscripts, type TestTranscripts } from '../../../test/transcripts.ts';
import { joinWith, userIdsIn, type Speaker, type Voice } from '../../../test/voice.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import {
  meetingGuestLinks,
  meetingGuests,
  organizationGuestLinks,
} from '../../database/schema/meeting-guests.ts';
import {
  contracts,
  organizations,
  organizationSignInRules,
} from '../../database/schema/organizations.ts';
import { meetings } from '../../database/schema/meetings.ts';
import { voiceParticipants } from '../../database/schema/voice.ts';
import { operationMetadata } from '../../http/contract.ts';
import { createLogger } from '../../observability/logger.ts';
import { removeGuestsOfEndedMeetings } from './guest-removal.ts';

type Visit = Schemas['GuestVisit'];
type Guest = Schemas['MeetingGuest'];
type LinkState = Schemas['MeetingGuestLinkState'];

const logged: string[] = [];
const destination = new Writable({
  write(line, _encoding, done) {
    logged.push(String(line));
    done();
  },
});

let test: TestTranscripts;
beforeAll(async () => {
  const log = createLogger({ logLevel: 'info', environment: 'production' }, destination);
  test = await startTranscripts({ log });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.server.platform.db.delete(meetings);
  await test.server.platform.db.delete(organizationGuestLinks);
  await test.server.platform.db.delete(organizationSignInRules);
});
const guestVoices: Voice[] = [];
afterEach(async () => {
  for (const { socket } of guestVoices.splice(0)) socket.disconnect();
  await test.hangUpAll();
});

const post = <T>(path: string, body: unknown) =>
  test.server.call<T>('POST', `/v1/guest${path}`, { body });
const createLink = (who: Speaker, meetingId: string) =>
  test.ask<Schemas['MeetingGuestLink']>(who, 'POST', `/${meetingId}/guest-link`);
const revoke = (who: Speaker, meetingId: string) =>
  test.ask(who, 'DELETE', `/${meetingId}/guest-link`);
const getLink = (who: Speaker, meetingId: string) =>
  test.ask<LinkState>(who, 'GET', `/${meetingId}/guest-link`);
const enter = (secret: string, name = '山本 恵') =>
  post<Schemas['CreatedGuestVisit']>('/visits', { secret, name });
const visit = (token: string) => post<Visit>('/visit', { token });
const stateOf = async (token: string) => (await visit(token)).body.state;
const voiceToken = (token: string) => post<Schemas['GuestVoiceToken']>('/token', { token });
const guestsOf = async (who: Speaker, meetingId: string) =>
  (await test.ask<{ data: Guest[] }>(who, 'GET', `/${meetingId}/guests`)).body.data;
const waitingFor = async (who: Speaker) =>
  (await test.ask<{ data: Guest[] }>(who, 'GET', '/waiting-guests')).body.data;
const answer = (
  who: Speaker,
  { id, meetingId }: Pick<Guest, 'id' | 'meetingId'>,
  given: Schemas['GuestAnswer'],
) => test.ask<Guest>(who, 'PUT', `/${meetingId}/guests/${id}`, { answer: given });

async function makeLinkedMeeting(request: Partial<Schemas['CreateMeetingRequest']> = {}) {
  const meeting = await test.makeMeeting(request);
  const { body: link } = await createLink(test.aoi, meeting.id);
  return { meeting, meetingId: meeting.id, secret: link.url!.split('/').at(-1)! };
}

/** Creates a meeting with a guest in its lobby. */
async function makeWaitingGuest(request: Partial<Schemas['CreateMeetingRequest']> = {}) {
  const linked = await makeLinkedMeeting(request);
  const { body } = await enter(linked.secret);
  const [guest] = await guestsOf(test.aoi, linked.meetingId);
  return { ...linked, token: body.token, guest: guest! };
}

async function makeAdmittedGuest(request: Partial<Schemas['CreateMeetingRequest']> = {}) {
  const waiting = await makeWaitingGuest(request);
  expect((await answer(test.aoi, waiting.guest, 'ADMIT')).status).toBe(200);
  return waiting;
}

async function joinAsGuest(token: string): Promise<Voice> {
  const { body } = await voiceToken(token);
  const socket = test.server.connect(token, '/guest');
  await socket.ready;
  const voice = await joinWith(socket, body.token);
  guestVoices.push(voice);
  return voice;
}

const refusalOf = (token: string | undefined, namespace: '/' | '/floor' | '/voice' | '/guest') =>
  test.server.connect(token, namespace).ready.then(
    () => null,
    (error: { data?: { statusCode: number } }) => error.data?.statusCode,
  );

describe('guest link', () => {
  it('is created by the organiser once, copied again and revoked', async () => {
    const { id } = await test.makeMeeting();
    expect((await getLink(test.aoi, id)).body).toEqual({
      link: null,
      allowed: true,
      canChange: true,
    });
    const { status, body } = await createLink(test.aoi, id);
    expect(status).toBe(200);
    expect(body.url).toMatch(/\/guest\/[\w-]{43}$/);
    expect((await createLink(test.aoi, id)).body).toEqual(body);
    expect((await getLink(test.aoi, id)).body.link).toEqual(body);
    expect((await getLink(test.ren, id)).body).toMatchObject({ link: null, canChange: false });
    expect((await revoke(test.aoi, id)).status).toBe(204);
    expect((await getLink(test.aoi, id)).body.link).toBeNull();
    const renewed = await createLink(test.aoi, id);
    expect(renewed.body.url).not.toBe(body.url);
  });

  it('stores only a hash of the secret', async () => {
    const { secret } = await makeLinkedMeeting();
    const rows = await test.server.platform.db.select().from(meetingGuestLinks);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('returns 403 for other participants and 404 for members outside the meeting', async () => {
    const { meetingId } = await makeLinkedMeeting();
    for (const who of [test.ren, test.guest]) {
      expect((await createLink(who, meetingId)).status).toBe(403);
      expect((await revoke(who, meetingId)).status).toBe(403);
    }
    for (const who of [test.mei, test.stranger]) {
      expect((await getLink(who, meetingId)).status).toBe(404);
      expect((await createLink(who, meetingId)).status).toBe(404);
      expect((await revoke(who, meetingId)).status).toBe(404);
    }
    expect((await getLink(test.aoi, meetingId)).body.link).not.toBeNull();
  });

  it('shows organisation, title, time and host only', async () => {
    const { secret, meeting } = await makeLinkedMeeting();
    expect((await post('/link', { secret })).body).toEqual({
      organizationName: 'Sakura',
      title: '定例',
      hostName: '青木 葵',
      startTime: meeting.startTime,
      endTime: meeting.endTime,
      timeZone: 'Asia/Tokyo',
      phase: 'OPEN',
      external: false,
    });
  });

  it('returns 404 with the reason for unknown, revoked and expired links', async () => {
    const reasonOf = async (secret: string) => {
      const { status, body } = await post<Schemas['ErrorBody']>('/link', { secret });
      return [status, body.data?.reason];
    };
    const { meetingId, secret } = await makeLinkedMeeting();
    expect(await reasonOf('x'.repeat(43))).toEqual([404, 'UNKNOWN']);
    await revoke(test.aoi, meetingId);
    expect(await reasonOf(secret)).toEqual([404, 'WITHDRAWN']);
    expect((await enter(secret)).status).toBe(404);
    const expired = await makeLinkedMeeting();
    const endTime = new Date(test.server.platform.now().getTime() - guestGraceMs - 1000);
    await test.server.platform.db
      .update(meetings)
      .set({ endTime })
      .where(eq(meetings.id, expired.meetingId));
    expect(await reasonOf(expired.secret)).toEqual([404, 'EXPIRED']);
    expect((await enter(expired.secret)).status).toBe(404);
    expect((await createLink(test.aoi, expired.meetingId)).status).toBe(422);
  });

  it('shows that the meeting was cancelled', async () => {
    const { meetingId, secret } = await makeLinkedMeeting();
    const canceledAt = test.server.platform.now();
    await test.server.platform.db
      .update(meetings)
      .set({ canceledAt })
      .where(eq(meetings.id, meetingId));
    const { status, body } = await post<Schemas['GuestMeeting']>('/link', { secret });
    expect([status, body.phase]).toEqual([200, 'CANCELED']);
    expect(await enter(secret)).toMatchObject({ status: 422, errors: 'meetingTimeInvalid' });
    expect((await createLink(test.aoi, meetingId)).status).toBe(422);
  });

  it('can be forbidden by administrators, which revokes links and removes guests', async () => {
    const { meetingId, secret, token } = await makeAdmittedGuest();
    const voice = await joinAsGuest(token);
    const { token: adminToken } = await makeAdministrator(test.server, test.sakura.organizationId);
    const body = { version: 0, enabled: false };
    const path = '/v1/admin/organization/guest-links';
    const setting = await test.server.call('PUT', path, { token: adminToken, body });
    expect(setting).toMatchObject({ status: 200, body: { version: 1, enabled: false } });
    await eventually(() => expect(voice.ended()).toMatchObject({ reason: 'removed' }));
    expect((await test.server.call('PUT', path, { token: adminToken, body })).status).toBe(409);
    expect((await post('/link', { secret })).status).toBe(404);
    expect(await stateOf(token)).toBe('REVOKED');
    expect((await voiceToken(token)).status).toBe(409);
    expect(await createLink(test.aoi, meetingId)).toMatchObject({
      status: 403,
      errors: 'guestLinksNotAllowed',
    });
  });

  it('is forbidden by default in an organisation that allows its networks only', async () => {
    const { meetingId, secret, token } = await makeWaitingGuest();
    const { organizationId } = test.sakura;
    const { db } = test.server.platform;
    await db.insert(organizationSignInRules).values({
      organizationId,
      loginCode: 'NEW_NETWORKS',
      companyNetworks: ['0.0.0.0/0', '::/0'],
      companyNetworksOnly: true,
      sessionHours: 24,
      inviteDomains: [],
    });
    expect((await getLink(test.aoi, meetingId)).body.allowed).toBe(false);
    expect((await post('/link', { secret })).status).toBe(404);
    expect(await stateOf(token)).toBe('REVOKED');
    await db.insert(organizationGuestLinks).values({ organizationId, enabled: true });
    expect((await post('/link', { secret })).status).toBe(200);
    expect(await stateOf(token)).toBe('WAITING');
  });

  it('does not work for a blocked organisation or contract', async () => {
    const { secret, token } = await makeAdmittedGuest();
    const { organizationId, contractId } = test.sakura;
    const { db, now } = test.server.platform;
    const blockOrganization = (blockedAt: Date | null) =>
      db.update(organizations).set({ blockedAt }).where(eq(organizations.id, organizationId));
    const blockContract = (blockedAt: Date | null) =>
      db.update(contracts).set({ blockedAt }).where(eq(contracts.id, contractId));
    for (const block of [blockOrganization, blockContract]) {
      await block(now());
      expect((await post('/link', { secret })).status).toBe(404);
      expect(await stateOf(token)).toBe('REVOKED');
      expect((await voiceToken(token)).status).toBe(409);
      await block(null);
      expect(await stateOf(token)).toBe('ADMITTED');
    }
  });

  it('ends the call when the voice area is closed to guests', async () => {
    const { token } = await makeAdmittedGuest();
    const voice = await joinAsGuest(token);
    const { token: adminToken } = await makeAdministrator(test.server, test.sakura.organizationId);
    const close = (version: number, GUEST: string[]) =>
      test.server.call('PUT', '/v1/admin/organization/areas', {
        token: adminToken,
        body: { version, closed: { USER: [], GUEST } },
      });
    expect((await close(0, ['voice'])).status).toBe(200);
    await eventually(() => expect(voice.ended()).toMatchObject({ reason: 'removed' }));
    expect(await stateOf(token)).toBe('REVOKED');
    expect((await close(1, [])).status).toBe(200);
  });
});

describe('lobby', () => {
  it('opens ten minutes before the start', async () => {
    const inMinutes = (minutes: number) =>
      new Date(test.server.platform.now().getTime() + minutes * 60_000).toISOString();
    const times = { startTime: inMinutes(30), endTime: inMinutes(90) };
    const { secret } = await makeLinkedMeeting(times);
    expect((await post('/link', { secret })).body).toMatchObject({ phase: 'EARLY' });
    expect(await enter(secret)).toMatchObject({ status: 422, errors: 'meetingTimeInvalid' });
  });

  it('notifies the organiser and members in the meeting', async () => {
    const { meetingId, secret } = await makeLinkedMeeting();
    await test.ask(test.ren, 'POST', '/join-now', { meetingId });
    const pages = await Promise.all([test.aoi.open(), test.ren.open()]);
    const news = Promise.all(pages.map((page) => nextMessage(page, 'meetingGuestsChanged')));
    await enter(secret, '  山本 恵 ');
    expect(await news).toEqual([{ meetingId }, { meetingId }]);
    for (const page of pages) page.disconnect();
    const shown = { meetingId, meetingTitle: '定例', name: '山本 恵', state: 'WAITING' };
    for (const who of [test.aoi, test.ren]) {
      expect(await guestsOf(who, meetingId)).toMatchObject([shown]);
      expect(await waitingFor(who)).toMatchObject([shown]);
    }
    for (const who of [test.mei, test.guest, test.stranger])
      expect(await waitingFor(who)).toEqual([]);
  });

  it('returns admitted guests to the lobby when the meeting moves', async () => {
    const at = (minutes: number) =>
      new Date(test.server.platform.now().getTime() + minutes * 60_000).toISOString();
    const early = { startTime: at(5), endTime: at(65) };
    const { meetingId, token, guest } = await makeAdmittedGuest(early);
    const move = (from: number) =>
      test.ask(test.aoi, 'PATCH', `/${meetingId}`, {
        startTime: at(from),
        endTime: at(from + 60),
      });
    expect((await move(60)).status).toBe(200);
    expect(await stateOf(token)).toBe('WAITING');
    expect(await guestsOf(test.aoi, meetingId)).toEqual([]);
    expect(await waitingFor(test.aoi)).toEqual([]);
    expect(await answer(test.aoi, guest, 'ADMIT')).toMatchObject({
      status: 422,
      errors: 'meetingTimeInvalid',
    });
    expect((await move(5)).status).toBe(200);
    const page = await test.aoi.open();
    const news = nextMessage(page, 'meetingGuestsChanged');
    expect(await stateOf(token)).toBe('WAITING');
    expect(await news).toEqual({ meetingId });
    page.disconnect();
    expect(await waitingFor(test.aoi)).toMatchObject([{ id: guest.id }]);
    expect((await answer(test.aoi, guest, 'ADMIT')).status).toBe(200);
    expect((await voiceToken(token)).status).toBe(200);
  });

  it('drops admitted guests without a request for two minutes outside the call', async () => {
    const { meetingId, token } = await makeAdmittedGuest();
    const { db } = test.server.platform;
    await db.update(meetingGuests).set({ seenAt: new Date(0) });
    expect(await guestsOf(test.aoi, meetingId)).toEqual([]);
    expect(await stateOf(token)).toBe('ADMITTED');
    expect(await guestsOf(test.aoi, meetingId)).toHaveLength(1);
    await joinAsGuest(token);
    await db.update(meetingGuests).set({ seenAt: new Date(0) });
    expect(await guestsOf(test.aoi, meetingId)).toHaveLength(1);
  });

  it('limits the visits of each link', async () => {
    const { meetingId, secret } = await makeLinkedMeeting();
    await enter(secret);
    const { db } = test.server.platform;
    const [template] = await db.select().from(meetingGuests);
    const rows = Array.from({ length: maxGuestVisits - 1 }, (_, index) => ({
      ...template!,
      id: crypto.randomUUID(),
      tokenHash: `other ${index}`,
      state: 'LEFT' as const,
    }));
    await db.insert(meetingGuests).values(rows);
    expect(await enter(secret)).toMatchObject({ status: 409, errors: 'guestLimitReached' });
    await revoke(test.aoi, meetingId);
    const { body: link } = await createLink(test.aoi, meetingId);
    expect((await enter(link.url!.split('/').at(-1)!)).status).toBe(201);
  });

  it('omits waiting guests without a request for 30 seconds', async () => {
    const { meetingId, token } = await makeWaitingGuest();
    const seenAt = new Date(test.server.platform.now().getTime() - guestWaitingMs - 1000);
    await test.server.platform.db.update(meetingGuests).set({ seenAt });
    expect(await guestsOf(test.aoi, meetingId)).toEqual([]);
    expect(await stateOf(token)).toBe('WAITING');
    expect(await guestsOf(test.aoi, meetingId)).toHaveLength(1);
  });

  it('limits the waiting guests, also for parallel calls', async () => {
    const { meetingId, secret } = await makeLinkedMeeting();
    const answers = await Promise.all(Array.from({ length: 30 }, () => enter(secret)));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(30 - maxWaitingGuests);
    expect(refused[0]).toMatchObject({ status: 409, errors: 'guestLobbyFull' });
    expect(await guestsOf(test.aoi, meetingId)).toHaveLength(maxWaitingGuests);
  });

  it.each([[''], ['   '], ['a'.repeat(41)], ['a\nb'], ['\u202Ea']])(
    'rejects the name %j',
    async (name) => {
      const { secret } = await makeLinkedMeeting();
      expect((await enter(secret, name)).status).toBe(400);
    },
  );

  it('ends when the guest leaves', async () => {
    const { meetingId, token, guest } = await makeWaitingGuest();
    expect((await post('/leave', { token })).status).toBe(204);
    expect((await post('/leave', { token })).status).toBe(204);
    expect(await guestsOf(test.aoi, meetingId)).toEqual([]);
    expect(await answer(test.aoi, guest, 'ADMIT')).toMatchObject({
      status: 409,
      errors: 'guestNotWaiting',
    });
  });
});

describe('answers', () => {
  it('admits by any member of the meeting, with an audit entry', async () => {
    const { token, guest } = await makeWaitingGuest();
    expect((await answer(test.ren, guest, 'ADMIT')).body).toMatchObject({ state: 'ADMITTED' });
    expect((await answer(test.aoi, guest, 'ADMIT')).status).toBe(200);
    expect(await stateOf(token)).toBe('ADMITTED');
    const entries = await test.server.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'GUEST_ADMITTED'));
    expect(entries.filter(({ targetId }) => targetId === guest.meetingId)).toHaveLength(1);
  });

  it('denies with an audit entry, and refuses the call', async () => {
    const { token, guest } = await makeWaitingGuest();
    expect((await answer(test.aoi, guest, 'DENY')).body).toMatchObject({ state: 'DENIED' });
    const entries = await test.server.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'GUEST_DENIED'));
    expect(entries.map(({ targetId }) => targetId)).toContain(guest.meetingId);
    expect(await stateOf(token)).toBe('DENIED');
    expect((await voiceToken(token)).status).toBe(409);
    expect(await refusalOf(token, '/guest')).toBe(401);
  });

  it('lets a denied or removed guest ask again after a minute', async () => {
    const { meetingId, token, guest } = await makeWaitingGuest();
    const askAgain = () => post<Visit>('/ask-again', { token });
    expect((await askAgain()).body.state).toBe('WAITING');
    for (const refusal of ['DENY', 'REMOVE'] as const) {
      if (refusal === 'REMOVE') await answer(test.aoi, guest, 'ADMIT');
      expect((await answer(test.aoi, guest, refusal)).status).toBe(200);
      const { body } = await visit(token);
      const wait = Date.parse(body.askAgainAt!) - test.server.platform.now().getTime();
      expect(wait).toBeGreaterThan(guestAskAgainMs - 10_000);
      expect(await askAgain()).toMatchObject({ status: 409, errors: 'guestAskedTooSoon' });
      const seenAt = new Date(test.server.platform.now().getTime() - guestAskAgainMs);
      await test.server.platform.db.update(meetingGuests).set({ seenAt });
      expect((await askAgain()).body).toMatchObject({ state: 'WAITING' });
      expect(await guestsOf(test.aoi, meetingId)).toMatchObject([{ state: 'WAITING' }]);
    }
  });

  it('returns 403 or 404 to everyone else', async () => {
    const { token, guest } = await makeWaitingGuest();
    expect((await answer(test.guest, guest, 'ADMIT')).status).toBe(403);
    for (const who of [test.mei, test.stranger])
      expect((await answer(who, guest, 'ADMIT')).status).toBe(404);
    const other = await test.makeMeeting();
    expect(await answer(test.aoi, { ...guest, meetingId: other.id }, 'ADMIT')).toMatchObject({
      status: 404,
      errors: 'guestNotFound',
    });
    expect(await stateOf(token)).toBe('WAITING');
  });

  it('keeps the limit with 50 parallel admissions', async () => {
    const { meetingId, secret } = await makeLinkedMeeting();
    await enter(secret);
    const [template] = await test.server.platform.db.select().from(meetingGuests);
    const rows = Array.from({ length: 49 }, (_, index) => ({
      ...template!,
      id: crypto.randomUUID(),
      tokenHash: `other ${index}`,
    }));
    await test.server.platform.db.insert(meetingGuests).values(rows);
    const guests = await guestsOf(test.aoi, meetingId);
    expect(guests).toHaveLength(50);
    const answers = await Promise.all(guests.map((guest) => answer(test.aoi, guest, 'ADMIT')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxAdmittedGuests);
    expect(answers.find(({ status }) => status !== 200)).toMatchObject({
      status: 409,
      errors: 'guestLimitReached',
    });
    const listed = await guestsOf(test.aoi, meetingId);
    expect(listed.filter(({ state }) => state === 'ADMITTED')).toHaveLength(maxAdmittedGuests);
  });
});

describe('external meeting', () => {
  it('shows the link of the provider to admitted guests only', async () => {
    const { meetingId, token, guest } = await makeWaitingGuest();
    await test.server.platform.db
      .update(meetings)
      .set({ provider: 'ZOOM', meetingUrl: 'https://zoom.example/1', passcode: 'abc' })
      .where(eq(meetings.id, meetingId));
    const hidden = { meetingUrl: null, passcode: null };
    expect((await visit(token)).body).toMatchObject({ ...hidden, meeting: { external: true } });
    await answer(test.aoi, guest, 'ADMIT');
    expect((await visit(token)).body).toMatchObject({
      meetingUrl: 'https://zoom.example/1',
      passcode: 'abc',
    });
    expect((await voiceToken(token)).status).toBe(409);
    await answer(test.aoi, guest, 'REMOVE');
    expect((await visit(token)).body).toMatchObject({ state: 'REMOVED', ...hidden });
  });
});

describe('call', () => {
  it('joins the call of the meeting, marked as a guest', async () => {
    const { meetingId, token, guest } = await makeAdmittedGuest();
    const [own] = (await test.join(meetingId, test.aoi)) as [Voice];
    const voice = await joinAsGuest(token);
    await eventually(() => expect(userIdsIn(own)).toEqual([test.aoi.userId, guest.id]));
    expect(own.participants()[1]).toMatchObject({ nameKanji: '山本 恵', guest: true });
    expect(voice.participants()[0]).not.toHaveProperty('guest');
    expect(voice.participants().every(({ avatarUrl }) => avatarUrl === null)).toBe(true);
    const signal = new Promise((resolve) => own.socket.once('signal', resolve));
    const description = { type: 'offer', sdp: 'v=0\r\n' };
    const sent = await voice.socket.emitWithAck('signal', { to: own.id, description });
    expect(sent).toEqual({ ok: true });
    expect(await signal).toMatchObject({ from: voice.id });
  });

  it('joins the call in the meeting room during the meeting only', async () => {
    const { meetingId, token } = await makeAdmittedGuest({ meetingRoomId: roomOf(test.sakura) });
    const voice = await joinAsGuest(token);
    expect(voice.answer.ok).toBe(true);
    const endTime = new Date(test.server.platform.now().getTime() - 1000);
    await test.server.platform.db
      .update(meetings)
      .set({ endTime })
      .where(eq(meetings.id, meetingId));
    expect((await voiceToken(token)).status).toBe(422);
    await removeGuestsOfEndedMeetings(test.server.platform, [voice.socket.id!]);
    await eventually(() => expect(voice.ended()).toMatchObject({ reason: 'ended' }));
  });

  it('counts guests towards the limit of five participants', async () => {
    const { meetingId, secret, token } = await makeAdmittedGuest();
    await joinAsGuest(token);
    for (const name of ['b', 'c', 'd', 'e', 'f']) {
      const { body } = await enter(secret, name);
      const guests = await guestsOf(test.aoi, meetingId);
      await answer(
        test.aoi,
        guests.find((each) => each.name === name)!,
        'ADMIT',
      );
      if (name === 'f')
        expect(await voiceToken(body.token)).toMatchObject({ errors: 'voiceChatRoomFull' });
      else await joinAsGuest(body.token);
    }
  });

  it('ends when the guest is removed or the link is revoked', async () => {
    const first = await makeAdmittedGuest();
    const removed = await joinAsGuest(first.token);
    expect((await answer(test.ren, first.guest, 'REMOVE')).status).toBe(200);
    await eventually(() => expect(removed.ended()).toMatchObject({ reason: 'removed' }));
    expect((await voiceToken(first.token)).status).toBe(409);
    const second = await makeAdmittedGuest();
    const revoked = await joinAsGuest(second.token);
    await revoke(test.aoi, second.meetingId);
    await eventually(() => expect(revoked.ended()).toMatchObject({ reason: 'removed' }));
    expect(await refusalOf(second.token, '/guest')).toBe(401);
    expect(await test.server.platform.db.select().from(voiceParticipants)).toEqual([]);
  });

  it('stores only the microphone and the camera of a guest', async () => {
    const { meetingId, token } = await makeAdmittedGuest();
    const [own] = (await test.join(meetingId, test.aoi)) as [Voice];
    const voice = await joinAsGuest(token);
    await eventually(() => expect(own.participants()).toHaveLength(2));
    await voice.socket.emitWithAck('setCaptions', { wanted: true, source: 'READY' });
    await voice.socket.emitWithAck('raiseHand', { raised: true });
    await voice.socket.emitWithAck('setMedia', { camera: true, screen: true });
    await eventually(() =>
      expect(own.participants().find(({ guest }) => guest)).toMatchObject({
        camera: true,
        screen: false,
        handRaisedAt: null,
        captionsWanted: false,
        captionSource: 'NONE',
      }),
    );
  });

  it('does not continue after a revocation during the join', async () => {
    const { meetingId, token } = await makeAdmittedGuest();
    const [joined] = await Promise.allSettled([joinAsGuest(token), revoke(test.aoi, meetingId)]);
    if (joined.status === 'fulfilled' && joined.value.answer.ok)
      await eventually(() => expect(joined.value.ended()).toMatchObject({ reason: 'removed' }));
    expect(await test.server.platform.db.select().from(voiceParticipants)).toEqual([]);
  });

  it('ends when the organiser ends the meeting', async () => {
    const { meetingId, token, guest } = await makeAdmittedGuest();
    const voice = await joinAsGuest(token);
    await test.ask(test.aoi, 'POST', `/${meetingId}/end`);
    await eventually(() => expect(voice.ended()).toMatchObject({ reason: 'ended' }));
    expect(await stateOf(token)).toBe('ENDED');
    expect(await guestsOf(test.aoi, meetingId)).toEqual([]);
    expect(await answer(test.aoi, guest, 'ADMIT')).toMatchObject({ status: 422 });
  });

  it('ends when the meeting is cancelled', async () => {
    const { meetingId, token } = await makeAdmittedGuest();
    const voice = await joinAsGuest(token);
    const canceledAt = test.server.platform.now();
    await test.server.platform.db
      .update(meetings)
      .set({ canceledAt })
      .where(eq(meetings.id, meetingId));
    expect(await stateOf(token)).toBe('CANCELED');
    expect((await voiceToken(token)).status).toBe(409);
    await removeGuestsOfEndedMeetings(test.server.platform, [voice.socket.id!]);
    await eventually(() => expect(voice.ended()).toMatchObject({ reason: 'ended' }));
  });

  it.each(['organisation', 'everyone'])('closes the socket when %s is signed out', async (who) => {
    const { token } = await makeAdmittedGuest();
    const { socket } = await joinAsGuest(token);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    const { organizationId } = test.sakura;
    const target = who === 'everyone' ? 'everyone' : { organizationId };
    await test.server.platform.realtime.forceLogout(target, blockCodes.maintenance);
    expect(await closed).toBe('io server disconnect');
  });

  it('closes the socket of a removed guest', async () => {
    const { token, guest } = await makeAdmittedGuest();
    const { socket, ended } = await joinAsGuest(token);
    const closed = new Promise((resolve) => socket.once('disconnect', resolve));
    await answer(test.aoi, guest, 'REMOVE');
    expect(await closed).toBe('io server disconnect');
    expect(ended()).toMatchObject({ reason: 'removed' });
  });

  it('asks the guest before a recording', async () => {
    const { meetingId, token } = await makeAdmittedGuest();
    const [own] = (await test.join(meetingId, test.aoi)) as [Voice];
    const voice = await joinAsGuest(token);
    const { recordingId } = (await own.socket.emitWithAck('askToRecord', {})) as {
      recordingId: string;
    };
    await eventually(() => expect(voice.recording()).toMatchObject({ status: 'ASKING' }));
    await voice.socket.emitWithAck('agreeToRecording', { recordingId });
    await eventually(() => expect(own.recording()).toMatchObject({ status: 'RECORDING' }));
  });
});

describe('token of a guest', () => {
  const isGuestOperation = ({ path }: { path: string }) => path.startsWith('/v1/guest/');

  it('is rejected by every other operation', async () => {
    const { token } = await makeAdmittedGuest();
    const accepted: string[] = [];
    for (const facts of operationMetadata) {
      if (isGuestOperation(facts) || facts.token === 'none') continue;
      // Answers 404 to unknown refresh tokens.
      const refused = facts.security === 'refreshToken' ? [401, 403, 404] : [401, 403];
      let path: string = facts.path;
      for (const parameter of parametersOf(facts))
        path = path.replace(`{${parameter.name}}`, String(unknownValueOf(parameter)));
      const { status } = await test.server.call(facts.method, path, {
        token,
        ...(facts.hasBody && { body: bodyExampleOf(facts) }),
      });
      if (!refused.includes(status)) accepted.push(`${facts.id} ${status}`);
    }
    expect(accepted).toEqual([]);
  }, 60_000);

  it('is rejected by the other namespaces, and access tokens by that of guests', async () => {
    const { token } = await makeAdmittedGuest();
    for (const namespace of ['/', '/floor', '/voice'] as const)
      expect(await refusalOf(token, namespace)).toBe(401);
    expect(await refusalOf(test.aoi.token, '/guest')).toBe(401);
    expect(await refusalOf(undefined, '/guest')).toBe(401);
  });

  it('does not start a recording', async () => {
    const { token } = await makeAdmittedGuest();
    const { socket } = await joinAsGuest(token);
    let isAnswered = false;
    socket.emit('askToRecord', {}, () => {
      isAnswered = true;
    });
    // Answered after the messages before it.
    expect(await socket.emitWithAck('continue', {})).toEqual({ ok: true });
    expect(await socket.emitWithAck('leave', {})).toEqual({ ok: true });
    expect(isAnswered).toBe(false);
  });

  it('does not join another room', async () => {
    const { token } = await makeAdmittedGuest();
    const { body: room } = await test.aoi.call('POST', '/rooms', { kind: 'OWN', name: 'x' });
    const { body: pass } = await test.aoi.call<Schemas['VoiceToken']>('POST', '/token', {
      roomId: room.id,
    });
    const socket = test.server.connect(token, '/guest');
    await socket.ready;
    const voice = await joinWith(socket, pass.token);
    expect(voice.answer).toEqual({ ok: false, error: 'tokenInvalidOrExpired' });
    socket.disconnect();
  });

  it('is logged when connecting, when refused and when leaving, without errors', async () => {
    logged.length = 0;
    const { token, guest } = await makeAdmittedGuest();
    const { socket } = await joinAsGuest(token);
    const id = socket.id!;
    socket.disconnect();
    const lines = (message: string) =>
      logged.filter((line) => line.includes(message) && line.includes('"/guest"'));
    await eventually(() => expect(lines('socket disconnected').join('')).toContain(id));
    expect(lines('socket connected').join('')).toContain(guest.id);
    expect(await refusalOf('gst_unknown', '/guest')).toBe(401);
    await eventually(() => expect(lines('socket refused')).toHaveLength(1));
    expect(logged.join('')).not.toContain('The socket has not been authenticated');
  });

  it('is limited to 60 calls per minute', async () => {
    const { token } = await makeWaitingGuest();
    const answers = await Promise.all(Array.from({ length: 70 }, () => visit(token)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(refused[0]).toMatchObject({ errors: 'tooManyRequests' });
  });

  it('returns 404 for an unknown token', async () => {
    for (const path of ['/visit', '/token', '/ask-again', '/leave'])
      expect(await post(path, { token: 'gst_unknown' })).toMatchObject({
        status: 404,
        errors: 'guestVisitInvalid',
      });
  });
});

it('deletes guests and links a week after the meeting', async () => {
  const { meetingId } = await makeAdmittedGuest();
  const { db, now } = test.server.platform;
  const set = (days: number) =>
    db
      .update(meetings)
      .set({ endTime: new Date(now().getTime() - days * 86_400_000) })
      .where(eq(meetings.id, meetingId));
  await set(6);
  await cleanUp(test.server.platform);
  expect(await db.$count(meetingGuests)).toBe(1);
  await set(8);
  await cleanUp(test.server.platform);
  expect(await db.$count(meetingGuests)).toBe(0);
  expect(await db.$count(meetingGuestLinks)).toBe(0);
});
