import { chromium, type Page } from 'playwright';
import { wholeBrowser } from '../../../scripts/browser.mjs';

// A process of `npm run bench -- admin-members`, which tells it what to measure.

interface MembersPageTask {
  url: string;
  email: string;
  password: string;
  /** The number of times that each thing is done. */
  times: number;
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

async function measure({ url, email, password, times }: MembersPageTask): Promise<void> {
  const browser = await chromium.launch(wholeBrowser);
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'ja',
    });
    const page = await context.newPage();
    await page.goto(`${url}/admin`);
    await page.locator('input[type="email"]').fill(email);
    await page.locator('input[type="password"]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(/overview/);
    await page.goto(`${url}/admin/members?limit=100`);
    await settled(page, '');
    const column = (name: string) => page.getByRole('columnheader', { name }).getByRole('button');
    const next = page.getByRole('button', { name: '次のページ' });
    const search = page.getByRole('searchbox');
    const tasks: [string, (time: number) => Promise<void>][] = [
      ['another order (100 rows)', (time) => column(time % 2 ? '氏名' : 'メールアドレス').click()],
      ['the next page (100 rows)', () => next.click()],
      ['a search, with its pause of 300 ms', (time) => search.fill(`bench${time + 10}`)],
    ];
    console.log('\nIn Chromium, from the click until the other rows were painted, ms');
    for (const [name, act] of tasks) {
      const took: number[] = [];
      for (let time = 0; time <= times; time += 1) {
        const before = await thirdRow(page);
        const begin = performance.now();
        await act(time);
        await settled(page, before);
        if (time > 0) took.push(performance.now() - begin);
      }
      took.sort((a, b) => a - b);
      const at = (part: number) =>
        took[Math.min(took.length - 1, Math.floor(took.length * part))]!.toFixed(0).padStart(6);
      console.log(`  ${name.padEnd(38)} p50 ${at(0.5)}  p95 ${at(0.95)}`);
    }
  } finally {
    await browser.close();
  }
}

const thirdRow = (page: Page) =>
  page.evaluate(() => document.querySelector('tbody tr:nth-child(3)')?.textContent ?? '');

/** Waits until the third row is another one, and painted: the first may be the same in any order. */
async function settled(page: Page, before: string): Promise<void> {
  await page.waitForFunction((text) => {
    const table = document.querySelector('table');
    const row = table?.querySelector('tbody tr:nth-child(3):not([aria-hidden])');
    return row && row.textContent !== text && table?.getAttribute('aria-busy') !== 'true';
  }, before);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
