import { unwrap, type OfficeClient } from '@office/api';
import { chromium } from 'playwright';
import { fullBrowserOptions } from '../../../scripts/browser.mjs';
import { ChatPage } from './ChatPage.ts';
import { openRoom, scrollBack, type ScrollMeasurement } from './pageTimes.ts';
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
}

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
  const { url, email, roomId, times, back, cpuSlowdown } = task;
  const { office, cookies } = await signedIn(url, email);
  await readAll(office, roomId);
  const browser = await chromium.launch(fullBrowserOptions);
  try {
    const viewport = { width: 1280, height: 800 };
    const { page } = await ChatPage.open(browser, { url, roomId, cookies, viewport });
    const opened: number[] = [];
    for (let time = 0; time <= times; time += 1) {
      const took = await openRoom(page, roomId);
      // Skips the first measurement, which includes loading the code.
      if (time > 0) opened.push(took);
    }
    reportOpened(opened);
    reportScrolled(await scrollBack(page, { back, slowDown: cpuSlowdown }), cpuSlowdown);
  } finally {
    await browser.close();
  }
}

function reportOpened(times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const [p50, p95, longest] = [0.5, 0.95, 1].map((part) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(0),
  );
  console.log('\nIn Chromium, from the click on a room until its messages were painted');
  console.log(`  p50 ${p50} ms, p95 ${p95} ms, longest ${longest} ms of ${times.length} times`);
}

function reportScrolled(
  { messages, frames, late, longest, long }: ScrollMeasurement,
  slow: number,
): void {
  console.log(`Scrolled back over ${messages} messages, processor ${slow} times slower`);
  console.log(`  ${frames} frames, ${late} later than 50 ms, longest ${Math.round(longest)} ms`);
  console.log(
    `  ${long.count} long animation frames, ${Math.round(long.total)} ms in all; most in`,
  );
  for (const [where, ms] of long.scripts) console.log(`    ${Math.round(ms)} ms ${where}`);
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
