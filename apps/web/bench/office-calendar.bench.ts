// npm run bench -- office-calendar [rounds] [another checkout]
//
// Measures the calendar of the production build with ten members and a thousand meetings per week:
// opening it, changing the week after a pause, and changing it again immediately. Reports
// milliseconds of main-thread work, because other programs on the machine do not affect it. If
// another built checkout is given, for example of an earlier commit, both are measured alternately.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { unwrap, type OfficeClient } from '@office/api';
import { scriptedGuest } from '@office/scene-bridge/conformance';
import { chromium, type Browser, type Page } from 'playwright';
import { countDrawing, openBarePage, type Drawing } from '../../../scripts/bench-page.mjs';
import { benchArguments, isQuick, median, reportRatio } from '../../../scripts/bench-results.mjs';
import { launchOptions } from '../../../scripts/browser.mjs';
import { freePort } from '../../../scripts/free-port.mjs';
import { startAnswers } from '../src/platform/start/startAnswers.ts';
import { longestTask, MainThreadMeter, workBetween, type MainThreadWork } from './pageWork.ts';
import { ServerProcess } from './serverProcess.ts';
import { signedIn, type SessionCookies } from './signIn.ts';

const [rounds = isQuick ? '1' : '20', checkout] = benchArguments;
const people = 10;
const weeks = 3;
/** Ten members with this many daily series have slightly fewer than 1,000 meetings per week. */
const seriesPerMember = isQuick ? 4 : 14;
/** Milliseconds and number of the pauses without requests after which the page counts as idle. */
const pauses = isQuick ? { ms: 100, count: 3 } : { ms: 300, count: 5 };
const meetingsPerWeek = people * seriesPerMember * 7;
const minute = 60_000;
const day = 24 * 60 * minute;

const actions = ['open', 'next', 'again'] as const;
type Action = (typeof actions)[number];
const titles: Record<Action, string> = {
  open: 'From the press until the week is drawn',
  next: 'To the next week, after a rest',
  again: 'To the week after it, at once',
};

interface Measurement {
  /** Milliseconds until the result was painted. */
  painted: number;
  /** Main-thread work until the paint (`work`) and until all follow-up work was done (`totalWork`). */
  work: MainThreadWork;
  totalWork: number;
  longestTask: number;
}

interface Office {
  name: string;
  server: ServerProcess;
  dataDir: string;
  page: Page;
  meter: MainThreadMeter;
  monday: Date;
  took: Record<Action, Measurement[]>;
  /** Time until the server answered and size of the answer. */
  answers: { ms: number; bytes: number }[];
  requests: number;
  drawing: () => Promise<Drawing>;
  drawn: Record<Action, number[]>;
}

const states = [
  ...(checkout ? [{ name: 'before', root: resolve(checkout) }] : []),
  { name: 'now', root: resolve(import.meta.dirname, '../../..') },
];
const browser = await chromium.launch(launchOptions);
const offices: Office[] = [];
try {
  for (const state of states) offices.push(await open(browser, state));
  const draw = await openBarePage(browser);
  const drawBare = () => draw(meetingsPerWeek);
  const bareWork: number[] = [];
  // The first round is a warm-up, because it also loads the code.
  for (let round = 0; round <= Number(rounds); round += 1) {
    for (const office of offices) await measure(office, round > 0);
    if (!isQuick) bareWork.push(median([await drawBare(), await drawBare(), await drawBare()]));
  }
  for (const office of offices) report(office);
  const now = offices.at(-1)!;
  if (isQuick) reportCounts(now);
  else compareWithBareElements(now, bareWork.slice(1));
} finally {
  await browser.close();
  for (const { server, dataDir } of offices) {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function open(by: Browser, { name, root }: { name: string; root: string }): Promise<Office> {
  const dataDir = await mkdtemp(join(tmpdir(), 'office-calendar-'));
  const server = new ServerProcess(dataDir, await freePort(), { checkout: root });
  await server.start();
  const { office: client, cookies, user } = await signedIn(server.url, 'aoi@sakura.example');
  // They are repeated if the real-time connection opens late.
  const startAddresses = new Set(
    startAnswers({ userId: user.id }, null).map(({ address }) => `/api${address}`),
  );
  const monday = nextMonday();
  const ids = await createMeetings(client, monday);
  const page = await openPage(by, server.url, cookies, ids);
  const drawing = await countDrawing(page);
  const office: Office = {
    ...{ name, server, dataDir, page, monday, drawing },
    drawn: { open: [], next: [], again: [] },
    meter: await MainThreadMeter.of(page),
    took: { open: [], next: [], again: [] },
    answers: [],
    requests: 0,
  };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !startAddresses.has(pathname)) office.requests += 1;
  });
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/v1/meetings?ids=')) return;
    void request.sizes().then(({ responseBodySize }) => {
      office.answers.push({ ms: request.timing().responseEnd, bytes: responseBodySize });
    });
  });
  return office;
}

/** Midnight of the first Monday more than a week from now, because the demo data has no meetings there. */
function nextMonday(): Date {
  const at = new Date(Date.now() + 14 * day);
  at.setHours(0, 0, 0, 0);
  at.setDate(at.getDate() + ((8 - at.getDay()) % 7));
  return at;
}

async function createMeetings(client: OfficeClient, monday: Date): Promise<string[]> {
  const query = { page: 1, limit: people };
  const { data } = await unwrap(client.GET('/v1/users/org-members', { params: { query } }));
  const ids = data.map(({ userId }) => userId);
  for (const [n, userId] of ids.entries()) {
    for (let slot = 0; slot < seriesPerMember; slot += 1) {
      const start = monday.getTime() + 7 * 60 * minute + slot * 30 * minute;
      const body = {
        title: `Meeting ${n}-${slot}`,
        startTime: new Date(start).toISOString(),
        endTime: new Date(start + 30 * minute).toISOString(),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        participantIds: [userId],
        recurrence: `FREQ=DAILY;COUNT=${7 * weeks}`,
      };
      await unwrap(client.POST('/v1/meetings', { body }));
    }
  }
  return ids;
}

async function openPage(
  by: Browser,
  url: string,
  cookies: SessionCookies,
  ids: readonly string[],
): Promise<Page> {
  const context = await by.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
  });
  await context.addCookies(cookies);
  await context.addInitScript((shown) => {
    localStorage.setItem('office.language', 'en');
    localStorage.setItem('office.calendarMemberIds', shown);
  }, JSON.stringify(ids));
  await context.route('**/scene/builtin/office.loader*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: scriptedGuest() }),
  );
  return context.newPage();
}

async function measure(office: Office, counts: boolean): Promise<void> {
  const { page, monday } = office;
  const date = [monday.getFullYear(), monday.getMonth() + 1, monday.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  await page.goto('/online-meeting');
  await page.locator('[data-component=OnlineMeeting][data-status=ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const follow = () =>
    page.evaluate((to) => {
      window.dispatchEvent(new Event('measure'));
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, `/calendar?view=week&date=${date}`);
  const next = async () => {
    await page.evaluate(() => {
      window.dispatchEvent(new Event('measure'));
      document.querySelector<HTMLElement>('[aria-label="Next week"]')!.click();
    });
  };
  const elements: number[] = [(await office.drawing()).elements];
  const opened = await take(office, follow, 'rest');
  elements.push((await office.drawing()).elements);
  const turned = await take(office, next, isQuick ? 'rest' : 'go on');
  elements.push((await office.drawing()).elements);
  const gone = await take(office, next, 'rest');
  elements.push((await office.drawing()).elements);
  if (!counts) {
    office.answers = [];
    office.requests = 0;
    return;
  }
  office.took.open.push(opened);
  office.took.next.push(turned);
  office.took.again.push(gone);
  for (const [index, action] of actions.entries())
    office.drawn[action].push(elements[index + 1]! - elements[index]!);
}

function reportCounts({ drawn, requests, answers }: Office): void {
  const ratio = (name: string, value: number) =>
    reportRatio({ bench: 'office-calendar', name, value, better: 'lower' });
  const perMeeting = (counts: readonly number[]) => median(counts) / meetingsPerWeek;
  ratio('opening a week, elements drawn per meeting', perMeeting(drawn.open));
  ratio('another week, elements drawn per meeting', perMeeting(drawn.again));
  ratio('requests besides those of the start', requests / Number(rounds));
  ratio('bytes of a week per meeting', median(answers.map(({ bytes }) => bytes)) / meetingsPerWeek);
}

/** Compares the main-thread work with drawing as many elements without any library. */
function compareWithBareElements({ took }: Office, bare: readonly number[]): void {
  const names = { open: 'opening a week', again: 'another week' } as const;
  for (const action of ['open', 'again'] as const) {
    const value = median(took[action].map(({ totalWork }, round) => totalWork / bare[round]!));
    const name = `${names[action]}, CPU of as many bare elements`;
    reportRatio({ bench: 'office-calendar', name, value, better: 'lower' });
  }
}

async function take(
  { page, meter }: Office,
  act: () => Promise<unknown>,
  then: 'rest' | 'go on',
): Promise<Measurement> {
  let painted = 0;
  let work: MainThreadWork | undefined;
  const before = await meter.read();
  const longest = await longestTask(browser, async () => {
    painted = await measurePaint(page, act);
    work = workBetween(before, await meter.read());
    if (then === 'rest') await waitUntilIdle(page);
  });
  const totalWork = workBetween(before, await meter.read()).all;
  return { painted, work: work!, totalWork, longestTask: longest };
}

/** Waits until the page has sent no request for a while and its idle callbacks have run. */
async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(async (pause) => {
    let asked = performance.getEntriesByType('resource').length;
    for (let quiet = 0; quiet < pause.count; quiet += 1) {
      await new Promise((resolve) => setTimeout(resolve, pause.ms));
      await new Promise((resolve) => requestIdleCallback(resolve));
      const now = performance.getEntriesByType('resource').length;
      if (now !== asked) quiet = 0;
      asked = now;
    }
  }, pauses);
}

/** Returns the milliseconds from an action until different meetings are painted. */
async function measurePaint(page: Page, act: () => Promise<unknown>): Promise<number> {
  const painted = page.evaluate((wanted) => {
    const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-meeting]')];
    const before = new Set(drawn().map(({ dataset }) => dataset['meeting']));
    return new Promise<number>((resolve) => {
      let from = 0;
      window.addEventListener('measure', () => (from = performance.now()), { once: true });
      const look = () => {
        const others = drawn().filter(({ dataset }) => !before.has(dataset['meeting']));
        if (from === 0 || others.length < wanted) return requestAnimationFrame(look);
        // The message arrives after the paint that follows the animation frame.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - from);
        requestAnimationFrame(() => channel.port2.postMessage(null));
      };
      look();
    });
  }, meetingsPerWeek * 0.9);
  await act();
  return painted;
}

function report({ name, took, answers, requests }: Office): void {
  const shares = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(0);
    return { p50: at(0.5), p95: at(0.95), longest: at(1) };
  };
  console.log(`\n${name}: ${rounds} rounds, ${requests} calls of the page`);
  for (const action of actions) {
    console.log(titles[action]);
    const of = (value: (each: Measurement) => number) => shares(took[action].map(value));
    console.table({
      'work until painted': of(({ work }) => work.all),
      '  of it script': of(({ work }) => work.script),
      '  of it style': of(({ work }) => work.style),
      '  of it layout': of(({ work }) => work.layout),
      'work in all': of(({ totalWork }) => totalWork),
      'longest task': of((each) => each.longestTask),
      'by the clock': of(({ painted }) => painted),
    });
  }
  console.log('The answer of the server, by the clock; and its kilobytes');
  console.table({
    ms: shares(answers.map(({ ms }) => ms)),
    kilobytes: shares(answers.map(({ bytes }) => bytes / 1000)),
  });
}
