import { runDurability } from './durability.ts';

// npm run bench -- chat-durability [messages]
//
// Twenty clients exchange messages while connections drop at random and the server is killed and
// started again five times: at the end each has every message once, in the same order.
const messages = Number(process.argv[2] ?? 10_000);

const result = await runDurability({
  clients: 20,
  messages,
  kills: 5,
  dropEvery: 250,
  patience: 30 * 60_000,
  report: (line) => console.log(line),
});
const { notOnce, misplaced, differing, ...counts } = result;
console.table(counts);
const problems = { notOnce: notOnce.length, misplaced: misplaced.length, differing };
console.log(problems);
const isWhole =
  counts.written === messages &&
  counts.stored === messages &&
  [notOnce, misplaced, differing].every((list) => list.length === 0);
console.log(isWhole ? 'Every message is everywhere, once, in the same order.' : 'NOT whole.');
process.exitCode = isWhole ? 0 : 1;
