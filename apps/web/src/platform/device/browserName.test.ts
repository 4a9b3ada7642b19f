import { expect, it } from 'vitest';
import { browserName } from './deviceError.ts';

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['chromium', `${mac} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`, 0],
  ['chromium', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 10],
  ['firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 0],
  ['safari', `${mac} ${webkit} Version/18.6 Safari/605.1.15`, 0],
  ['ios', `${mac} ${webkit} Version/18.6 Safari/605.1.15`, 5],
  ['ios', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} CriOS/140.0`, 5],
  ['android', 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36', 5],
  ['other', 'NetFront', 0],
] as const)('recognises %s', (name, userAgent, touchPoints) => {
  expect(browserName(userAgent, touchPoints)).toBe(name);
});
