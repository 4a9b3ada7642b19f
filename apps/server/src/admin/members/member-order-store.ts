import { sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '@office/api';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';

export interface MemberOrder {
  sort: Schemas['MemberSort'];
  order: 'asc' | 'desc';
}

interface OrderBy {
  by: SQL;
  reversible: boolean;
}

const byName: OrderBy[] = [users.nameKatakana, users.nameKanji, users.id].map((column) => ({
  by: column.getSQL(),
  reversible: false,
}));

const lastSeen = sql`seen.at`;

/** Columns sorted before the name. Members without a value come last in both directions. */
const orders: Record<Schemas['MemberSort'], OrderBy[]> = {
  name: byName.map((column) => ({ ...column, reversible: true })),
  email: [{ by: users.email.getSQL(), reversible: true }],
  department: [
    { by: sql`(coalesce(${memberships.department}, '') = '')`, reversible: false },
    { by: memberships.department.getSQL(), reversible: true },
    ...byName,
  ],
  role: [
    {
      by: sql`CASE ${memberships.role} WHEN 'ORGANIZATION_ADMIN' THEN 0 WHEN 'USER' THEN 1 ELSE 2 END`,
      reversible: true,
    },
    ...byName,
  ],
  block: [
    {
      by: sql`(${memberships.blockedAt} IS NULL AND ${users.blockedAt} IS NULL)`,
      reversible: true,
    },
    ...byName,
  ],
  lastSeen: [
    { by: sql`(${lastSeen} IS NULL)`, reversible: false },
    { by: lastSeen, reversible: true },
    ...byName,
  ],
  joined: [{ by: memberships.createdAt.getSQL(), reversible: true }, ...byName],
};

export const isOrderedByUser = ({ sort }: MemberOrder): boolean =>
  sort === 'name' || sort === 'email';

export function orderOf({ sort, order }: MemberOrder, backwards: boolean): SQL[] {
  return orders[sort].map(({ by, reversible }) =>
    (reversible && order === 'desc') !== backwards ? sql`${by} DESC` : sql`${by} ASC`,
  );
}
