import { runDurability } from '../bench/durability.ts';
import { expect, skipInQuickSet, test } from './support/test.ts';

skipInQuickSet();

// The long version is `npm run bench -- chat-durability`.
test('loses and duplicates no message in two browsers and four clients over two server crashes', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const messages = 60;
  const result = await runDurability({
    clients: 4,
    pages: { browser, count: 2, messages: 5 },
    messages,
    kills: 2,
    dropEvery: 150,
    timeoutMs: 270_000,
  });
  expect(result).toMatchObject({
    written: messages,
    stored: messages,
    notOnce: [],
    misplaced: [],
    differing: [],
    differingPages: [],
  });
});
