import type { Browser } from 'playwright';
import type { SessionCookies } from './signIn.ts';

export interface Condition {
  name: string;
  /** CPU slowdown factor. */
  cpu: number;
  network: { latencyMs: number; bytesPerSecond: number } | null;
}

export const conditions: Condition[] = [
  { name: 'not throttled', cpu: 1, network: null },
  {
    name: 'CPU 4× slower, 60 ms, 9 Mbit/s',
    cpu: 4,
    network: { latencyMs: 60, bytesPerSecond: 9_000_000 / 8 },
  },
];

export interface PageStart {
  /** Milliseconds from the navigation until each selector was visible. */
  visible: number[];
  /** Sum of the parts of main-thread tasks above 50 ms. */
  blocked: number;
  /** Requests that were started before the last selector was visible. */
  requestsBefore: number;
  requests: number;
  bytes: number;
  /** Bytes of the largest script, as a share of the bytes of all scripts before the last selector was visible. */
  largestScript: number;
  /** Elements that matched `counted` when they were added, before the last selector was visible. */
  added: number;
  waterfall: { path: string; start: number; end: number; bytes: number }[];
}

interface Recorded {
  visible: (number | null)[];
  blocked: number;
  added: number;
}

export interface StartTask {
  url: string;
  selectors: string[];
  counted?: string;
  cookies?: SessionCookies;
}

/** Opens a page with an empty cache and measures until the network is idle. */
export async function measureStart(
  browser: Browser,
  { url, selectors, counted = 'never', cookies = [] }: StartTask,
  { cpu, network }: Condition,
): Promise<PageStart> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (network)
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latencyMs,
        downloadThroughput: network.bytesPerSecond,
        uploadThroughput: network.bytesPerSecond,
      });
    if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const requests = new Map<string, { path: string; start: number; end: number; bytes: number }>();
    let origin = 0;
    devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
      origin ||= timestamp;
      const start = 1000 * (timestamp - origin);
      const path = new URL(request.url).pathname;
      requests.set(requestId, { path, start, end: start, bytes: 0 });
    });
    devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (!request) return;
      request.end = 1000 * (timestamp - origin);
      request.bytes = encodedDataLength;
    });
    await page.addInitScript(recordStart, { selectors, counted });
    await page.goto(url, { waitUntil: 'commit' });
    for (const selector of selectors)
      await page.locator(selector).first().waitFor({ timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const { visible, blocked, added } = await page.evaluate(
      () => (window as unknown as { start: Recorded }).start,
    );
    const waterfall = [...requests.values()];
    const last = Math.max(...(visible as number[]));
    const before = waterfall.filter(({ start }) => start < last);
    const scripts = before.filter(({ path }) => path.endsWith('.js')).map(({ bytes }) => bytes);
    return {
      visible: visible as number[],
      blocked,
      requestsBefore: before.length,
      requests: waterfall.length,
      bytes: waterfall.reduce((sum, { bytes }) => sum + bytes, 0),
      largestScript: Math.max(...scripts) / scripts.reduce((sum, bytes) => sum + bytes, 0),
      added,
      waterfall,
    };
  } finally {
    await context.close();
  }
}

function recordStart({ selectors, counted }: { selectors: string[]; counted: string }): void {
  const start: Recorded = { visible: selectors.map(() => null), blocked: 0, added: 0 };
  (window as unknown as { start: Recorded }).start = start;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) start.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((records, observer) => {
    const nodes = records.flatMap(({ addedNodes }) => [...addedNodes]);
    for (const node of nodes.filter((each) => each instanceof Element))
      start.added += Number(node.matches(counted)) + node.querySelectorAll(counted).length;
    if (!start.visible.includes(null)) observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  const look = () => {
    for (const [index, selector] of selectors.entries())
      if (start.visible[index] === null && document.querySelector(selector)?.checkVisibility())
        start.visible[index] = performance.now();
    if (start.visible.includes(null)) requestAnimationFrame(look);
  };
  look();
}
