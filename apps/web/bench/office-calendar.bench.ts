// npm run bench -- office-calendar [rounds]: how long the calendar of the running product takes with ten people and
// a thousand meetings in one week: from the press that leads to it until they are drawn, and to change the week.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOfficeClient, unwrap, type OfficeClient, type Schemas } from '@office/api';
import { scriptedGuest } from '@office/scene-bridge/conformance';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../../../scripts/browser.mjs';
import { freePort, ServerProcess } from './serverProcess.ts';
import { signIn } from './signIn.ts';

const rounds = Number(process.argv[2] ?? 20);
const people = 10;
const weeks = 2;
/** Ten people with so many series a day are just below a thousand meetings in a week. */
const seriesEach = 14;
const meetingsAWeek = people * seriesEach * 7;
const minute = 60_000;
const day = 24 * 60 * minute;

const dataDir = await mkdtemp(join(tmpdir(), 'office-calendar-'));
const server = new ServerProcess(dataDir, await freePort());
try {
  await server.start();
  let session: Schemas['Session'] | null = null;
  const office = createOfficeClient({
    baseUrl: `${server.url}/api`,
    getLanguage: () => 'en',
    lock: (work) => work(),
    session: {
      getTokens: () => session,
      update: (next) => void (session = next),
      onRefreshFailed: () => undefined,
    },
  });
  await signIn(office, 'aoi@sakura.example', (next) => void (session = next));
  const monday = nextMonday();
  const ids = await fill(office, monday);
  await measure(session!, ids, monday);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** The first Monday after a week from now, at midnight: nothing of the demo is there yet. */
function nextMonday(): Date {
  const at = new Date(Date.now() + 14 * day);
  at.setHours(0, 0, 0, 0);
  at.setDate(at.getDate() + ((8 - at.getDay()) % 7));
  return at;
}

/** Series of half an hour from seven o'clock on, for each of the people. */
async function fill(client: OfficeClient, monday: Date): Promise<string[]> {
  const query = { page: 1, limit: people };
  const { data } = await unwrap(client.GET('/v1/users/org-members', { params: { query } }));
  const ids = data.map(({ userId }) => userId);
  for (const [n, userId] of ids.entries()) {
    for (let slot = 0; slot < seriesEach; slot += 1) {
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

async function measure(
  session: Schemas['Session'],
  ids: readonly string[],
  monday: Date,
): Promise<void> {
  const browser = await chromium.launch(launchOptions);
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
    });
    const value = encodeURIComponent(JSON.stringify(session));
    await context.addCookies([
      { url: server.url, name: 'office_session', value },
      { url: server.url, name: 'office_organization_type', value: session.organizationType },
    ]);
    await context.addInitScript((shown) => {
      localStorage.setItem('office.language', 'en');
      localStorage.setItem('office.calendarMemberIds', shown);
    }, JSON.stringify(ids));
    await context.route('**/scene/builtin/office.loader.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: scriptedGuest() }),
    );
    const page = await context.newPage();
    const date = [monday.getFullYear(), monday.getMonth() + 1, monday.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    const opened: number[] = [];
    const changed: number[] = [];
    const answered: number[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes('/v1/meetings?ids=')) answered.push(request.timing().responseEnd);
    });
    for (let round = 0; round <= rounds; round += 1) {
      await page.goto('/online-meeting');
      await page.locator('[data-component=OnlineMeeting][data-status=ready]').waitFor();
      await page.waitForLoadState('networkidle');
      const first = await paintedAfter(page, () =>
        // As a link within the page does, to the week that is full.
        page.evaluate((to) => {
          window.dispatchEvent(new Event('measure'));
          window.history.pushState({}, '', to);
          window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
        }, `/calendar?view=week&date=${date}`),
      );
      const next = await paintedAfter(page, async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('measure')));
        await page.getByRole('button', { name: 'Next week' }).click();
      });
      // The first round fetches the code too.
      if (round > 0) {
        opened.push(first);
        changed.push(next);
      }
    }
    report('From the press until the week was drawn', opened);
    report('To the next week', changed);
    report('The answer of the server alone, checked as in development', answered);
  } finally {
    await browser.close();
  }
}

/** Milliseconds from an action until a week of other meetings than before is painted. */
async function paintedAfter(page: Page, act: () => Promise<unknown>): Promise<number> {
  const painted = page.evaluate((wanted) => {
    const drawn = () => [...document.querySelectorAll<HTMLElement>('[data-meeting]')];
    const before = new Set(drawn().map(({ dataset }) => dataset['meeting']));
    return new Promise<number>((resolve) => {
      let from = 0;
      window.addEventListener('measure', () => (from = performance.now()), { once: true });
      const look = () => {
        const others = drawn().filter(({ dataset }) => !before.has(dataset['meeting']));
        if (from === 0 || others.length < wanted) return requestAnimationFrame(look);
        // The frame that shows them is painted right after its callbacks.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - from);
        requestAnimationFrame(() => channel.port2.postMessage(null));
      };
      look();
    });
  }, meetingsAWeek * 0.9);
  await act();
  return painted;
}

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p95, longest] = [0.5, 0.95, 1].map((part) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(0),
  );
  console.log(`${what}: p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms of ${times.length}`);
}
