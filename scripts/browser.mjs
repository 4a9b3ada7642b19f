// Finds browsers: on the path (Debian's chromium, an installed Chrome), else Playwright's own.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const onPath = (...names) =>
  process.env.PATH.split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));

const installed = onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');
const own = chromium.executablePath();

/** Whether there is a Chromium on this machine. */
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

/**
 * Options for Playwright's `launch`: the shell of Chromium, which has no windows and takes a fifth less time,
 * else the whole browser, with flags that keep it quiet and reproducible. (Its own shell Playwright finds itself.)
 */
export const launchOptions = {
  executablePath: onPath('chromium-headless-shell') ?? installed,
  args,
};

/** The same with the whole browser: as users have it, with windows and the system's notifications. */
export const wholeBrowser = { executablePath: installed ?? own, args };
