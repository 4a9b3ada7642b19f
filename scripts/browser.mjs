// Locates browsers: on the PATH (Debian's chromium or Chrome), otherwise the browser of Playwright.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const onPath = (...names) =>
  process.env.PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const installed = onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
const own = chromium.executablePath();

export const hasBrowser = installed !== undefined || existsSync(own);

const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The headless shell takes 20 % less time; otherwise the full browser, with reproducible flags. */
export const launchOptions = {
  executablePath: onPath('chromium-headless-shell') ?? installed,
  args,
};

export const fullBrowserOptions = { executablePath: installed ?? own, args };
