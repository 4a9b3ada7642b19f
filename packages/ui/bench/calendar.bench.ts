// npm run bench -- calendar [rounds]: how long the calendar takes with ten people and a thousand meetings in one
// week: to be drawn first, to show another week, to follow a drag and to drop; and what its code weighs. The page
// is built for production and stands under the policy of the web app, whose breaches are counted.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../../scripts/browser.mjs';

const rounds = Number(process.argv[2] ?? 30);
const folder = mkdtempSync(join(tmpdir(), 'calendar-bench-'));
const policy =
  "default-src 'self'; style-src 'self'; style-src-attr 'none'; require-trusted-types-for 'script'; trusted-types default";
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!;

function row(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const round = (time: number) => Math.round(time * 10) / 10;
  return {
    p50: round(at(sorted, 0.5)),
    p95: round(at(sorted, 0.95)),
    worst: round(sorted.at(-1)!),
    times: sorted.length,
  };
}

try {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(import.meta.dirname, 'calendar-page.tsx'),
        output: {
          entryFileNames: 'page.js',
          assetFileNames: '[name][extname]',
          codeSplitting: {
            groups: [{ name: 'grid', test: /patterns[\\/](CalendarGrid|dates)[\\/]/ }],
          },
        },
      },
    },
  });
  const { output } = Array.isArray(built) ? built[0]! : (built as { output: never[] });
  const weigh = (test: RegExp) =>
    output
      .filter(({ fileName }: { fileName: string }) => test.test(fileName))
      .reduce(
        (sum: number, { fileName }: { fileName: string }) =>
          sum + gzipSync(readFileSync(join(folder, fileName))).length,
        0,
      );
  const styles = output
    .map(({ fileName }: { fileName: string }) => fileName)
    .filter((name: string) => name.endsWith('.css'));
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="ja"><meta charset="utf-8"><title>Calendar</title>${styles
      .map((name: string) => `<link rel="stylesheet" href="/${name}">`)
      .join(
        '',
      )}<body><div id="root"></div><script src="/policy.js"></script><script type="module" src="/page.js"></script>`,
  );
  writeFileSync(
    join(folder, 'policy.js'),
    `window.breaches = []; document.addEventListener('securitypolicyviolation', (event) => window.breaches.push(event.violatedDirective + ' ' + event.sample));
     trustedTypes.createPolicy('default', { createHTML: (text) => text, createScriptURL: () => null });`,
  );
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url!;
    try {
      const body = readFileSync(join(folder, path));
      response.writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-security-policy': policy,
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    page.on('pageerror', (error) => console.error(error.message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('window.bench');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busyMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
    };
    const run = <Result>(call: string) => page.evaluate(`bench.${call}`) as Promise<Result>;
    const results: Record<string, number[]> = { draw: [], week: [], drag: [], drop: [] };
    const busy: Record<string, number[]> = { draw: [], week: [] };
    const measured = async (name: 'draw' | 'week', call: string) => {
      const before = await busyMs();
      results[name]!.push(await run<number>(call));
      busy[name]!.push((await busyMs()) - before);
    };
    // The first is without a warm compiler, as the first of a member.
    const coldMs = await run<number>('draw()');
    for (let turn = 0; turn < rounds; turn += 1) {
      await measured('draw', 'draw()');
      await measured('week', 'week(0)');
      await measured('week', 'week(1)');
      const { frames, took } = await run<{ frames: number[]; took: number }>(`drop(${turn})`);
      results['drag']!.push(...frames);
      results['drop']!.push(took);
    }
    console.log(`first drawing, cold: ${Math.round(coldMs)} ms\nmilliseconds until it is painted`);
    const table = (all: Record<string, number[]>) =>
      console.table(
        Object.fromEntries(Object.entries(all).map(([name, times]) => [name, row(times)])),
      );
    table(results);
    console.log("milliseconds of the page's thread: what a machine without other work takes");
    table(busy);
    const breaches = (await page.evaluate('window.breaches')) as string[];
    console.log(`breaches of the policy: ${breaches.length}`, [...new Set(breaches)]);
    console.log(`the grid's code: ${(weigh(/grid.*\.js$/) / 1000).toFixed(1)} KB gzipped`);
  } finally {
    await browser.close();
    server.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
