import { sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '@office/api';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

export interface MemberOrder {
  sort: Schemas['MemberSort'];
  order: 'asc' | 'desc';
}

/** One column of an order. `turns` reverses it with the requested direction. */
interface OrderBy {
  by: SQL;
  turns: boolean;
}

const byName: OrderBy[] = [users.nameKatakana, users.nameKanji, users.id].map((column) => ({
  by: column.getSQL(),
  turns: false,
}));

/** Time of the last use, by its alias in the query. */
const lastSeen = sql`seen.at`;

/** Columns sorted before the name. Members without a value come last in both directions. */
const orders: Record<Schemas['MemberSort'], OrderBy[]> = {
  name: byName.map((column) => ({ ...column, turns: true })),
  email: [{ by: users.email.getSQL(), turns: true }],
  department: [
    { by: sql`(coalesce(${memberships.department}, '') = '')`, turns: false },
    { by: memberships.department.getSQL(), turns: true },
    ...byName,
  ],
  role: [
    {
      by: sql`CASE ${memberships.role} WHEN 'ORGANIZATION_ADMIN' THEN 0 WHEN 'USER' THEN 1 ELSE 2 END`,
      turns: true,
    },
    ...byName,
  ],
  block: [
    { by: sql`(${memberships.blockedAt} IS NULL AND ${users.blockedAt} IS NULL)`, turns: true },
    ...byName,
  ],
  lastSeen: [
    { by: sql`(${lastSeen} IS NULL)`, turns: false },
    { by: lastSeen, turns: true },
    ...byName,
  ],
  joined: [{ by: memberships.createdAt.getSQL(), turns: true }, ...byName],
};

export const isOfPeople = ({ sort }: MemberOrder): boolean => sort === 'name' || sort === 'email';

/** @param backwards reads from the last member to the first */
export function orderOf({ sort, order }: MemberOrder, backwards: boolean): SQL[] {
  return orders[sort].map(({ by, turns }) =>
    (turns && order === 'desc') !== backwards ? sql`${by} DESC` : sql`${by} ASC`,
  );
}
