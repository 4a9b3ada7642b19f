import { chromium, type Page } from 'playwright';
import { countDrawing, mainThreadMeter, openBarePage } from '../../../scripts/bench-page.mjs';
import { median, medianRatio, reportRatio } from '../../../scripts/bench-results.mjs';
import { fullBrowserOptions } from '../../../scripts/browser.mjs';

// Worker process of `npm run bench -- admin-members`, which sends it the task.

interface MembersPageTask {
  url: string;
  email: string;
  password: string;
  members: number;
  times: number;
  /** Counts elements instead of CPU time, and leaves the next page out. */
  isQuick: boolean;
}

process.once('message', (task: MembersPageTask) => {
  measure(task).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});

async function measure(task: MembersPageTask): Promise<void> {
  const { url, email, password, members, times, isQuick } = task;
  const browser = await chromium.launch(fullBrowserOptions);
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'ja',
    });
    const page = await context.newPage();
    const drawing = await countDrawing(page);
    await page.goto(`${url}/admin`);
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[type="password"]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/overview/);
    await page.goto(`${url}/admin/members?limit=100`);
    await waitForRows(page, '');
    const column = (name: string) => page.getByRole('columnheader', { name }).getByRole('button');
    const search = page.getByRole('searchbox');
    const tasks: [string, (time: number) => Promise<void>][] = [
      ['another order (100 rows)', (time) => column(time % 2 ? '氏名' : 'メールアドレス').click()],
      ['a search, with its pause of 300 ms', (time) => search.fill(`bench${time + 10}`)],
    ];
    console.log('\nIn Chromium, from the click until the other rows were painted, ms');
    const print = (name: string, took: readonly number[]) => {
      const sorted = took.toSorted((a, b) => a - b);
      const at = (part: number) =>
        sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(0).padStart(
          6,
        );
      console.log(`  ${name.padEnd(38)} p50 ${at(0.5)}  p95 ${at(0.95)}`);
    };
    for (const [name, act] of tasks) {
      const took: number[] = [];
      for (let time = 0; time <= times; time += 1) {
        const before = await thirdRow(page);
        const begin = performance.now();
        await act(time);
        await waitForRows(page, before);
        if (time > 0) took.push(performance.now() - begin);
      }
      print(name, took);
    }
    const [sort] = tasks;
    await search.fill('');
    await page.waitForURL((at) => !at.search.includes('keyword'));
    const sortRows = async (time: number, meter: () => Promise<number>) => {
      const text = await thirdRow(page);
      const begin = await meter();
      await sort![1](time);
      await waitForRows(page, text);
      return (await meter()) - begin;
    };
    if (isQuick) {
      const elements = async () => (await drawing()).elements;
      const counts: number[] = [];
      for (let time = 0; time < 5; time += 1) counts.push(await sortRows(time, elements));
      const name = 'another order, elements drawn per row';
      reportRatio({ bench: 'admin-members', name, value: median(counts) / 100, better: 'lower' });
      return;
    }
    const drawBare = await openBarePage(browser);
    const meter = await mainThreadMeter(page);
    const cost = await medianRatio(5, {
      subject: (time) => sortRows(time, meter),
      bare: () => drawBare(800),
    });
    const name = 'another order, CPU of 800 bare elements';
    reportRatio({ bench: 'admin-members', name, value: cost, better: 'lower' });
    // Alternates both variants, so that other load on the machine affects them equally.
    const delays = { immediately: [] as number[], afterDelay: [] as number[] };
    for (let time = 0; time <= times; time += 1) {
      for (const [rest, restMs] of [
        ['immediately', 0],
        ['afterDelay', 200],
      ] as const) {
        // Loads an uncached page near the middle of the list, the slowest to read.
        const pages = Math.ceil(members / 100);
        const number = 1 + ((Math.floor(pages / 2) + 3 * time) % (pages - 1));
        await page.goto(`${url}/admin/members?limit=100&page=${number}`);
        await waitForRows(page, '');
        const took = await pressNext(page, restMs);
        if (time > 0) delays[rest].push(took);
      }
    }
    console.log('\nThe next page (100 rows), from the press until its rows were painted, ms');
    print('pressed immediately after hovering', delays.immediately);
    print('pressed after 200 ms on the button', delays.afterDelay);
  } finally {
    await browser.close();
  }
}

/** Hovers over the next-page button for `restMs`, then presses it. Returns the time measured in the page. */
async function pressNext(page: Page, restMs: number): Promise<number> {
  const next = page.getByRole('button', { name: '次のページ' });
  await next.scrollIntoViewIfNeeded();
  const box = (await next.boundingBox())!;
  await page.evaluate(() => {
    const third = () =>
      document.querySelector('tbody tr:nth-child(3):not([aria-hidden])')?.textContent ?? '';
    const before = third();
    const press = new Promise<number>((done) => {
      const onPress = ({ timeStamp }: PointerEvent) => {
        const look = () => {
          if (third() !== '' && third() !== before)
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
          else requestAnimationFrame(look);
        };
        look();
      };
      addEventListener('pointerdown', onPress, { once: true, capture: true });
    });
    Object.assign(window, { press });
  });
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(restMs);
  await page.mouse.down();
  await page.mouse.up();
  const took = await page.evaluate(() => (window as unknown as { press: Promise<number> }).press);
  await page.mouse.move(640, 10);
  return took;
}

const thirdRow = (page: Page) =>
  page.evaluate(() => document.querySelector('tbody tr:nth-child(3)')?.textContent ?? '');

/** Waits until the third row has changed and is painted. The first row may be the same in any order. */
async function waitForRows(page: Page, before: string): Promise<void> {
  await page.waitForFunction((text) => {
    const table = document.querySelector('table');
    const row = table?.querySelector('tbody tr:nth-child(3):not([aria-hidden])');
    return row && row.textContent !== text && table?.getAttribute('aria-busy') !== 'true';
  }, before);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
