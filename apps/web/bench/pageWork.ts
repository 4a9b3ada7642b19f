import type { Browser, CDPSession, Page } from 'playwright';

/** The work of a page's thread in milliseconds: what other programs take meanwhile does not count. */
export interface PageWork {
  all: number;
  script: number;
  style: number;
  layout: number;
}

const metricNames: Record<keyof PageWork, string> = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

/** Counts the work of a page's thread. */
export class PageMeter {
  readonly #devtools: CDPSession;

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static async of(page: Page): Promise<PageMeter> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new PageMeter(devtools);
  }

  async read(): Promise<PageWork> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics');
    const of = (part: keyof PageWork) =>
      1000 * metrics.find(({ name }) => name === metricNames[part])!.value;
    return { all: of('all'), script: of('script'), style: of('style'), layout: of('layout') };
  }
}

export function workBetween(before: PageWork, after: PageWork): PageWork {
  return {
    all: after.all - before.all,
    script: after.script - before.script,
    style: after.style - before.style,
    layout: after.layout - before.layout,
  };
}

interface TraceEvent {
  name: string;
  tid: number;
  pid: number;
  /** Microseconds of the thread. */
  tdur?: number;
  args?: { name?: string };
}

/** The longest task of the pages' threads while something runs, in milliseconds of the thread. */
export async function longestTask(browser: Browser, run: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(undefined, { categories: ['toplevel', '__metadata'] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const ofPages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = traceEvents.filter((event) => event.tdur && ofPages.has(thread(event)));
  return Math.max(0, ...tasks.map(({ tdur }) => tdur! / 1000));
}
