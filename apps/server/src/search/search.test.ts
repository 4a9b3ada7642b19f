import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '../../test/meetings.ts';
import type { TestOffice } from '../../test/office.ts';
import type { TestOrganization } from '../../test/people.ts';
import {
  findHits,
  searchFor,
  sendMessage,
  startSearch,
  type HitsQuery,
} from '../../test/search.ts';
import { organizationAreas } from '../database/schema/organizations.ts';
import type { SearchSource } from '../platform/search-source.ts';
import { search } from './search.ts';
import { SearchLimiter } from './search-limiter.ts';

let office: TestOffice;
let sakura: TestOrganization;
let aoi: TestMember;
let ren: TestMember;
let roomId: string;
beforeAll(async () => {
  ({ office, sakura, aoi, ren, roomId } = await startSearch());
});
afterAll(() => office.close());

const find = (...query: HitsQuery) => findHits(office, ...query);
const titles = async (...query: HitsQuery) => (await find(...query)).map(({ title }) => title.text);
const say = (who: TestMember, ...message: [room: string, content: string, thread?: string]) =>
  sendMessage(office, who, ...message);
const ask = (who: TestMember, query: Record<string, string>) => searchFor(office, who, query);

describe('search', () => {
  it('returns pages of all kinds, starting with the kind of the best match', async () => {
    await say(aoi, roomId, '高橋さんへ');
    const { body } = await ask(aoi, { q: '高橋' });
    expect(body.groups.map(({ kind }) => kind)).toEqual(['PERSON', 'MESSAGE']);
    expect(body.missing).toEqual([]);
    for (const text of ['頁 一', '頁 二', '頁 三']) await say(aoi, roomId, text);
    const first = (await ask(aoi, { q: '頁', limit: '2' })).body.groups[0]!;
    expect(first).toMatchObject({ hasNextPage: true, nextPage: 2 });
    const second = (await ask(aoi, { q: '頁', limit: '2', page: '2' })).body.groups[0]!;
    expect(second).toMatchObject({ hasNextPage: false });
    const ids = [...first.hits, ...second.hits].map(({ id }) => id);
    expect(new Set(ids).size).toBe(3);
  });

  it('excludes disabled areas', async () => {
    const { db } = office.platform;
    await db.insert(organizationAreas).values({
      organizationId: sakura.organizationId,
      closed: { USER: ['chat'] },
    });
    try {
      expect(await titles(aoi, 'サクラ', 'CHAT_ROOM')).toEqual([]);
      expect(await titles(aoi, '頁', 'MESSAGE')).toEqual([]);
      expect(await titles(aoi, '高橋', 'PERSON')).toEqual(['高橋 蓮']);
    } finally {
      await db.delete(organizationAreas);
    }
  });

  it.each([
    ['10,000 characters', 'x'.repeat(10_000), { q: 'tooLong' }],
    ['nothing', '', { q: 'required' }],
    ['NUL', '\u0000', { q: 'invalid' }],
    ['spaces', ' 　', { q: 'required' }],
  ])('rejects %s', async (_name, q, errors) => {
    expect(await ask(aoi, { q })).toMatchObject({ status: 400, errors });
  });

  it.each(['%', '_', '.*', '\\', "'; DROP TABLE users; --", '[', '(?:', '$1', '\ud800', '{}'])(
    'treats %j as plain text',
    async (q) => {
      expect(await ask(aoi, { q })).toMatchObject({ status: 200 });
      const named = await say(aoi, roomId, `字「${q}」です`);
      const found = await find(aoi, `「${q}」`, 'MESSAGE');
      if (q !== '\ud800') expect(found.map(({ id }) => id)).toContain(named);
    },
  );

  it('rejects unknown kinds and unauthenticated callers', async () => {
    expect(await ask(aoi, { q: 'a', kinds: 'SECRET' })).toMatchObject({ status: 400 });
    expect(await office.call('GET', '/v1/search?q=a')).toMatchObject({ status: 401 });
  });

  it('answers 50 concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(index % 2 ? aoi : ren, { q: '高橋' })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });
});

describe('slow search source', () => {
  const quick: SearchSource = {
    kind: 'FLOOR',
    area: 'map',
    find: async () => [{ id: '1', title: '高橋', path: '/map' }],
  };
  const slow: SearchSource = {
    kind: 'PERSON',
    area: 'people',
    find: async ({ db }) => {
      await db.execute(sql`SELECT pg_sleep(60)`);
      return [];
    },
  };
  let end = () => {};
  const endless = new Promise<[]>((resolve) => (end = () => resolve([])));
  const deaf: SearchSource = { ...slow, kind: 'POST', find: () => endless };
  afterAll(() => end());

  it('is reported as missing without delaying the others', async () => {
    const viewer = { userId: aoi.userId, organizationId: sakura.organizationId };
    const limiter = new SearchLimiter({
      connections: 3,
      lanes: 3,
      queryTime: 20,
      answerTime: 300,
    });
    const answer = await search(
      { ...office.platform, viewer, claims: { closedAreas: [] } as never },
      'ja',
      { q: '高橋', page: 1, limit: 5 },
      { sources: [slow, deaf, quick], limiter },
    );
    expect(answer.groups.map(({ kind }) => kind)).toEqual(['FLOOR']);
    expect(answer.missing).toEqual(['PERSON', 'POST']);
  });
});
