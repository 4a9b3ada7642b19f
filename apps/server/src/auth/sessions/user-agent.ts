import type { DeviceType } from '@office/vocabulary';

export interface BrowserDescription {
  device: DeviceType;
  system: string | null;
  browser: string | null;
}

/** Checked in this order, because most browsers also include the names of the browsers they derive from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bChromium\//, 'Chromium'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biPod\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Parses a user agent for display. The client controls it: do not use it for security decisions. */
export function describeUserAgent(userAgent: string): BrowserDescription {
  const named = (names: readonly [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  const system = named(systems);
  return { device: deviceOf(userAgent, system), system, browser: named(browsers) };
}

function deviceOf(userAgent: string, system: string | null): DeviceType {
  if (system === null) return 'OTHER';
  if (system === 'iOS') return 'PHONE';
  if (system === 'iPadOS') return 'TABLET';
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'PHONE' : 'TABLET';
  return 'COMPUTER';
}
