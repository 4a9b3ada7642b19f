import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../../scripts/browser.mjs';

const address = 'http://packed.example/';
const policy = "default-src 'none'; script-src 'self'; style-src 'self'";

const document = '<!doctype html><html lang="en"><title>Packed</title><div id="root"></div>';
/** A typical unlayered reset; without a layer order it would override every component. */
const reset = '* { margin: 0; padding: 0; border: 0 } button { background: none; font: inherit }';
const script = `
import './order.css';
import '@office/ui/styles.css';
import { Button } from '@office/ui/Button';
import { Checkbox } from '@office/ui/Checkbox';
import { Dialog } from '@office/ui/Dialog';
import { Icon } from '@office/ui/Icon';
import * as icons from '@office/ui/icons';
import { Menu } from '@office/ui/Menu';
import { Select } from '@office/ui/Select';
import { Separator } from '@office/ui/Separator';
import { Theme } from '@office/ui/Theme';
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const options = [
  { value: 'a', label: 'First floor' },
  { value: 'b', label: 'Second floor', disabled: true },
];
const items = [
  { id: 'a', label: 'Rename', onSelect() {} },
  { id: 'b', label: 'Delete', disabled: true, onSelect() {} },
  { id: 'c', kind: 'separator' },
];
function Page() {
  const [open, setOpen] = useState(false);
  return h(Theme, null,
    h(Separator, { semantic: true }),
    h(Icon, { icon: icons.warning, tone: 'warning', label: 'Warning' }),
    h(Button, { disabled: true }, 'Not now'),
    h(Checkbox, { label: 'Checked', defaultChecked: true }),
    h(Checkbox, { label: 'Mixed', checked: 'mixed' }),
    h(Menu, { label: 'Actions', items, trigger: h(Button, null, 'Actions') }),
    h(Select, { ariaLabel: 'Floor', options }),
    h(Button, { onPress: () => setOpen(true) }, 'Create'),
    h(Dialog, { open, title: 'Room', onClose: () => setOpen(false) }));
}
createRoot(document.getElementById('root')).render(h(Page));
`;

function orderOfLayers(app) {
  const readme = readFileSync(join(app, 'node_modules/@office/ui/README.md'), 'utf8');
  const [, order] = /```css\n([^]*?)```/.exec(readme) ?? [];
  if (!order) throw new Error('README.md has no order of layers');
  return order;
}

async function bundle(app) {
  writeFileSync(join(app, 'reset.css'), reset);
  writeFileSync(join(app, 'order.css'), orderOfLayers(app));
  writeFileSync(join(app, 'browser.html'), `${document}<script type="module" src="browser.js">`);
  writeFileSync(join(app, 'browser.js'), script);
  const { output } = await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: join(app, 'browser.html'), onwarn: () => {} },
    },
  });
  return new Map(output.map((file) => [`/${file.fileName}`, file.code ?? file.source]));
}

const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

function same(is, wanted, what) {
  if (is !== wanted) throw new Error(`${what}: ${is}, not ${wanted}`);
}

async function open(browser, files) {
  const page = await browser.newPage({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.route(`${address}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const body = files.get(pathname);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = types[pathname.split('.').at(-1)];
    const headers = { 'content-security-policy': policy };
    return route.fulfill({ body, contentType, headers });
  });
  const thrown = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.goto(`${address}browser.html`);
  return { page, thrown };
}

/** Throws if an element is indistinguishable, or if the page scrolls behind a dialog. */
async function checkVisibility(page) {
  const press = (role, name) => page.getByRole(role, { name, exact: true }).press('Enter');
  const style = (selector, property) =>
    page
      .locator(selector)
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

  const [text, off] = [await style('body', 'color'), await style('button:disabled', 'color')];
  same(await style("[data-component='Separator']", 'background-color'), text, 'Separator');
  same(await style('button:disabled', 'padding-left'), '16px', 'A Button over a reset');
  same(await style("[aria-label='Warning']", 'color'), text, 'Icon');
  for (const state of ['checked', 'indeterminate']) {
    const box = `[role='checkbox'][data-state='${state}']`;
    same(await style(`${box} svg`, 'color'), await style(box, 'color'), `Tick, ${state}`);
  }
  for (const [opener, name, choice] of [
    ['button', 'Actions', 'menuitem'],
    ['combobox', 'Floor', 'option'],
  ]) {
    await press(opener, name);
    const current = `[role='${choice}'][data-highlighted]`;
    same(await style(current, 'outline-style'), 'solid', `Line around the ${choice}`);
    same(await style(`[role='${choice}'][data-disabled]`, 'color'), off, `Disabled ${choice}`);
    if (choice === 'menuitem') {
      same(await style("[role='menu'] [role='separator']", 'background-color'), text, 'Hairline');
    }
    await page.keyboard.press('Escape');
    await page.locator(current).waitFor({ state: 'detached' });
  }
  await press('button', 'Create');
  same(await style('body[data-scroll-locked]', 'overflow'), 'hidden', 'The page behind a dialog');
}

/** Tests the packed components with a strict Content-Security-Policy and in forced colours mode. */
export async function testInBrowser(app) {
  const files = await bundle(app);
  const browser = await chromium.launch(launchOptions);
  try {
    const { page, thrown } = await open(browser, files);
    await checkVisibility(page);
    same(thrown.join(), '', 'Errors');
  } finally {
    await browser.close();
  }
}
