import { expect, it } from 'vitest';
import { runDurability } from './durability.ts';

/** The long one is `npm run bench -- chat-durability`. */
it('loses and doubles nothing while the server is killed twice', { timeout: 180_000 }, async () => {
  const messages = 300;
  const task = { clients: 6, messages, kills: 2, dropEvery: 150, patience: 150_000 };
  expect(await runDurability(task)).toMatchObject({
    written: messages,
    stored: messages,
    notOnce: [],
    misplaced: [],
    differing: [],
  });
});
