import type { Schemas } from '@office/api';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SyncedCalendar } from '../../../test/calendar/synced-calendar.ts';
import { makeMember, type TestMember } from '../../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import {
  signInToOrganization,
  makeOrganization,
  type TestOrganization,
} from '../../../test/people.ts';
import { startGoogle, type TestGoogle } from '../../../test/providers/google.ts';
import { startMicrosoft, type TestMicrosoft } from '../../../test/providers/microsoft.ts';
import { providersConfig } from '../../../test/providers/oauth-server.ts';
import { startZoom, type TestZoom } from '../../../test/providers/zoom.ts';
import { connect } from '../../database/database.ts';
import { auditEntries } from '../../database/schema/audit.ts';
import { calendarAccounts } from '../../database/schema/calendar.ts';
import { linkedAccounts, oauthStates } from '../../database/schema/linked-accounts.ts';
import { memberships } from '../../database/schema/organizations.ts';
import { addMember, setRole } from '../../admin/members/member-changes.ts';
import { checkKeys } from '../../keys/check-keys.ts';
import { forgetKey } from '../../keys/key-usage.ts';
import { keyIdOf } from '../../lib/key-ring.ts';
import { sendInvite } from '../../organization/invites.ts';
import { sweep } from '../../cleanup/sweep.ts';
import { meetingCleanup } from '../meeting-cleanup.ts';
import { getAccessToken, RefreshUnavailable } from '../oauth/access-token.ts';

let office: TestOffice;
let google: TestGoogle;
let zoom: TestZoom;
let microsoft: TestMicrosoft;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
beforeAll(async () => {
  [google, zoom, microsoft] = [await startGoogle(), await startZoom(), await startMicrosoft()];
  office = await startOffice(providersConfig(google, zoom, microsoft));
  sakura = await makeOrganization(office, 'Sakura');
  [aoi, ren] = [await makeMember(office, sakura), await makeMember(office, sakura)];
});
afterAll(async () => {
  await office.close();
  await Promise.all([google, zoom, microsoft].map((provider) => provider.close()));
});
beforeEach(async () => {
  await office.platform.db.delete(linkedAccounts);
  await office.platform.db.delete(calendarAccounts);
  await office.platform.db.delete(oauthStates);
  for (const provider of [google, zoom, microsoft]) {
    provider.failNext();
    provider.revokeGrants();
    provider.account = { id: 'account-1', email: 'aoi@example.com' };
  }
});

type Linked = Schemas['LinkedAccount'];
type Type = Linked['provider'];
const providerOf = (type: Type) => ({ GOOGLE: google, ZOOM: zoom, TEAMS: microsoft })[type];

const begin = (who: TestMember, type: Type, use?: string) =>
  office.call<Schemas['AppLogin']>(
    'GET',
    `/v1/meetings/app/login/${type}${use ? `?use=${use}` : ''}`,
    who,
  );
const finish = (who: { token: string }, type: Type, callback: { code: string; state: string }) =>
  office.call<Linked>(
    'GET',
    `/v1/meetings/app/callback/${type}?${new URLSearchParams(callback)}`,
    who,
  );
async function link(who: TestMember, type: Type, use?: string, without?: string) {
  const { body } = await begin(who, type, use);
  return finish(who, type, await providerOf(type).consent(body.url, without ? { without } : {}));
}
const unlink = (who: TestMember, type: Type, use = '') =>
  office.call('DELETE', `/v1/meetings/app-unlink/${type}${use && `?use=${use}`}`, who);
const list = async (who: TestMember) =>
  (await office.call<Schemas['LinkedAccountList']>('GET', '/v1/meetings/app', who)).body.data;
const apps = async (who: TestMember) => {
  const { body } = await office.call<Schemas['Settings']>('GET', '/v1/settings', who);
  return [body.calendarAppType, body.meetingAppType];
};
const tokenOf = (provider: Type, who = aoi, more = {}) =>
  getAccessToken(office.platform, { userId: who.userId, provider }, more);
const invalid = { status: 422, errors: 'accountLinkInvalid' };
const notLinked = { errors: 'accountNotLinked' };

describe('linking an account', () => {
  it.each([
    ['GOOGLE', 'CONNECTED', ['GOOGLE', 'GOOGLE']],
    ['ZOOM', null, [null, 'ZOOM']],
    ['TEAMS', 'CONNECTED', ['TEAMS', 'TEAMS']],
  ] as const)(
    'redirects to the consent page of %s and back, and links all uses',
    async (type, calendar, used) => {
      const url = new URL((await begin(aoi, type)).body.url);
      const callback = { GOOGLE: 'google', ZOOM: 'zoom', TEAMS: 'teams' }[type];
      const { publicUrl } = office.platform.config;
      expect(url.searchParams.get('redirect_uri')).toBe(`${publicUrl}/auth/${callback}-callback`);
      const linked = { provider: type, offered: true, account: 'aoi@example.com', calendar };
      expect(await link(aoi, type)).toMatchObject({
        status: 200,
        body: { ...linked, meeting: 'CONNECTED' },
      });
      expect((await list(aoi)).find(({ provider }) => provider === type)).toMatchObject(linked);
      expect((await list(ren)).map(({ meeting }) => meeting)).toEqual(Array(3).fill('UNLINKED'));
      expect(await apps(aoi)).toEqual(used);
      const [row] = await office.platform.db.select().from(linkedAccounts);
      expect(JSON.stringify(row)).not.toMatch(/access-|refresh-/);
      expect(await tokenOf(type)).toMatch(/^access-/);
      expect((await unlink(aoi, type)).status).toBe(204);
      expect(await apps(aoi)).toEqual([null, null]);
      expect(await unlink(aoi, type)).toMatchObject({ status: 422, errors: 'accountNotLinked' });
      await expect(tokenOf(type)).rejects.toMatchObject(notLinked);
    },
  );

  it('links only the requested use, and requests the linked uses again with a second one', async () => {
    expect((await link(aoi, 'TEAMS', 'MEETING')).body).toMatchObject({
      calendar: 'UNLINKED',
      meeting: 'CONNECTED',
    });
    await expect(tokenOf('TEAMS', aoi, { use: 'CALENDAR' })).rejects.toMatchObject(notLinked);
    const { body } = await begin(aoi, 'TEAMS', 'CALENDAR');
    expect(new URL(body.url).searchParams.get('scope')).toMatch(
      /Calendars\S+ MailboxSettings\S+ OnlineMeetings/,
    );
    expect((await link(aoi, 'TEAMS', 'CALENDAR')).body).toMatchObject({
      calendar: 'CONNECTED',
      meeting: 'CONNECTED',
    });
    await unlink(aoi, 'TEAMS', 'MEETING');
    expect(await apps(aoi)).toEqual(['TEAMS', null]);
    expect(await unlink(aoi, 'TEAMS', 'MEETING')).toMatchObject({ errors: 'accountNotLinked' });
    expect(await tokenOf('TEAMS', aoi, { use: 'CALENDAR' })).toMatch(/^access-/);
    expect(await begin(aoi, 'ZOOM', 'CALENDAR')).toMatchObject(invalid);
    const log = await office.platform.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.targetName, 'TEAMS'))
      .orderBy(desc(auditEntries.id))
      .limit(2);
    expect(log).toMatchObject([
      { action: 'ACCOUNT_UNLINKED', actorId: aoi.userId },
      { action: 'ACCOUNT_LINKED', actorId: aoi.userId, after: { calendar: true, meeting: true } },
    ]);
  });

  it('rejects an expired, used, forged or foreign state or code', async () => {
    const fresh = async (who = aoi) => google.consent((await begin(who, 'GOOGLE')).body.url);
    const first = await fresh();
    for (const state of ['forged', 'x'.repeat(43)]) {
      expect(await finish(aoi, 'GOOGLE', { ...first, state })).toMatchObject(invalid);
    }
    expect(await finish(ren, 'GOOGLE', first)).toMatchObject(invalid);
    const elsewhere = await signInToOrganization(office, aoi, sakura.organizationId);
    expect(await finish(elsewhere, 'GOOGLE', first)).toMatchObject(invalid);
    expect(await finish(aoi, 'ZOOM', first)).toMatchObject(invalid);
    expect(await finish(aoi, 'GOOGLE', { ...first, code: '4/forged' })).toMatchObject(invalid);
    expect(await finish(aoi, 'GOOGLE', first)).toMatchObject(invalid);
    const [second, third] = [await fresh(), await fresh(ren)];
    expect(await finish(aoi, 'GOOGLE', { ...second, code: third.code })).toMatchObject(invalid);
    const old = await fresh();
    office.advanceClock({ minutes: 10 });
    expect(await finish(aoi, 'GOOGLE', old)).toMatchObject(invalid);
    office.advanceClock({ minutes: -10 });
    expect(await list(aoi)).toContainEqual(expect.objectContaining({ account: null }));
    expect(await office.platform.db.$count(linkedAccounts)).toBe(0);
  });

  it('accepts a callback only once when it is sent concurrently', async () => {
    const callback = await google.consent((await begin(aoi, 'GOOGLE')).body.url);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => finish(aoi, 'GOOGLE', callback)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(49);
  });

  it('returns 409 for an account linked by another member and keeps that link intact', async () => {
    await link(aoi, 'GOOGLE');
    expect(await link(ren, 'GOOGLE')).toMatchObject({
      status: 409,
      errors: 'accountAlreadyLinked',
    });
    google.endAccessTokens();
    expect(await tokenOf('GOOGLE', aoi, { refused: await tokenOf('GOOGLE') })).toMatch(/^access-/);
    google.account = { id: 'account-2', email: 'ren@example.com' };
    expect((await link(ren, 'GOOGLE')).body.account).toBe('ren@example.com');
  });

  it('replaces the account that the member had linked at the same provider', async () => {
    await link(aoi, 'GOOGLE');
    google.account = { id: 'account-2', email: 'aoi.second@example.com' };
    expect((await link(aoi, 'GOOGLE')).body.account).toBe('aoi.second@example.com');
    expect(google.liveGrants).toBe(1);
    expect(await office.platform.db.$count(linkedAccounts)).toBe(1);
  });

  it.each([
    ['GOOGLE', 'https://www.googleapis.com/auth/calendar.events'],
    ['TEAMS', 'Calendars.ReadWrite'],
  ] as const)(
    'returns 403 if the required permission of %s was not granted',
    async (type, scope) => {
      const refused = { status: 403, errors: 'calendarPermissionNotGranted' };
      expect(await link(aoi, type, undefined, scope)).toMatchObject(refused);
      expect(await office.platform.db.$count(linkedAccounts)).toBe(0);
      if (type === 'GOOGLE') expect(google.liveGrants).toBe(0);
    },
  );

  it('rejects guests, unknown providers and providers that are not configured', async () => {
    const guest = await makeMember(office, sakura, { role: 'GUEST' });
    expect(await begin(guest, 'GOOGLE')).toMatchObject({ status: 403, errors: 'forbidden' });
    expect((await begin(aoi, 'SKYPE' as Type)).status).toBe(400);
    const { status } = await office.call('GET', '/v1/meetings/app/login/GOOGLE');
    expect(status).toBe(401);
    const plain = await startOffice();
    const organization = await makeOrganization(plain, 'Northwind');
    const olivia = await makeMember(plain, organization);
    const { body } = await plain.call<Schemas['LinkedAccountList']>(
      'GET',
      '/v1/meetings/app',
      olivia,
    );
    expect(body.data.map(({ offered: isOffered }) => isOffered)).toEqual([false, false, false]);
    expect(await plain.call('GET', '/v1/meetings/app/login/ZOOM', olivia)).toMatchObject(invalid);
    await plain.close();
  });

  it('deletes expired states', async () => {
    await begin(aoi, 'GOOGLE');
    expect(await sweep(office.platform, [meetingCleanup])).toMatchObject({ oauthStates: 0 });
    office.advanceClock({ minutes: 11 });
    expect(await sweep(office.platform, [meetingCleanup])).toMatchObject({ oauthStates: 1 });
    office.advanceClock({ minutes: -11 });
  });
});

describe('the calendar of a linked account', () => {
  type Account = Schemas['CalendarAccount'];
  const calendars = async (token: string) => {
    const path = '/v1/calendar/accounts';
    return (await office.call<Schemas['CalendarAccountList']>('GET', path, { token })).body.data;
  };
  const followed = (kind: Account['kind'], name = 'aoi@example.com') => [
    { kind, name, connected: true, syncedAt: null },
  ];

  it.each(['GOOGLE', 'TEAMS'] as const)(
    'is synchronised at %s until the account is unlinked',
    async (type) => {
      await link(aoi, type, 'MEETING');
      expect(await calendars(aoi.token)).toEqual([]);
      await link(aoi, type, 'CALENDAR');
      const [account] = await calendars(aoi.token);
      expect([account]).toMatchObject(followed(type));
      // Linking the same account again keeps the calendar; linking a different account replaces it.
      await link(aoi, type);
      expect(await calendars(aoi.token)).toEqual([account]);
      providerOf(type).account = { id: 'account-2', email: 'second@example.com' };
      await link(aoi, type);
      const [second] = await calendars(aoi.token);
      expect([second]).toMatchObject(followed(type, 'second@example.com'));
      expect(second!.id).not.toBe(account!.id);
      office.sent.length = 0;
      const { status } = await office.call('DELETE', `/v1/calendar/accounts/${second!.id}`, aoi);
      expect(status).toBe(204);
      await new SyncedCalendar(office, aoi).expectCalendarsChanged();
      expect(await calendars(aoi.token)).toEqual([]);
      expect((await list(aoi)).find(({ provider }) => provider === type)).toMatchObject({
        calendar: 'UNLINKED',
        meeting: 'CONNECTED',
      });
      await link(aoi, type);
      await unlink(aoi, type);
      expect(await calendars(aoi.token)).toEqual([]);
    },
  );

  it('is synchronised in all organisations of the member, including those joined later', async () => {
    const [nara, kobe] = [
      await makeOrganization(office, 'Nara'),
      await makeOrganization(office, 'Kobe'),
    ];
    const { db } = office.platform;
    const join = (organizationId: string, role: 'USER' | 'GUEST') =>
      db.insert(memberships).values({ organizationId, userId: aoi.userId, role });
    await join(nara.organizationId, 'USER');
    await link(aoi, 'GOOGLE');
    const countAccounts = async () => (await db.select().from(calendarAccounts)).length;
    expect(await countAccounts()).toBe(2);
    const inKobe = { organizationId: kobe.organizationId, userId: aoi.userId };
    await addMember(office.platform, { ...inKobe, role: 'GUEST' });
    expect(await countAccounts()).toBe(2);
    await setRole(office.platform, inKobe, 'USER');
    expect(await countAccounts()).toBe(3);
    const osaka = await makeOrganization(office, 'Osaka');
    const { token } = await sendInvite(office.platform, {
      ...{ organizationId: osaka.organizationId, email: aoi.email, role: 'USER' },
      ...{ invitedBy: null, language: 'ja' },
    });
    const accepted = { token: aoi.token, body: { token } };
    await office.call('POST', '/v1/organization-invites/accept', accepted);
    expect(await countAccounts()).toBe(4);
    await unlink(aoi, 'GOOGLE');
    expect(await countAccounts()).toBe(0);
  });

  it('is DISCONNECTED after the provider rejects access, until it is linked again', async () => {
    await link(aoi, 'GOOGLE');
    const refusedAt = { disconnectedAt: office.platform.now() };
    await office.platform.db.update(calendarAccounts).set(refusedAt);
    expect((await list(aoi))[0]).toMatchObject({ calendar: 'DISCONNECTED', meeting: 'CONNECTED' });
    expect((await link(aoi, 'GOOGLE')).body.calendar).toBe('CONNECTED');
    expect((await list(aoi))[0]!.calendar).toBe('CONNECTED');
  });
});

describe('access to a linked account', () => {
  it('refreshes the token once for concurrent callers across all processes', async () => {
    await link(aoi, 'ZOOM');
    const other = connect(office.database.url);
    const processes = [office.platform, { ...office.platform, db: other.db }];
    const before = zoom.refreshes;
    office.advanceClock({ minutes: 60 });
    const ref = { userId: aoi.userId, provider: 'ZOOM' } as const;
    const tokens = await Promise.all(
      Array.from({ length: 50 }, (_, index) => getAccessToken(processes[index % 2]!, ref)),
    );
    office.advanceClock({ minutes: -60 });
    await other.pool.end();
    expect(new Set(tokens).size).toBe(1);
    expect(zoom.refreshes - before).toBe(1);
  });

  it('disconnects the account when the provider rejects the refresh, until it is linked again', async () => {
    await link(aoi, 'GOOGLE');
    google.revokeGrants();
    const refused = await tokenOf('GOOGLE');
    await expect(tokenOf('GOOGLE', aoi, { refused })).rejects.toMatchObject(notLinked);
    expect((await list(aoi))[0]).toMatchObject({
      calendar: 'DISCONNECTED',
      meeting: 'DISCONNECTED',
      account: 'aoi@example.com',
    });
    expect((await link(aoi, 'GOOGLE')).body.meeting).toBe('CONNECTED');
    expect(await tokenOf('GOOGLE')).toMatch(/^access-/);
  });

  it('keeps the account connected when the provider does not respond', async () => {
    await link(aoi, 'GOOGLE');
    const refused = await tokenOf('GOOGLE');
    google.failNext({ of: 'token', status: 503 }, { of: 'token', status: 200, body: 'nonsense' });
    await expect(tokenOf('GOOGLE', aoi, { refused })).rejects.toThrow('did not refresh');
    await expect(tokenOf('GOOGLE', aoi, { refused })).rejects.toThrow('did not refresh');
    expect(await tokenOf('GOOGLE', aoi, { refused })).toMatch(/^access-/);
  });

  it('keeps the account connected while the secret of its tokens is not set', async () => {
    await link(aoi, 'GOOGLE');
    const { config, db } = office.platform;
    await checkKeys(db, config);
    const other = { ...config, secret: 'another secret'.repeat(4) };
    const ref = { userId: aoi.userId, provider: 'GOOGLE' } as const;
    const token = getAccessToken({ ...office.platform, config: other }, ref);
    await expect(token).rejects.toThrow(RefreshUnavailable);
    expect(await tokenOf('GOOGLE')).toMatch(/^access-/);
    await forgetKey(db, keyIdOf(config.secret));
  });

  it('requires linking again after the secret of its tokens is forgotten', async () => {
    await link(aoi, 'GOOGLE');
    const config = { ...office.platform.config, secret: 'another secret'.repeat(4) };
    const ref = { userId: aoi.userId, provider: 'GOOGLE' } as const;
    await expect(getAccessToken({ ...office.platform, config }, ref)).rejects.toMatchObject(
      notLinked,
    );
    expect((await list(aoi))[0]!.meeting).toBe('DISCONNECTED');
  });

  it('revokes access when the last use is unlinked', async () => {
    await link(aoi, 'GOOGLE');
    expect(google.liveGrants).toBe(1);
    await unlink(aoi, 'GOOGLE', 'CALENDAR');
    expect(google.liveGrants).toBe(1);
    await unlink(aoi, 'GOOGLE');
    expect(google.liveGrants).toBe(0);
    const rows = office.platform.db.select().from(linkedAccounts);
    expect(await rows.where(eq(linkedAccounts.userId, aoi.userId))).toEqual([]);
  });
});
