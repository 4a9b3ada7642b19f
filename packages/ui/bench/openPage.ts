// Builds a benchmark page and opens it with the web app's Content-Security-Policy.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { chromium, type LaunchOptions, type Page } from 'playwright';
import { build } from 'vite';
import { countDrawing, type Drawing } from '../../../scripts/bench-page.mjs';
import { launchOptions } from '../../../scripts/browser.mjs';

const policy =
  "default-src 'self'; style-src 'self'; style-src-attr 'none'; require-trusted-types-for 'script'; trusted-types default";
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

interface PageOptions {
  entry: string;
  title: string;
  /** Modules to bundle separately, so that their size can be measured. */
  separateChunk?: { name: string; test: RegExp };
  /** Options of the browser. Default to the headless shell. */
  browser?: LaunchOptions;
}

export interface OpenPage {
  page: Page;
  drawing(): Promise<Drawing>;
  /** Gzipped bytes of the files with a matching name. */
  gzippedSize(test: RegExp): number;
  policyViolations(): Promise<string[]>;
  close(): Promise<void>;
}

export async function openPage({
  entry,
  title,
  separateChunk,
  browser: options = launchOptions,
}: PageOptions): Promise<OpenPage> {
  const folder = mkdtempSync(join(tmpdir(), 'ui-bench-'));
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
        input: join(import.meta.dirname, entry),
        output: {
          entryFileNames: 'page.js',
          assetFileNames: '[name][extname]',
          ...(separateChunk && { codeSplitting: { groups: [separateChunk] } }),
        },
      },
    },
  });
  const { output } = (Array.isArray(built) ? built[0]! : built) as {
    output: { fileName: string }[];
  };
  const names = output.map(({ fileName }) => fileName);
  const styles = names
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="/${name}">`);
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="ja"><meta charset="utf-8"><title>${title}</title>${styles.join('')}` +
      '<body><div id="root"></div><script src="/policy.js"></script><script type="module" src="/page.js"></script>',
  );
  writeFileSync(
    join(folder, 'policy.js'),
    `window.policyViolations = []; document.addEventListener('securitypolicyviolation', (event) => window.policyViolations.push(event.violatedDirective + ' ' + event.sample));
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
  const browser = await chromium.launch(options);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('pageerror', (error) => console.error(error.message));
  const drawing = await countDrawing(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.waitForFunction('window.bench');
  return {
    page,
    drawing,
    gzippedSize: (test) =>
      names
        .filter((name) => test.test(name))
        .reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0),
    policyViolations: () => page.evaluate('window.policyViolations') as Promise<string[]>,
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;

export function printTimes(all: Record<string, readonly number[]>): void {
  const round = (time: number) => Math.round(time * 10) / 10;
  const rows = Object.entries(all).map(([name, times]) => {
    const sorted = times.toSorted((one, other) => one - other);
    const row = {
      p50: round(at(sorted, 0.5)),
      p95: round(at(sorted, 0.95)),
      worst: round(sorted.at(-1)!),
      times: sorted.length,
    };
    return [name, row];
  });
  console.table(Object.fromEntries(rows));
}
