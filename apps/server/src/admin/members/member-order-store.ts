import { sql, type SQL } from 'drizzle-orm';
import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import { memberships } from '../../database/schema/organizations.ts';
import { users } from '../../database/schema/users.ts';
import { nameColumnsIn } from '../../people/member-directory.ts';

export interface MemberOrder {
  sort: Schemas['MemberSort'];
  order: 'asc' | 'desc';
  /** Names are sorted by reading in Japanese, and as they are displayed in English. */
  language: Language;
}

interface OrderBy {
  by: SQL;
  reversible: boolean;
}

const lastSeen = sql`seen.at`;

/** Columns sorted before the name. Members without a value come last in both directions. */
const orders: Record<Schemas['MemberSort'], OrderBy[]> = {
  name: [],
  email: [{ by: users.email.getSQL(), reversible: true }],
  department: [
    { by: sql`(coalesce(${memberships.department}, '') = '')`, reversible: false },
    { by: memberships.department.getSQL(), reversible: true },
  ],
  role: [
    {
      by: sql`CASE WHEN ${memberships.role} = 'ORGANIZATION_ADMIN' THEN 0 WHEN ${memberships.adminRole} IS NOT NULL THEN 1
        WHEN ${memberships.role} = 'USER' THEN 2 ELSE 3 END`,
      reversible: true,
    },
  ],
  block: [
    {
      by: sql`(${memberships.blockedAt} IS NULL AND ${users.blockedAt} IS NULL)`,
      reversible: true,
    },
  ],
  lastSeen: [
    { by: sql`(${lastSeen} IS NULL)`, reversible: false },
    { by: lastSeen, reversible: true },
  ],
  joined: [{ by: memberships.createdAt.getSQL(), reversible: true }],
};

export const isOrderedByUser = ({ sort }: MemberOrder): boolean =>
  sort === 'name' || sort === 'email';

export function orderOf({ sort, order, language }: MemberOrder, backwards: boolean): SQL[] {
  const byName = nameColumnsIn(language).map((column) => ({
    by: column.getSQL(),
    reversible: sort === 'name',
  }));
  // Email addresses are unique.
  const columns = sort === 'email' ? orders.email : [...orders[sort], ...byName];
  return columns.map(({ by, reversible }) =>
    (reversible && order === 'desc') !== backwards ? sql`${by} DESC` : sql`${by} ASC`,
  );
}
