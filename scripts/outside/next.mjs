// A Next app (app router) with server-rendered pages. Installed with pnpm for the oldest supported Node
// version and the oldest major versions of the peer dependencies of @office/ui.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { installApp, runIn, same, waitForUrl } from './app.mjs';

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };

export async function checkNextApp({ folder, registry, browser }) {
  const app = join(folder, 'next');
  const install = ['pnpm', 'install', '--prefer-offline', '--ignore-scripts', '--reporter=silent'];
  await installApp({ name: 'next', folder: app, registry, install });
  const next = join(app, 'node_modules/next/dist/bin/next');
  await runIn(app, 'node', [next, 'build'], env);
  const port = await freePort();
  const server = spawn('node', [next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: app,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  const address = `http://127.0.0.1:${port}/`;
  try {
    checkServerHtml(await (await waitForUrl(address, server)).text());
    await checkBeforeScripts(browser, address);
    await use(browser, address);
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

function checkServerHtml(html) {
  const wanted = [
    ...['Another product', '>403<', 'Home', 'Book a seat', 'Second floor', 'Next page'],
    ...['Password rules', 'Development', 'Message Development'],
  ];
  const missing = wanted.filter((text) => !html.includes(text));
  same(missing.join(), '', 'Not in the page of the server');
}

async function checkBeforeScripts(browser, address) {
  const page = await browser.newPage({ colorScheme: 'dark' });
  await page.route('**/*.js*', (route) => route.abort());
  await page.goto(address);
  const theme = page.locator('.radix-themes').first();
  same(await theme.getAttribute('class'), 'radix-themes dark', 'Theme before scripts');
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  same(scheme, 'dark', 'Colour scheme of the page');
  await page.close();
}

/** Checks that React hydrates the page without errors and that its controls work. */
async function use(browser, address) {
  const page = await browser.newPage({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const said = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (line) => line.type() === 'error' && said.push(line.text()));
  await page.goto(address);
  await page.getByText('The build is green.').waitFor();
  const theme = page.locator('.radix-themes').first();
  same(await theme.getAttribute('class'), 'radix-themes dark', 'Theme');
  same(await theme.locator('> script').count(), 0, 'Scripts that are left in the theme');

  const composer = page.getByRole('textbox', { name: 'Message Development' });
  await composer.fill('So it is.');
  await composer.press('Enter');
  await page.getByRole('article').getByText('So it is.').waitFor();

  const floor = page.getByRole('combobox', { name: 'Floor' });
  await floor.press('Enter');
  await page.getByRole('option', { name: 'First floor' }).press('Enter');
  // The closing list focuses its combobox, which would take the next key.
  await floor.and(page.locator(':focus')).filter({ hasText: 'First floor' }).waitFor();
  await page.getByRole('button', { name: 'Book a seat' }).press('Enter');
  await page.getByRole('dialog', { name: 'Booking' }).getByText('Required').waitFor();
  await page.keyboard.press('Escape');

  const picture = page.getByRole('img', { name: 'Aoi Tanaka' }).locator('img');
  await page.waitForFunction(
    (image) => getComputedStyle(image).visibility === 'visible',
    await picture.elementHandle(),
  );
  same(said.join('\n'), '', 'Errors');
  await page.close();
}
