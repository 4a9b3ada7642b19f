// Renders stories in Debian's Chromium, with the fonts of fonts.conf. A page shows one story after another without
// loading again.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { build, preview } from 'vite';
import { launchOptions } from '../browser.mjs';
import { freePort } from '../free-port.mjs';
import { capture, dependencyFolders, fingerprint, root } from '../lib.mjs';
import { reduce } from './signature.mjs';

const configFile = join(root, '.storybook/pictures/vite.config.ts');
const built = join(root, 'node_modules/.cache/pictures/page');
const fonts = join(import.meta.dirname, 'fonts.conf');

const pageLimit = 60_000;

const args = [
  ...launchOptions.args,
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // Frames follow each other without waiting for a display.
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
  '--lang=en-US',
  // Stories must not load anything from the network.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

async function buildPage() {
  const stamp = join(built, 'built-from');
  const sources = [
    'pnpm-lock.yaml',
    '.storybook',
    'packages/embed',
    ...dependencyFolders('packages/ui'),
  ];
  const wanted = fingerprint(
    sources,
    (name) => name === 'references' || /\.(test|docs)\.tsx?$/.test(name),
  );
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await build({ configFile, mode: 'production' });
  writeFileSync(stamp, wanted);
}

/** Browser, versions and a source of pages. */
export async function startRendering() {
  await buildPage();
  const port = await freePort();
  const server = await preview({
    configFile,
    preview: { host: '127.0.0.1', port, strictPort: true },
  });
  const address = `http://127.0.0.1:${port}/index.html`;
  const browser = await launchBrowser();
  return {
    environment: { browser: browser.version(), fonts: await listFonts() },
    openPage: () => openPage(browser, address),
    async openSeparatePage() {
      const separate = await launchBrowser();
      const page = await openPage(separate, address);
      return { ...page, close: () => separate.close() };
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

const launchBrowser = () =>
  chromium.launch({
    executablePath: launchOptions.executablePath,
    args,
    env: { ...process.env, FONTCONFIG_FILE: fonts, TZ: 'Asia/Tokyo' },
  });

async function listFonts() {
  const env = { ...process.env, FONTCONFIG_FILE: fonts };
  const format = '--format=%{file|basename} %{fontversion}\n';
  const { output } = await capture('fc-list', [format], { env }).catch(() => ({ output: '' }));
  return [...new Set(output.trim().split('\n'))].sort();
}

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

/** Sheets of variants are higher than a window, and screens are not. */
const maxSheetHeight = 1600;

async function openPage(browser, address) {
  const context = await browser.newContext({
    viewport: desktop,
    timezoneId: 'Asia/Tokyo',
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(pageLimit);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const load = async () => {
    await page.goto(address);
    await page.waitForFunction(() => globalThis.pictures !== undefined);
  };
  await load();
  let viewport = desktop;

  /** Shows a story. Returns its pixels, or the name of an earlier story with the same markup. */
  async function take(file, story, mode) {
    const wanted = mode.includes('-phone') ? phone : desktop;
    if (viewport !== wanted) await page.setViewportSize(wanted);
    viewport = wanted;
    const shown = await withLimit(
      page.evaluate((given) => globalThis.pictures.show(...given), [file, story, mode]),
    );
    if (shown.sameAs !== undefined) return { sameAs: shown.sameAs };
    return shoot(
      Math.min(shown.height, file.startsWith('screens/') ? viewport.height : maxSheetHeight),
    );
  }

  async function shoot(height) {
    const clip = { x: 0, y: 0, width: viewport.width, height, scale: 1 };
    const captureBeyondViewport = height > viewport.height;
    const options = { format: 'png', optimizeForSpeed: true, captureBeyondViewport, clip };
    const { data } = await withLimit(session.send('Page.captureScreenshot', options));
    return { png: Buffer.from(data, 'base64') };
  }

  return {
    page,
    files: () => page.evaluate(() => globalThis.pictures.files),
    list: (file) => withLimit(page.evaluate((given) => globalThis.pictures.list(given), file)),
    take,
    shoot,
    load,
    close: () => context.close(),
  };
}

function withLimit(promise) {
  let timer;
  const limit = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The story takes too long to render.')), pageLimit);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/** Decodes a PNG. */
export async function readPixels(png) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

export const reducePng = async (png) => reduce(await readPixels(png));
