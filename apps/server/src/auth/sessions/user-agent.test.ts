import { expect, it } from 'vitest';
import { describeUserAgent } from './user-agent.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36`, ['COMPUTER', 'Windows', 'Chrome']],
  [
    `${windows} ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`,
    ['COMPUTER', 'Windows', 'Edge'],
  ],
  [`${windows} ${webkit} Chrome/141.0 Safari/537.36 OPR/120.0`, ['COMPUTER', 'Windows', 'Opera']],
  [`${mac} AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15`, ['COMPUTER', 'macOS', 'Safari']],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    ['COMPUTER', 'Linux', 'Firefox'],
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541) Chrome/141.0 Safari/537.36',
    ['COMPUTER', 'ChromeOS', 'Chrome'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1',
    ['PHONE', 'iOS', 'Safari'],
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) CriOS/141.0 Mobile Safari/604.1',
    ['PHONE', 'iOS', 'Chrome'],
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile Safari/604.1',
    ['TABLET', 'iPadOS', 'Safari'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; K) Chrome/141.0 Mobile Safari/537.36',
    ['PHONE', 'Android', 'Chrome'],
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; K) SamsungBrowser/29.0 Chrome/136.0 Safari/537.36',
    ['TABLET', 'Android', 'Samsung Internet'],
  ],
  ['node', ['OTHER', null, null]],
  ['', ['OTHER', null, null]],
])('parses %s', (userAgent, [device, system, browser]) => {
  expect(describeUserAgent(userAgent)).toEqual({ device, system, browser });
});
