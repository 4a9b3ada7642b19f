import type { Schemas } from '@office/api';
import { expect, it } from 'vitest';
import { withDocument, withoutDocument } from './updates.ts';

const document = (change: Partial<Schemas['SharedDocument']>): Schemas['SharedDocument'] => ({
  id: 'd1',
  roomId: 'r1',
  floorId: null,
  zoneId: null,
  meetingRoomId: null,
  kind: 'PDF',
  name: 'a.pdf',
  fileKeys: ['k'],
  pages: 9,
  page: 1,
  leader: { id: 'u1', nameKanji: '高橋 蓮', avatarUrl: null },
  version: 1,
  startedAt: '2026-11-20T09:00:00.000Z',
  ...change,
});
const metadata = { total: 0, page: 1, limit: 1, hasNextPage: false } as const;
const list = (...data: Schemas['SharedDocument'][]) => ({ data, metadata });

it('keeps the newer version regardless of message order', () => {
  const now = list(document({ version: 3, page: 5 }));
  expect(withDocument(now, document({ version: 2, page: 4 }))).toBe(now);
  expect(withDocument(now, document({ version: 4, page: 6 })).data).toMatchObject([{ page: 6 }]);
});

it('replaces the document of a room and ignores the late end of the previous document', () => {
  const replaced = withDocument(
    list(document({}), document({ id: 'd2', roomId: 'r2' })),
    document({ id: 'd3' }),
  );
  expect(replaced.data.map(({ id }) => id)).toEqual(['d2', 'd3']);
  expect(withoutDocument(replaced, 'd1')).toBe(replaced);
  expect(withoutDocument(replaced, 'd3').data.map(({ id }) => id)).toEqual(['d2']);
});
