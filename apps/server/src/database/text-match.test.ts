import { keywordTerms } from '@office/vocabulary';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { normalizedTextForSearch, searchGrams } from './schema/normalized-for-search.ts';
import { hasTerms, gramsMatchTerms } from './text-match.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Compares the text directly, and checks that the index also finds every match. */
async function finds(matchReading: boolean, query: string, content: string): Promise<boolean> {
  const text = sql`content`;
  const terms = keywordTerms(query);
  const has = hasTerms(text, terms, { matchReading });
  const points = gramsMatchTerms(searchGrams(text), terms, { matchReading });
  const { rows } = await database.db.execute<{ has: boolean; points: boolean }>(
    sql`SELECT ${has} AS has, ${points} AS points
      FROM (SELECT ${normalizedTextForSearch(sql`${content}::text`)} AS content)`,
  );
  const [row] = rows;
  if (row!.has) expect(row!.points).toBe(true);
  return row!.has;
}

describe('matching texts', () => {
  it.each([
    ['会議', '明日の会議は10時からです'],
    ['会', '明日の会議は10時からです'],
    ['議は1', '明日の会議は10時からです'],
    ['ｶｲｷﾞ', 'カイギ'],
    ['カイギ', '今日のｶｲｷﾞ室'],
    ['かいぎ', '今日のｶｲｷﾞ室'],
    ['リンゴジュース', 'りんごジュース'],
    ['ＡＢＣ', 'abc'],
    ['budget', 'The Budget for Q4'],
    ['dget f', 'The Budget for Q4'],
    ['for budget', 'The Budget for Q4'],
    ['予算 Q4', 'Q4の予算'],
    ['🎉', 'おめでとう🎉'],
    ['é', 'Cafe\u0301'],
    ['%', '達成率は80%'],
    ['_', 'office_server'],
    ['.*', '正規表現 .* です'],
    ['[(', '[('],
    ['10:30', '10:30に集合'],
  ])('%j matches %j', async (query, content) => {
    expect(await finds(false, query, content)).toBe(true);
  });

  it.each([
    ['kaigi', '明日のカイギ'],
    ['kaigi', 'かいぎは10時'],
    ['shinichi', 'しんいちさん'],
    ['namba', 'なんば駅'],
    ['toukyou', 'トウキョウ'],
    ['hattori', 'はっとり'],
    ['kaigi 資料', 'かいぎの資料'],
  ])('%j matches the reading of %j', async (query, content) => {
    expect(await finds(true, query, content)).toBe(true);
  });

  it.each([
    ['会社', '明日の会議は10時からです'],
    ['議会', '会議'],
    ['budgets', 'The budget season'],
    ['予算 Q3', 'Q4の予算'],
    ['__', 'office_server'],
    ['.*', '正規表現'],
    ['kaigi 資料', 'かいぎ'],
    ['ka', 'かいぎ'],
  ])('%j does not match %j', async (query, content) => {
    expect(await finds(false, query, content)).toBe(false);
    expect(await finds(true, query, content)).toBe(false);
  });
});
