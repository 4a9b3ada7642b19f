import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { launchOptions } from '../../../scripts/browser.mjs';

export function launchBrowser(options = launchOptions): Promise<Browser> {
  return chromium.launch({
    ...options,
    args: [...options.args, '--enable-unsafe-swiftshader'],
  });
}
