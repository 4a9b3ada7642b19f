// A plain Vite app that signs in to an office on another origin with @office/api and displays it with
// @office/ui, and a script that sends the first message.
import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../free-port.mjs';
import { root } from '../lib.mjs';
import { serveFolder } from '../serve-folder.mjs';
import { installApp, runIn, same, waitForUrl } from './app.mjs';

const brand = { background: 'rgb(255, 183, 3)', text: 'rgb(0, 0, 0)' };

function startOffice({ port, origin, folder }) {
  return spawn('node', ['apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      OFFICE_DEMO_COLLEAGUES: '0',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      OFFICE_DATA_DIR: folder,
      OFFICE_PUBLIC_URL: `http://127.0.0.1:${port}`,
      OFFICE_ALLOWED_ORIGINS: origin,
    },
  });
}

export async function checkViteApp({ folder, registry, browser }) {
  const app = join(folder, 'vite');
  const install = [
    'npm',
    'install',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await installApp({ name: 'vite', folder: app, registry, install });
  const port = await freePort();
  await Promise.all([
    runIn(app, 'tsc', ['-p', '.']),
    runIn(app, join(app, 'node_modules/.bin/vite'), ['build', '--logLevel', 'error'], {
      ...process.env,
      NODE_ENV: 'production',
      VITE_OFFICE_URL: `http://127.0.0.1:${port}/api`,
    }),
  ]);
  const pages = await serveFolder(join(app, 'dist'));
  const office = startOffice({ port, origin: pages.origin, folder: join(folder, 'office') });
  const ended = new Promise((resolve) => office.on('exit', resolve));
  try {
    await waitForUrl(`http://127.0.0.1:${port}/healthz`, office);
    await Promise.all([
      signIn(browser, pages.origin),
      useBrand(browser, pages.origin),
      sendFirstMessage({ folder, registry, url: `http://127.0.0.1:${port}/api` }),
    ]);
  } finally {
    office.kill('SIGTERM');
    await ended;
    await pages.close();
  }
}

/** Follows FIRST-MESSAGE.md of @office/api in an empty folder. */
async function sendFirstMessage({ folder, registry, url }) {
  const app = join(folder, 'first-message');
  await mkdir(app);
  await writeFile(join(app, '.npmrc'), registry.npmrc);
  const page = await readFile(join(root, 'packages/api/FIRST-MESSAGE.md'), 'utf8');
  const [, script] = /```ts\n([^]*?)```/.exec(page);
  await writeFile(join(app, 'hello.ts'), script);
  await runIn(app, 'npm', ['init', '--yes']);
  await runIn(app, 'npm', ['pkg', 'set', 'type=module']);
  await runIn(app, 'npm', ['install', '@office/api', '--prefer-offline', '--no-audit']);
  const output = await runIn(app, 'node', ['hello.ts'], { ...process.env, API_URL: url });
  same(output.trim(), 'Sent to Hello: Hello, office', 'Output of the first message');
}

async function signIn(browser, origin) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const thrown = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(origin);
  await page.getByText('Required').first().waitFor();
  await page.getByLabel('Email').fill('aoi@sakura.example');
  await page.getByLabel('Password').fill('Wrong#2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Incorrect password.').waitFor();

  await page.getByLabel('Password').fill('Office#2026');
  await page.getByRole('combobox', { name: 'Organisation' }).press('Enter');
  await page.getByRole('option', { name: 'Sakura Works' }).press('Enter');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sakura Works' });
  await dialog.getByText('高橋 蓮').waitFor();
  same(thrown.join(), '', 'Errors');
  await page.close();
}

/** Checks the brand, colour, density and direction of the app, a form with errors, and popups that load on demand. */
async function useBrand(browser, origin) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const thrown = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(`${origin}/?team`);
  await page.getByText('Bazaar').filter({ visible: true }).waitFor();
  await page
    .getByRole('link', { name: 'Team', exact: true })
    .and(page.locator('[aria-current]'))
    .waitFor();
  const invite = page.getByRole('button', { name: 'Invite' });
  const style = await invite.evaluate((button) => {
    const { backgroundColor, color, height, direction } = getComputedStyle(button);
    return { backgroundColor, color, height, direction };
  });
  same(style.backgroundColor, brand.background, 'Accent');
  same(style.color, brand.text, 'Text on the accent');
  same(
    Math.round(Number.parseFloat(style.height) * 10),
    484,
    'Height of a comfortable button at 110 %',
  );
  same(style.direction, 'rtl', 'Direction');
  const main = await page.getByRole('main').boundingBox();
  const help = await page.getByRole('complementary', { name: 'Help' }).boundingBox();
  same(help.x + help.width <= main.x, true, 'Panel beside the page');

  await page.getByLabel('Name').fill('Lina');
  await invite.click();
  await page.getByRole('alert').getByText('Correct the marked fields.').waitFor();
  await page.getByText('Enter an email address.').waitFor();
  await page.getByLabel('Email').and(page.locator(':focus')).waitFor();

  await page.getByRole('button', { name: 'Choose a date' }).first().click();
  await page
    .getByRole('grid')
    .getByRole('button', { name: /30 November|November 30/ })
    .click();
  same(await page.getByLabel('First day').inputValue(), '2026/11/30', 'Chosen date');

  await page.getByRole('tab', { name: 'Members' }).click();
  await page.getByRole('button', { name: 'Actions for Omar' }).click();
  await page.getByRole('menuitem', { name: 'Remove Omar' }).waitFor();
  same(thrown.join(), '', 'Errors');
  await page.close();
}
