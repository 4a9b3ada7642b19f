import { randomUUID } from 'node:crypto';
import { keywordTerms } from '@office/vocabulary';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startConversation, type TestConversation } from '../../../test/conversation.ts';
import { searchMessages } from '../store/message-search-store.ts';
import { listAfter, listBefore, listChanged } from '../store/message-store.ts';

const messages = 20_000;
const limit = 50;

let talk: TestConversation;
let roomId: string;
beforeAll(async () => {
  talk = await startConversation();
  roomId = (await talk.newRoom()).id;
  // Imported just now: neither vacuum nor analyze has collected statistics.
  await talk.office.platform.db.$client.query(
    `INSERT INTO chat_messages (id, room_id, seq, change_seq, ordinal, client_id, sender_id, type, content,
       mentioned_user_ids, created_at)
     SELECT gen_random_uuid(), $1, n, n, n, gen_random_uuid(), $2, 'TEXT', 'text ' || n, '{}', now()
     FROM generate_series(1, $3::int) AS n`,
    [roomId, talk.aoi.userId, messages],
  );
});
afterAll(() => talk.office.close());

interface PlanNode {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** Returns how many messages PostgreSQL reads for a query. */
async function messagesRead(list: () => Promise<unknown[]>): Promise<number> {
  const pool = talk.office.platform.db.$client;
  const query = vi.spyOn(pool, 'query');
  await list();
  const [statement, values] = query.mock.calls.at(-1) as unknown as [{ text: string }, unknown[]];
  query.mockRestore();
  const { rows } = await pool.query(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${statement.text}`,
    values as unknown[],
  );
  const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }];
  return nodesOf(Plan)
    .filter((node) => node['Relation Name'] === 'chat_messages')
    .reduce((sum, node) => sum + node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0), 0);
}

it.each([
  ['listBefore', () => listBefore(talk.office.platform.db, conversation(), null, limit)],
  ['listAfter', () => listAfter(talk.office.platform.db, conversation(), 9000, limit)],
  ['listChanged', () => listChanged(talk.office.platform.db, roomId, 9000, limit)],
])('%s reads only the returned messages of a long room', async (_, list) => {
  expect(await messagesRead(list)).toBe(limit);
});

it('listBefore of a room without messages reads none', async () => {
  const empty = { roomId: randomUUID(), threadRootId: null };
  expect(await messagesRead(() => listBefore(talk.office.platform.db, empty, null, limit))).toBe(0);
});

it.each([
  ['of another sender', { senderId: randomUUID() }],
  ['with a file', { has: ['FILE'] as const }],
  ['with a link', { has: ['LINK'] as const }],
  ['of a period', { sentBefore: new Date('2020-01-01'), terms: keywordTerms('text') }],
])('searchMessages reads no other messages to find those %s', async (_, filters) => {
  const search = { roomIds: [roomId], terms: [], matchReading: false, ...filters };
  const list = () => searchMessages(talk.office.platform.db, search, { limit, offset: 0 });
  expect(await list()).toEqual([]);
  expect(await messagesRead(list)).toBe(0);
});

const conversation = () => ({ roomId, threadRootId: null });
