import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';

const debian = '/usr/bin/chromium';

/** Headless Chromium with WebGL in software: the system's where there is one, else Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(debian) ? { executablePath: debian } : {}),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
}
