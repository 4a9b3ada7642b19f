import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SyncedCalendar } from '../../../test/calendar/synced-calendar.ts';
import { at, linkApp, makeMember, type TestMember } from '../../../test/meetings.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization } from '../../../test/people.ts';
import { startGoogle, type TestGoogle } from '../../../test/providers/google.ts';
import { googleError, type GoogleChannel } from '../../../test/providers/google-calendar.ts';
import { startMicrosoft, type TestMicrosoft } from '../../../test/providers/microsoft.ts';
import { providersConfig } from '../../../test/providers/oauth-server.ts';
import { calendarAccounts, calendarChannels } from '../../database/schema/calendar.ts';
import { linkedAccounts } from '../../database/schema/linked-accounts.ts';
import { syncAndSubscribe } from './sync-schedule.ts';

const publicUrl = 'https://office.example.com';
let google: TestGoogle;
let microsoft: TestMicrosoft;
let office: TestOffice;
let aoi: TestMember;
let followed: SyncedCalendar;
beforeAll(async () => {
  [google, microsoft] = [await startGoogle(), await startMicrosoft()];
  office = await startOffice({ ...providersConfig(google, microsoft), publicUrl });
  aoi = await makeMember(office, await makeOrganization(office, 'Sakura'));
  followed = new SyncedCalendar(office, aoi);
});
afterAll(async () => {
  await office.close();
  await Promise.all([google.close(), microsoft.close()]);
});
beforeEach(async () => {
  await office.platform.db.delete(calendarAccounts);
  await office.platform.db.delete(linkedAccounts);
  google.failNext();
  google.clear();
  google.calendar().now = () => office.platform.now();
  await linkApp(office, aoi, google, 'CALENDAR');
});

const warnings: unknown[] = [];
const log = { warn: (...args: unknown[]) => void warnings.push(args) };
const follow = async (config = office.platform.config) =>
  syncAndSubscribe({ ...office.platform, config, log }, (await followed.account()).id);
const channels = () => [...google.calendar().channels.values()];
const poll = 5 * 60_000;

const notify = ({ id, address, resourceId }: GoogleChannel, change = '') =>
  fetch(`${office.url}${address.slice(publicUrl.length)}${change}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; utf-8',
      'content-length': '0',
      'x-goog-channel-id': id,
      'x-goog-resource-id': resourceId,
      'x-goog-resource-state': 'exists',
      'x-goog-message-number': '10',
    },
  });

it('syncs a calendar immediately on a change notification and polls it less often', async () => {
  await follow();
  expect(await followed.msUntilNextSync()).toBeLessThanOrEqual(1.2 * poll);
  const [channel] = channels();
  expect(channel!.address).toMatch(`${publicUrl}/api/v1/calendar/channels/${channel!.id}?token=`);
  await follow();
  expect(channels()).toEqual([channel]);
  expect(await followed.msUntilNextSync()).toBeGreaterThan(4 * poll);
  google.calendar().put({
    id: 'dentist',
    summary: '歯医者',
    start: { dateTime: at(23, 1) },
    end: { dateTime: at(23, 2) },
  });
  const answer = await notify(channel!);
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(await followed.msUntilNextSync()).toBe(0);
  await follow();
  expect(await followed.titles()).toEqual(['歯医者']);
});

it('syncs again after a notification during a sync, but respects a rate limit', async () => {
  await follow();
  const [channel] = channels();
  const lastChangeReportedAt = new Date(office.platform.now().getTime() + 1000);
  await office.platform.db.update(calendarAccounts).set({ lastChangeReportedAt });
  await follow();
  expect(await followed.msUntilNextSync()).toBe(0);
  google.failNext({ status: 429, headers: { 'retry-after': '3600' } });
  await expect(follow()).rejects.toThrow();
  expect((await notify(channel!)).status).toBe(200);
  expect(await followed.msUntilNextSync()).toBe(3_600_000);
});

it('rejects notifications for forged, unknown and expired channels', async () => {
  await follow();
  const [channel] = channels();
  const forged = { ...channel!, address: channel!.address.replace(/token=./, 'token=~') };
  const other = crypto.randomUUID();
  const unknown = { ...channel!, address: channel!.address.replace(channel!.id, other) };
  const bare = { ...channel!, address: channel!.address.replace(/\?.*/, '') };
  const before = (await followed.account()).nextSyncAt;
  const bodies = await Promise.all(
    [forged, unknown, bare].map(async (each) => {
      const answer = await notify(each);
      expect(answer.status).toBe(404);
      return answer.json();
    }),
  );
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect((await followed.account()).nextSyncAt).toEqual(before);
  office.advanceClock({ days: 7 });
  expect((await notify(channel!)).status).toBe(404);
  office.advanceClock({ days: -7 });
});

it('opens a new channel before the old one expires or when it has ended', async () => {
  await follow();
  const [first] = channels();
  office.advanceClock({ days: 5 });
  await follow();
  expect(channels()).toEqual([first]);
  office.advanceClock({ days: 1 });
  await follow();
  const [second, ...more] = channels();
  expect(more).toEqual([]);
  expect(second!.id).not.toBe(first!.id);
  expect((await notify(second!, '&ended=true')).status).toBe(200);
  await follow();
  expect(channels().map(({ id }) => id === second!.id)).toEqual([false]);
  office.advanceClock({ days: -6 });
});

it('keeps the old channel while a new one cannot be opened, and retries with backoff', async () => {
  await follow();
  const [first] = channels();
  google.failureFor = ({ path }) => (path.endsWith('/watch') ? { status: 500 } : null);
  office.advanceClock({ days: 6 });
  const requests: number[] = [];
  let passed = 0;
  for (const minutes of [0, 14, 15, 74, 75, 254, 255, 614, 615, 974, 975]) {
    office.advanceClock({ minutes: minutes - passed });
    passed = minutes;
    const before = google.calls.length;
    await follow();
    if (google.calls.slice(before).some(({ path }) => path.endsWith('/watch')))
      requests.push(minutes);
  }
  expect(requests).toEqual([0, 15, 75, 255, 615, 975]);
  expect(channels()).toEqual([first]);
  expect((await notify(first!)).status).toBe(200);
  google.failureFor = () => null;
  office.advanceClock({ minutes: 360 });
  await follow();
  expect(channels().map(({ id }) => id === first!.id)).toEqual([false]);
  expect(await office.platform.db.$count(calendarChannels)).toBe(1);
  office.advanceClock({ days: -6, minutes: -passed - 360 });
});

it('answers the validation request before the channel is open', async () => {
  await follow();
  const [channel] = channels();
  const where = eq(calendarChannels.id, channel!.id);
  await office.platform.db.update(calendarChannels).set({ remoteId: null }).where(where);
  const answer = await notify(channel!, '&validationToken=Validation%3A%20a%2Bb%20%3Cb%3E');
  expect(await answer.text()).toBe('Validation: a+b <b>');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
});

it('closes the channel when the account is unlinked or replaced', async () => {
  await follow();
  google.account = { id: 'account-2', email: 'second@example.com' };
  await linkApp(office, aoi, google, 'CALENDAR');
  expect(channels()).toEqual([]);
  await follow();
  expect(google.calendar('account-2').channels.size).toBe(1);
  await office.call('DELETE', `/v1/calendar/accounts/${(await followed.account()).id}`, aoi);
  expect(google.calendar('account-2').channels.size).toBe(0);
  expect(await office.platform.db.$count(calendarChannels)).toBe(0);
  google.account = { id: 'account-1', email: 'aoi@example.com' };
});

it.each([
  'http://office.example.com',
  'https://localhost',
  'https://office.local',
  'https://10.0.0.1',
])('opens no channel for an office with an unreachable address: %s', async (address) => {
  await follow({ ...office.platform.config, publicUrl: address });
  expect(channels()).toEqual([]);
});

it('keeps the account connected when a channel is refused, and retries hours later', async () => {
  const body = googleError(
    401,
    'Unauthorized WebHook callback channel',
    'push.webhookUrlUnauthorized',
  );
  google.failureFor = ({ path }) => (path.endsWith('/watch') ? { status: 401, body } : null);
  await follow();
  await follow();
  const watches = () => google.calls.filter(({ path }) => path.endsWith('/watch')).length;
  const watchRequests = watches();
  expect((await followed.account()).disconnectedAt).toBeNull();
  await follow();
  expect(watches()).toBe(watchRequests);
  google.failureFor = () => null;
  office.advanceClock({ minutes: 7 * 60 });
  await follow();
  office.advanceClock({ minutes: -7 * 60 });
  expect(channels()).toHaveLength(1);
});

describe('Outlook subscriptions', () => {
  const day = 24 * 60 * 60_000;
  const account = 'account-1';
  const notifyOffice = async (event?: Parameters<typeof microsoft.subscriptions.notify>[1]) => {
    expect(await microsoft.subscriptions.notify(account, event)).toEqual([200]);
    expect(await followed.msUntilNextSync()).toBeLessThanOrEqual(0);
    await follow();
    return microsoft.subscriptions.all[0]!;
  };
  beforeEach(async () => {
    await office.platform.db.delete(calendarAccounts);
    await office.platform.db.delete(linkedAccounts);
    const { subscriptions } = microsoft;
    subscriptions.clear();
    subscriptions.now = office.platform.now;
    subscriptions.reach = (address) => office.url + address.slice(publicUrl.length);
    await linkApp(office, aoi, microsoft, 'CALENDAR');
  });

  it('sync the calendar when Microsoft reports a change or missed notifications', async () => {
    await follow();
    const [first] = microsoft.subscriptions.all;
    expect(await notifyOffice()).toEqual(first);
    expect((await notifyOffice('missed')).id).toBe(first!.id);
  });

  it('are renewed before expiry or on request, and recreated after removal', async () => {
    await follow();
    const first = { ...microsoft.subscriptions.all[0]! };
    office.advanceClock({ minutes: 60 });
    const watchRequests = await notifyOffice('reauthorizationRequired');
    expect(watchRequests.id).toBe(first.id);
    expect(Date.parse(watchRequests.expirationDateTime)).toBe(
      Date.parse(first.expirationDateTime) + day / 24,
    );
    office.advanceClock({ days: 2 });
    await follow();
    const [renewed] = microsoft.subscriptions.all;
    expect(renewed!.id).toBe(first.id);
    expect(Date.parse(renewed!.expirationDateTime)).toBeGreaterThan(
      office.platform.now().getTime() + 2 * day,
    );
    const answers = microsoft.subscriptions.notify(account, 'subscriptionRemoved');
    microsoft.subscriptions.drop(first.id);
    expect(await answers).toEqual([200]);
    await follow();
    expect(microsoft.subscriptions.all.map(({ id }) => id === first.id)).toEqual([false]);
    office.advanceClock({ days: -2, minutes: -60 });
  });

  it('are replaced instead of renewed while a previous secret is set', async () => {
    const { config } = office.platform;
    const rotating = { ...config, previousSecrets: ['p'.repeat(32)] };
    await follow(rotating);
    const [first] = microsoft.subscriptions.all;
    office.advanceClock({ days: 2 });
    await follow(rotating);
    expect(microsoft.subscriptions.all.map(({ id }) => id === first!.id)).toEqual([false]);
    office.advanceClock({ days: -2 });
  });

  it('end with the account, and are not created if Microsoft cannot reach the office', async () => {
    await follow();
    await office.call('DELETE', `/v1/calendar/accounts/${(await followed.account()).id}`, aoi);
    expect(microsoft.subscriptions.all).toEqual([]);
    microsoft.subscriptions.reach = () => `${office.url}/api/v1/status`;
    await linkApp(office, aoi, microsoft, 'CALENDAR');
    await follow();
    expect(microsoft.subscriptions.all).toEqual([]);
    expect((await followed.account()).disconnectedAt).toBeNull();
  });
});
