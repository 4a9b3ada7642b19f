import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { launchOptions } from '../../../scripts/browser.mjs';

/** Headless Chromium with WebGL in software. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, '--enable-unsafe-swiftshader'],
  });
}
