import { setTimeout as delay } from 'node:timers/promises';
import type { Schemas } from '@office/api';
import { eq, gt, ne } from 'drizzle-orm';
import { openDatabase, type Database } from '../src/database/database.ts';
import { externalMeetings, providerCalls } from '../src/database/schema/linked-accounts.ts';
import { meetings } from '../src/database/schema/meetings.ts';
import { organizations } from '../src/database/schema/organizations.ts';
import { googleEventId } from '../src/meeting/providers/google-adapter.ts';
import { startGoogle } from '../test/providers/google.ts';
import { startMicrosoft } from '../test/providers/microsoft.ts';
import { startZoom } from '../test/providers/zoom.ts';
import { call, signIn } from './api.ts';
import { startChildServer } from './child-server.ts';
import { startLoad } from './load.ts';

export interface MeetingKillsReport {
  kills: number;
  postgresKills: number;
  created: number;
  changed: number;
  canceled: number;
  /** Provider calls interrupted by a kill. */
  unfinished: number;
  /** Meetings that exist on only one side, one line each. */
  ghosts: string[];
  /** Acknowledged meetings missing after a restart, one line each. */
  lost: string[];
  /** Milliseconds from a restart until all interrupted calls are resolved. */
  settled: number[];
}

interface MeetingKillsOptions {
  dataDir: string;
  port: number;
  kills: number;
  onKill?: (report: MeetingKillsReport) => void;
}

/** Milliseconds that a provider waits before and after each operation. */
const latency = 60;
const workersEach = 3;
const maxSettlingMs = 120_000;

interface Holder {
  email: string;
  provider: Schemas['Provider'];
  token: string;
  /** Titles of the acknowledged meetings by id. */
  known: Map<string, string>;
}

export async function runMeetingKills(options: MeetingKillsOptions): Promise<MeetingKillsReport> {
  const { dataDir, port, kills } = options;
  const report: MeetingKillsReport = {
    kills: 0,
    postgresKills: 0,
    created: 0,
    changed: 0,
    canceled: 0,
    unfinished: 0,
    ghosts: [],
    lost: [],
    settled: [],
  };
  const [google, zoom, microsoft] = [
    await startGoogle(),
    await startZoom(),
    await startMicrosoft(),
  ];
  const providers = [google, zoom, microsoft];
  const environment = Object.assign({}, ...providers.map((each) => each.environment)) as Record<
    string,
    string
  >;
  const providerMeetingIds = () => ({
    GOOGLE: google
      .events()
      .map(({ id, recurringEventId }) => recurringEventId ?? id)
      .filter(isProviderMeeting),
    ZOOM: zoom.meetings().map(({ id }) => String(id)),
    TEAMS: microsoft.meetings().map(({ id }) => id),
  });
  const start = () => startChildServer(dataDir, port, { environment });
  let server = await start();
  const login = new Date();
  try {
    const holders: Holder[] = [
      { email: 'aoi@sakura.example', provider: 'GOOGLE', token: '', known: new Map() },
      { email: 'ren@sakura.example', provider: 'ZOOM', token: '', known: new Map() },
      { email: 'mei@sakura.example', provider: 'TEAMS', token: '', known: new Map() },
    ];
    for (const [index, holder] of holders.entries()) {
      await enter(dataDir, server.url, holder);
      await link(server.url, holder, providers[index]!);
      providers[index]!.latency = latency;
    }
    while (report.kills < kills) {
      for (const holder of holders) await enter(dataDir, server.url, holder);
      const { url } = server;
      const load = startLoad(
        holders.flatMap((holder) =>
          Array.from({ length: workersEach }, () => () => workOn(url, holder, report)),
        ),
      );
      const { created } = report;
      while (report.created === created) await delay(50);
      await delay(500 + Math.random() * 1200);
      const postgres = report.kills % 2 === 1;
      await server.crash({ postgres });
      await load.stop();
      report.kills += 1;
      report.postgresKills += postgres ? 1 : 0;
      server = await start();
      const restarted = performance.now();
      await withDatabase(dataDir, async (db) => {
        report.unfinished += await db.$count(externalMeetings, ne(externalMeetings.state, 'READY'));
        await waitUntilReconciled(db);
        report.settled.push(performance.now() - restarted);
        await compare(db, providerMeetingIds(), holders, login, report);
        // The limit of a hundred calls a day is too low for a benchmark.
        await db.delete(providerCalls);
      });
      options.onKill?.(report);
    }
  } finally {
    await server.stop();
    await Promise.all(providers.map((each) => each.close()));
  }
  return report;
}

/** Other events are copies of the member's meetings, created by the calendar synchronisation. */
const isProviderMeeting = (eventId: string) => eventId.startsWith(googleEventId(''));

async function enter(dataDir: string, url: string, holder: Holder): Promise<void> {
  const organizationId = await withDatabase(dataDir, async (db) => {
    const [row] = await db
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.name, 'Sakura Works'));
    return row!.id;
  });
  holder.token = (await signIn(url, holder.email, organizationId)).token;
}

async function link(
  url: string,
  { provider, token, email }: Holder,
  server: Awaited<ReturnType<typeof startGoogle | typeof startZoom | typeof startMicrosoft>>,
): Promise<void> {
  server.account = { id: email, email };
  const path = `/v1/meetings/app/login/${provider}`;
  const { body } = await call<Schemas['AppLogin']>(url, 'GET', path, { token });
  const callback = new URLSearchParams(await server.consent(body.url));
  const linked = `/v1/meetings/app/callback/${provider}?${callback}`;
  const { status } = await call(url, 'GET', linked, { token });
  if (status !== 200) throw new Error(`${provider} was not linked: ${status}`);
}

const hour = 60 * 60_000;
const day = 24 * hour;

async function workOn(url: string, holder: Holder, report: MeetingKillsReport): Promise<void> {
  const { provider, token, known } = holder;
  const begins = Math.ceil(Date.now() / hour) * hour + day * (1 + Math.floor(Math.random() * 300));
  const title = `${provider} ${Math.random().toString(36).slice(2)}`;
  const created = await call<Schemas['Meeting']>(url, 'POST', '/v1/meetings', {
    token,
    body: {
      title,
      startTime: new Date(begins).toISOString(),
      endTime: new Date(begins + hour).toISOString(),
      timeZone: 'Asia/Tokyo',
      provider,
      ...(Math.random() < 0.3 && { recurrence: 'FREQ=DAILY;COUNT=5' }),
    },
  });
  if (created.status !== 201) return refused('making a meeting', created, report);
  report.created += 1;
  const { id } = created.body;
  known.set(id, title);
  const path = `/v1/meetings/${id}`;
  if (Math.random() < 0.4) {
    const renamed = `${title} (moved)`;
    // Without a response, the meeting can have either title.
    known.delete(id);
    const body = { title: renamed, scope: 'ALL' };
    const changed = await call<Schemas['Meeting']>(url, 'PATCH', path, { token, body });
    if (changed.status !== 200) return refused('changing one', changed, report);
    report.changed += 1;
    known.set(id, renamed);
  } else if (Math.random() < 0.4) {
    known.delete(id);
    const canceled = await call(url, 'DELETE', `${path}?scope=ALL`, { token });
    if (canceled.status !== 204) return refused('cancelling one', canceled, report);
    report.canceled += 1;
  }
}

/** Records a failure, except for the daily limit of a hundred calls, which is soon reached. */
function refused(
  work: string,
  { status, body }: { status: number; body: unknown },
  report: MeetingKillsReport,
): Promise<void> {
  const { errors } = (body ?? {}) as { errors?: unknown };
  if (errors !== 'meetingProviderDailyLimit') {
    report.lost.push(`${work} answered ${status} ${JSON.stringify(body)}`);
  }
  return delay(50);
}

async function waitUntilReconciled(db: Database): Promise<void> {
  const end = performance.now() + maxSettlingMs;
  while (performance.now() < end) {
    if ((await db.$count(externalMeetings, ne(externalMeetings.state, 'READY'))) === 0) return;
    await delay(200);
  }
}

async function compare(
  db: Database,
  remoteIds: Record<Schemas['Provider'], string[]>,
  holders: Holder[],
  since: Date,
  report: MeetingKillsReport,
): Promise<void> {
  const external = await db.select().from(externalMeetings);
  const ours = await db.select().from(meetings).where(gt(meetings.createdAt, since));
  const shown = ours.filter(({ canceledAt }) => canceledAt === null);
  const localKeys = new Set(external.map(({ provider, remoteId }) => `${provider} ${remoteId}`));
  const ghost = (words: string) => report.ghosts.push(`after kill ${report.kills}: ${words}`);
  for (const [provider, ids] of Object.entries(remoteIds)) {
    for (const id of ids)
      if (!localKeys.has(`${provider} ${id}`)) ghost(`${provider} ${id} is there alone`);
  }
  for (const { id, provider, remoteId, state } of external) {
    const key = provider === 'GOOGLE' ? googleEventId(id) : (remoteId ?? '');
    if (!remoteIds[provider].includes(key)) ghost(`${provider} ${id} (${state}) is here alone`);
    const isShown = shown.some(({ externalMeetingId }) => externalMeetingId === id);
    if (!isShown) ghost(`${provider} ${id} has no meeting`);
  }
  for (const { id, externalMeetingId, meetingUrl } of shown) {
    if (!externalMeetingId || !meetingUrl) ghost(`the meeting ${id} leads nowhere`);
  }
  for (const { id, meetingUrl } of ours) {
    if (!meetingUrl && !shown.some((each) => each.id === id)) ghost(`${id} is half-made`);
  }
  const titles = new Map(shown.map(({ id, title }) => [id, title]));
  for (const { known, provider } of holders) {
    for (const [id, title] of known) {
      if (titles.get(id) !== title) report.lost.push(`${provider} ${id}: ${titles.get(id)}`);
    }
    known.clear();
  }
}

async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: null, databaseOwnerUrl: null, dataDir });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}
