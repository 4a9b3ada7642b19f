import type { Schemas } from '@office/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAdministrator, type TestAdministrator } from '../../../test/administrators.ts';
import { startOffice, type TestOffice } from '../../../test/office.ts';
import { makeOrganization } from '../../../test/people.ts';

const people = 12_000;

let office: TestOffice;
let admin: TestAdministrator;
beforeAll(async () => {
  office = await startOffice();
  const { organizationId } = await makeOrganization(office, '大企業');
  const other = await makeOrganization(office, '隣');
  admin = await makeAdministrator(office, organizationId);
  const { pool } = office.database;
  // Every tenth person is a member only of the other organisation. Names and addresses have unrelated orders.
  // The name of the administrator, 人 and a number, must differ from all of these.
  await pool.query(
    `WITH person AS (
       INSERT INTO users (email, name_kanji, name_katakana)
       SELECT 'deep' || (i * 7919) % 100003 || '@example.com', '会員' || i, 'ｶｲｲﾝ' || (i * 104729) % 100003
       FROM generate_series(1, $1::int) AS i RETURNING id, name_kanji
     )
     INSERT INTO memberships (organization_id, user_id)
     SELECT CASE WHEN name_kanji LIKE '%0' THEN $3::uuid ELSE $2::uuid END, id FROM person`,
    [people, organizationId, other.organizationId],
  );
  await pool.query('ANALYZE users');
});
afterAll(() => office.close());

it.each([
  ['sort=name', 'ja', 'name_katakana'],
  ['sort=name&order=desc', 'ja', 'name_katakana'],
  ['sort=name', 'en', 'lower(name_kanji)'],
  ['sort=name&order=desc', 'en', 'lower(name_kanji)'],
  ['sort=email', 'ja', 'email'],
  ['sort=email&order=desc', 'ja', 'email'],
])('returns consecutive pages deep in a long list: %s in %s', async (query, language, column) => {
  const page = async (number: number, limit: number) => {
    const path = `/v1/admin/members?${query}&limit=${limit}&page=${number}`;
    const { body } = await admin.ask<Schemas['AdminMemberList']>('GET', path, { language });
    return body;
  };
  const members = people * 0.9 + 1;
  // Pages around the middle, which are read from both ends of the list.
  for (const number of [53, 54, 55]) {
    const fullPage = await page(number, 100);
    expect(fullPage.metadata.total).toBe(members);
    const halves = [...(await page(number * 2 - 1, 50)).data, ...(await page(number * 2, 50)).data];
    expect(halves.map(({ userId }) => userId)).toEqual(fullPage.data.map(({ userId }) => userId));
    const { rows } = await office.database.pool.query<{ id: string }>(
      `SELECT id FROM users JOIN memberships ON user_id = id
         WHERE organization_id = $1 ORDER BY ${column} ${query.endsWith('desc') ? 'DESC' : 'ASC'}
         LIMIT 100 OFFSET $2`,
      [admin.organizationId, (number - 1) * 100],
    );
    expect(fullPage.data.map(({ userId }) => userId)).toEqual(rows.map(({ id }) => id));
  }
});
