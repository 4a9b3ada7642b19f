import { readInvitationFile } from '../src/features/invitations/readInvitations.ts';

// Worker process of `npm run bench -- admin-invitations`: parses a file of people as the page does.

const people = Number(process.argv[2]);
const lines = Array.from(
  { length: people },
  (_, index) => `invited${index}@example.com,"佐藤 ${index}",メンバー,第${index % 40}開発部,日本語`,
);
const bytes = new TextEncoder().encode(
  `email,name,role,department,language\n${lines.join('\n')}\n`,
);
const begin = performance.now();
const file = readInvitationFile(bytes, { role: 'USER', language: 'ja' });
const took = performance.now() - begin;
if ('problem' in file) throw new Error(file.problem.kind);
const what = `reading ${file.rows.length} rows, ${(bytes.length / 1e6).toFixed(1)} MB`;
console.log(what.padEnd(36) + took.toFixed(0).padStart(12));
