import { sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '@office/api';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

export interface MemberOrder {
  sort: Schemas['MemberSort'];
  order: 'asc' | 'desc';
}

/** One column of an order; `turns` with the direction that is asked for. */
interface OrderBy {
  by: SQL;
  turns: boolean;
}

const byName: OrderBy[] = [users.nameKatakana, users.nameKanji, users.id].map((column) => ({
  by: column.getSQL(),
  turns: false,
}));

/** When a member was last here, by the name that the query has for it. */
const lastSeen = sql`seen.at`;

/** The order before that of names. Members without a value come last, either way. */
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

/** The order is of people alone, as an index has them. */
export const isOfPeople = ({ sort }: MemberOrder): boolean => sort === 'name' || sort === 'email';

/** @param backwards from the last to the first */
export function orderOf({ sort, order }: MemberOrder, backwards: boolean): SQL[] {
  return orders[sort].map(({ by, turns }) =>
    (turns && order === 'desc') !== backwards ? sql`${by} DESC` : sql`${by} ASC`,
  );
}
