import { chromium } from 'playwright';
import { benchArguments, isQuick } from '../../../scripts/bench-results.mjs';
import { fullBrowserOptions } from '../../../scripts/browser.mjs';
import { runDurability } from './durability.ts';

// npm run bench -- chat-durability [messages]
//
// Twenty clients and two browsers with the built web app (`npm run build`) exchange messages while
// connections drop at random and the server is killed and restarted five times. Afterwards, every
// client and browser must have every message exactly once and in the same order.
const messages = Number(benchArguments[0] ?? (isQuick ? 60 : 10_000));

const begin = performance.now();
const seconds = () => String(Math.round((performance.now() - begin) / 1000)).padStart(4);
const browser = await chromium.launch(fullBrowserOptions);
const result = await runDurability({
  clients: isQuick ? 4 : 20,
  pages: { browser, count: isQuick ? 1 : 2, messages: Math.ceil(messages / 40) },
  messages,
  kills: isQuick ? 1 : 5,
  dropEvery: 250,
  timeoutMs: 30 * 60_000,
  report: (line) => console.log(`${seconds()} s  ${line}`),
}).finally(() => browser.close());
const { notOnce, misplaced, differing, differingPages, ...counts } = result;
console.table(counts);
const problems = {
  notOnce: notOnce.length,
  misplaced: misplaced.length,
  differing,
  differingPages,
};
console.log(problems);
const isWhole =
  counts.written === messages &&
  counts.stored === messages &&
  [notOnce, misplaced, differing, differingPages].every((list) => list.length === 0);
console.log(isWhole ? 'Every message is everywhere, once, in the same order.' : 'NOT whole.');
process.exit(isWhole ? 0 : 1);
