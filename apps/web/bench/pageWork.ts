import type { Browser, CDPSession, Page } from 'playwright';

/** CPU time of the main thread in milliseconds. Not affected by other programs on the machine. */
export interface MainThreadWork {
  all: number;
  script: number;
  style: number;
  layout: number;
}

const metricNames: Record<keyof MainThreadWork, string> = {
  all: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
};

export class MainThreadMeter {
  readonly #devtools: CDPSession;

  private constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  static async of(page: Page): Promise<MainThreadMeter> {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new MainThreadMeter(devtools);
  }

  async read(): Promise<MainThreadWork> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics');
    const of = (part: keyof MainThreadWork) =>
      1000 * metrics.find(({ name }) => name === metricNames[part])!.value;
    return { all: of('all'), script: of('script'), style: of('style'), layout: of('layout') };
  }
}

export function workBetween(before: MainThreadWork, after: MainThreadWork): MainThreadWork {
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
  /** Thread duration in microseconds. */
  tdur?: number;
  args?: { name?: string };
}

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
