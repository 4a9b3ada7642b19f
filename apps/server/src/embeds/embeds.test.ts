import type { Schemas } from '@office/api';
import { maxEmbeds } from '@office/vocabulary';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  auditEntriesOf,
  makeAdministrator,
  type TestAdministrator,
} from '../../test/administrators.ts';
import { createMeeting, roomOf } from '../../test/meetings.ts';
import { makeOrganization, type TestOrganization } from '../../test/people.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { makeSpeaker, makeVoiceOrganization, type Speaker } from '../../test/voice.ts';
import { blockOrganization } from '../admin/organization/organizations.ts';
import { organizationAreas, organizationSignInRules } from '../database/schema/organizations.ts';

type Embed = Schemas['AdminEmbed'];
type Values = Partial<Schemas['UpdateEmbedRequest']>;

const path = '/v1/admin/embeds';
const portal = 'https://portal.sakura.example';
let server: TestServer;
let sakura: TestOrganization;
let admin: TestAdministrator;
let ren: Speaker;
let guest: Speaker;
let voiceRoomId: string;

beforeAll(async () => {
  server = await startTestServer();
  sakura = await makeVoiceOrganization(server, 'Sakura');
  admin = await makeAdministrator(server, sakura.organizationId);
  ren = await makeSpeaker(server, sakura, { name: '高橋 蓮' });
  guest = await makeSpeaker(server, sakura, { name: '森 光', role: 'GUEST' });
  const room = await admin.ask<{ id: string }>('POST', '/v1/admin/rooms/voice-rooms', {
    body: { name: '総合案内', nameKatakana: 'ﾙｰﾑ', emails: [] },
  });
  voiceRoomId = room.body.id;
});
afterAll(() => server.close());
beforeEach(() => server.database.pool.query('DELETE FROM embeds'));

const create = (values: Values = {}, by = admin) =>
  by.ask<Embed>('POST', path, {
    body: {
      name: '社内ポータル',
      origins: [portal],
      people: 'NAMES',
      voiceRoomId: null,
      meetingRoomIds: [],
      showTitles: false,
      ...values,
    },
  });
async function created(values?: Values): Promise<Embed> {
  const answer = await create(values);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
}
const update = ({ id, voiceRoom, version, ...embed }: Embed, values: Values) => {
  const { name, origins, people, meetingRoomIds, showTitles, enabled } = embed;
  const kept = { name, origins, people, meetingRoomIds, showTitles, enabled };
  return admin.ask<Embed>('PUT', `${path}/${id}`, {
    body: { ...kept, version, voiceRoomId: voiceRoom?.id ?? null, ...values },
  });
};
const listed = async (by = admin) =>
  (await by.ask<Schemas['AdminEmbedList']>('GET', path)).body.data;

const request = (key: string, { origin = portal, ip = '203.0.113.9' } = {}) =>
  fetch(`${server.url}/api/v1/embeds/${key}`, { headers: { origin, 'x-forwarded-for': ip } });
async function shown(key: string): Promise<Schemas['Embed']> {
  const answer = await request(key);
  expect(answer.status).toBe(200);
  return (await answer.json()) as Schemas['Embed'];
}
const errorOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { errors: unknown }).errors,
];
const online = async (who: Speaker) => {
  const socket = server.connect(who.token);
  await socket.ready;
  return socket;
};
/** The content is cached for five seconds. */
const expireCache = () => server.advanceClock({ seconds: 6 });

describe('the content of a widget', () => {
  it('contains the members in the office without guests', async () => {
    const { embedKey } = await created();
    await Promise.all([online(ren), online(guest)]);
    await expect
      .poll(async () => {
        expireCache();
        return (await shown(embedKey)).people;
      })
      .toEqual({
        count: 1,
        members: [
          {
            name: { ja: '高橋 蓮', en: '高橋 蓮' },
            status: 'AVAILABLE',
            url: `${server.config.publicUrl}/people/${ren.userId}`,
          },
        ],
      });
  });

  it.each([
    ['COUNT', { count: 1, members: null }],
    ['NONE', null],
  ] as const)('contains no names with %s', async (people, expected) => {
    const socket = await online(ren);
    const { embedKey } = await created({ people });
    await expect
      .poll(async () => {
        expireCache();
        return (await shown(embedKey)).people;
      })
      .toEqual(expected);
    socket.disconnect();
  });

  it('contains the voice room of the button with its participants', async () => {
    const { embedKey } = await created({ voiceRoomId });
    const url = `${server.config.publicUrl}/voice-chat/${voiceRoomId}`;
    const talk = { name: '総合案内', participantCount: 0, url };
    expect((await shown(embedKey)).talk).toEqual(talk);
    const voice = await ren.join(voiceRoomId);
    expireCache();
    expect((await shown(embedKey)).talk).toEqual({ ...talk, participantCount: 1 });
    await voice.hangUp();
  });

  it('contains current and next bookings, with titles of open meetings only if configured', async () => {
    const room = { meetingRoomId: roomOf(sakura) };
    const current = await server.call<Schemas['Meeting']>('POST', '/v1/meetings/meeting-area', {
      ...{ token: ren.token, body: room },
    });
    const later = new Date(current.body.endTime!).getTime() + 30 * 60_000;
    const next = await createMeeting(server, ren, {
      ...{ ...room, title: '採用会議', visibility: 'PRIVATE' },
      startTime: new Date(later).toISOString(),
      endTime: new Date(later + 60 * 60_000).toISOString(),
    });
    expect([current.status, next.status]).toEqual([201, 201]);
    const timesOf = ({ body: { startTime, endTime } }: typeof next) => ({ startTime, endTime });
    const meetingRoom = {
      name: { ja: '会議室 けやき', en: 'Meeting room Keyaki' },
      current: { title: null, ...timesOf(current) },
      next: { title: null, ...timesOf(next) },
    };
    const meetingRoomIds = [roomOf(sakura)];
    const embed = await created({ meetingRoomIds });
    expect((await shown(embed.embedKey)).meetingRooms).toMatchObject([meetingRoom]);
    const withTitles = await created({ meetingRoomIds, showTitles: true });
    const { title } = current.body;
    expect((await shown(withTitles.embedKey)).meetingRooms).toMatchObject([
      { ...meetingRoom, current: { ...meetingRoom.current, title } },
    ]);
  });

  it('omits areas that the organisation has closed', async () => {
    const { embedKey } = await created({ voiceRoomId, meetingRoomIds: [roomOf(sakura)] });
    const { organizationId } = sakura;
    const { db } = server.platform;
    await db
      .insert(organizationAreas)
      .values({ organizationId, closed: { USER: ['voice', 'meeting'] } });
    expect(await shown(embedKey)).toMatchObject({ talk: null, meetingRooms: [] });
    await db.delete(organizationAreas);
  });

  it('is read once for many pages', async () => {
    const { embedKey } = await created();
    const answers = await Promise.all(Array.from({ length: 50 }, () => request(embedKey)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
  });
});

describe('a call with the key of a widget', () => {
  it('sets no cookies, and can be read by every page', async () => {
    const { embedKey } = await created();
    const { headers } = await request(embedKey);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    'https://evil.example',
    'http://portal.sakura.example',
    'https://portal.sakura.example.evil.example',
    'null',
  ])('returns 403 for a page of %s, which can read the error', async (origin) => {
    const { embedKey } = await created();
    const answer = await request(embedKey, { origin });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await errorOf(answer)).toEqual([403, 'embedOriginNotAllowed']);
  });

  it('returns 403 without an origin', async () => {
    const { embedKey } = await created();
    const answer = await fetch(`${server.url}/api/v1/embeds/${embedKey}`);
    expect(await errorOf(answer)).toEqual([403, 'embedOriginNotAllowed']);
  });

  it('returns 403 from a network that the organisation does not allow', async () => {
    const { embedKey } = await created();
    const { db } = server.platform;
    await db.insert(organizationSignInRules).values({
      ...{ organizationId: sakura.organizationId, loginCode: 'NEW_NETWORKS', sessionHours: 24 },
      ...{ companyNetworks: ['198.51.100.0/24'], companyNetworksOnly: true, inviteDomains: [] },
    });
    expect(await errorOf(await request(embedKey))).toEqual([403, 'organizationNetworkNotAllowed']);
    expect((await request(embedKey, { ip: '198.51.100.7' })).status).toBe(200);
    await db.delete(organizationSignInRules);
  });

  it('returns 404 for unknown and previous keys, and for a disabled or deleted widget', async () => {
    const embed = await created();
    const statusOf = async (key: string) => (await request(key)).status;
    expect(await statusOf('emb_0000000000000000000000')).toBe(404);
    const renewed = await admin.ask<Embed>('POST', `${path}/${embed.id}/key`);
    expect(await statusOf(embed.embedKey)).toBe(404);
    const { embedKey } = renewed.body;
    expect(await statusOf(embedKey)).toBe(200);
    expect((await update(renewed.body, { enabled: false })).status).toBe(200);
    expect(await statusOf(embedKey)).toBe(404);
    const again = await created();
    expect((await admin.ask('DELETE', `${path}/${again.id}`)).status).toBe(204);
    expect(await statusOf(again.embedKey)).toBe(404);
  });

  it('returns 404 for a blocked organisation', async () => {
    const other = await makeOrganization(server, 'Northwind');
    const owner = await makeAdministrator(server, other.organizationId);
    const { embedKey } = (await create({}, owner)).body;
    expect((await request(embedKey)).status).toBe(200);
    await blockOrganization(server.platform, other.organizationId);
    expect((await request(embedKey)).status).toBe(404);
  });

  it('records the time of the last use', async () => {
    const { embedKey } = await created();
    expect(await listed()).toMatchObject([{ lastUsedAt: null }]);
    await shown(embedKey);
    expect(await listed()).toMatchObject([{ lastUsedAt: expect.any(String) }]);
  });
});

describe('administration of widgets', () => {
  it('creates, changes and deletes a widget, with audit entries', async () => {
    const embed = await created({ voiceRoomId });
    expect(embed).toMatchObject({ voiceRoom: { name: '総合案内' }, enabled: true, version: 1 });
    expect(embed.embedKey).toMatch(/^emb_[\w-]{22}$/);
    const changed = await update(embed, { name: '全社ポータル', people: 'COUNT' });
    expect(changed.body).toMatchObject({ name: '全社ポータル', people: 'COUNT', version: 2 });
    expect(await update(embed, {})).toMatchObject({ status: 409, errors: 'changedMeanwhile' });
    await admin.ask('DELETE', `${path}/${embed.id}`);
    expect(await listed()).toEqual([]);
    const actions = (await auditEntriesOf(admin)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['EMBED_CREATED', 'EMBED_CHANGED', 'EMBED_DELETED']),
    );
  });

  it('stores origins as browsers send them', async () => {
    const origins = ['https://Portal.Sakura.Example:443', portal, 'http://intranet:8080'];
    expect((await created({ origins })).origins).toEqual([portal, 'http://intranet:8080']);
  });

  it.each([
    ['https://portal.example/path'],
    ['https://user@portal.example'],
    ['ftp://portal.example'],
    ['https://*'],
    ['*'],
    ['null'],
    ['https://portal.example:99999'],
  ])('rejects the origin %s', async (origin) => {
    expect(await create({ origins: [origin] })).toMatchObject({
      status: 400,
      errors: { origins: 'invalid' },
    });
  });

  it('rejects rooms of another organisation', async () => {
    const other = await makeVoiceOrganization(server, 'Northwind');
    const owner = await makeAdministrator(server, other.organizationId);
    expect(await create({ voiceRoomId }, owner)).toMatchObject({
      status: 404,
      errors: 'voiceChatRoomInvalid',
    });
    expect(await create({ meetingRoomIds: [roomOf(sakura)] }, owner)).toMatchObject({
      status: 404,
      errors: 'meetingRoomNotFound',
    });
  });

  it('is limited to 20 widgets, also for parallel calls', async () => {
    const answers = await Promise.all(Array.from({ length: maxEmbeds + 10 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxEmbeds);
    expect(await create()).toMatchObject({ status: 422, errors: 'embedLimitReached' });
  });

  it('offers the rooms of the organisation', async () => {
    const { body } = await admin.ask<Schemas['EmbedRooms']>('GET', `${path}/rooms`);
    expect(body.voiceRooms).toEqual([{ id: voiceRoomId, name: '総合案内' }]);
    expect(body.meetingRooms.map(({ id }) => id)).toContain(roomOf(sakura));
  });

  it('removes the button with its voice room', async () => {
    const room = await admin.ask<{ id: string }>('POST', '/v1/admin/rooms/voice-rooms', {
      body: { name: '臨時', nameKatakana: 'ﾙｰﾑ', emails: [] },
    });
    const { embedKey } = await created({ voiceRoomId: room.body.id });
    await admin.ask('DELETE', `/v1/admin/rooms/voice-rooms/${room.body.id}`);
    expect((await shown(embedKey)).talk).toBeNull();
    expect(await listed()).toMatchObject([{ voiceRoom: null }]);
  });
});
