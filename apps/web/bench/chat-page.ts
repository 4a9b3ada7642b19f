import { unwrap, type OfficeClient } from '@office/api';
import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright';
import { openPage } from '../../../packages/ui/bench/openPage.ts';
import { reportRatio } from '../../../scripts/bench-results.mjs';
import { fullBrowserOptions } from '../../../scripts/browser.mjs';
import { ChatPage } from './ChatPage.ts';
import { openRoom, scrollBack } from './pageTimes.ts';
import { MainThreadMeter, workBetween } from './pageWork.ts';
import { signedIn } from './signIn.ts';

// Child process of `npm run bench -- chat`, which sends the measurement tasks.

/** The member needs a room with a long history of messages that end with `#` and their number. */
interface ChatPageTask {
  url: string;
  email: string;
  roomId: string;
  times: number;
  back: number;
  /** CPU slowdown factor while scrolling. */
  cpuSlowdown: number;
  /** Texts of the plain rows that the list is compared with. */
  texts: readonly string[];
  /** Libraries of the plain rows. */
  plainLists: readonly string[];
  /** Reports counts instead of CPU times. */
  isQuick: boolean;
}

const viewport = { width: 1280, height: 800 };

process.once('message', (task: ChatPageTask) => {
  measure(task).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function measure(task: ChatPageTask): Promise<void> {
  const { url, email, roomId, times } = task;
  const { office, cookies } = await signedIn(url, email);
  await readAll(office, roomId);
  const browser = await launch(fullBrowserOptions);
  try {
    const { page, drawing } = await ChatPage.open(browser, { url, roomId, cookies, viewport });
    page.on('crash', () => fail('The page crashed'));
    const opened: number[] = [];
    for (let time = 0; time <= times; time += 1) {
      const took = await openRoom(page, roomId);
      // Skips the first measurement, which includes loading the code.
      if (time > 0) opened.push(took);
    }
    reportOpened(opened);
    const meter = await MainThreadMeter.of(page);
    await page.waitForLoadState('networkidle');
    const { elements } = await drawing();
    const { work, messages } = await reportScrolled('message list', task, { page, meter });
    if (task.isQuick) {
      const name = 'scrolling back, elements drawn per message';
      const value = ((await drawing()).elements - elements) / messages;
      reportRatio({ bench: 'chat', name, value, better: 'lower' });
    }
    await close(browser);
    await compareWithPlainLists(work, task);
  } finally {
    await close(browser);
  }
}

/** @param work CPU time of the message list */
async function compareWithPlainLists(work: number, task: ChatPageTask): Promise<void> {
  for (const list of task.plainLists) {
    const value = work / (await measurePlainList(list, task));
    const name = `scrolling back, CPU of plain rows in ${list}`;
    reportRatio({ bench: 'chat', name, value, better: 'lower' });
  }
}

/** Scrolls plain rows of the same texts, all of which are in memory. */
async function measurePlainList(name: string, task: ChatPageTask): Promise<number> {
  const { texts, back } = task;
  const opened = await openPage({
    entry: 'message-lists-page.tsx',
    title: 'Lists',
    browser: fullBrowserOptions,
  });
  const { page } = opened;
  try {
    const count = back + 1000;
    const messages = Array.from({ length: count }, (_, index) => ({
      name: `社員 ${index % 200}`,
      time: '10:00',
      text: `${texts[index % texts.length]} #${index + 1}`,
    }));
    await page.evaluate(
      ([list, rows]) => (window as unknown as PlainLists).bench.show(list, rows),
      [name, messages] as const,
    );
    await page.getByText(`#${count}`).waitFor();
    const meter = await MainThreadMeter.of(page);
    const { work } = await reportScrolled(`plain rows in ${name}`, task, { page, meter });
    return work;
  } finally {
    await opened.close();
  }
}

interface PlainLists {
  bench: { show(list: string, messages: readonly object[]): void };
}

let isClosing = false;

async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await chromium.launch(options);
  browser.on('disconnected', () => {
    if (!isClosing) fail('The browser ended during the measurement');
  });
  return browser;
}

async function close(browser: Browser): Promise<void> {
  isClosing = true;
  await browser.close();
}

/** Ends the process, because calls of Playwright only report that the browser was closed. */
function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function reportOpened(times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p95, longest] = [0.5, 0.95, 1].map((part) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(0),
  );
  console.log('\nIn Chromium, from the click on a room until its messages were painted');
  console.log(`  p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms of ${times.length} times`);
}

/** Returns the CPU time of the main thread in milliseconds per 1000 messages (`work`). */
async function reportScrolled(
  list: string,
  { back, cpuSlowdown }: ChatPageTask,
  { page, meter }: { page: Page; meter: MainThreadMeter },
): Promise<{ work: number; messages: number }> {
  const before = await meter.read();
  const measured = await scrollBack(page, { back, slowDown: cpuSlowdown });
  const { all, script, style, layout } = workBetween(before, await meter.read());
  const { messages, frames, late, longest, long } = measured;
  const perThousand = (time: number) => Math.round((1000 * time) / messages);
  const share = ((100 * late) / frames).toFixed(1);
  console.log(
    `\nScrolled back over ${messages} messages, CPU ${cpuSlowdown} times slower: ${list}`,
  );
  console.log(
    `  ${frames} frames, ${late} (${share} %) later than 50 ms, longest ${Math.round(longest)} ms`,
  );
  console.log(
    `  main thread per 1000 messages: ${perThousand(all)} ms; script ${perThousand(script)}, ` +
      `style ${perThousand(style)}, layout ${perThousand(layout)}`,
  );
  console.log(
    `  ${long.count} long animation frames, ${Math.round(long.total)} ms in all; most in`,
  );
  for (const [where, ms] of long.scripts) console.log(`    ${Math.round(ms)} ms ${where}`);
  return { work: perThousand(all), messages };
}

/** Marks the room as read, so that it opens at the last message. */
async function readAll(office: OfficeClient, roomId: string): Promise<void> {
  const path = { roomId };
  const latest = await unwrap(
    office.GET('/v1/user/chat-rooms/{roomId}/messages', { params: { path, query: { limit: 1 } } }),
  );
  await unwrap(
    office.PATCH('/v1/user/chat-rooms/{roomId}/last-read-message', {
      params: { path },
      body: { messageId: latest.data[0]!.id },
    }),
  );
}
