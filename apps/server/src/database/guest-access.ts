import { eq, sql, type SQL } from 'drizzle-orm';
import { organizationGuestAccess, organizations } from './schema/organizations.ts';

/** Last day of access of a person who becomes a guest now. Null without a limit. */
export const newAccessUntil = (organizationId: string): SQL<string | null> => sql`(
  SELECT (now() AT TIME ZONE ${organizations.timeZone})::date + ${organizationGuestAccess.days}
  FROM ${organizations} JOIN ${organizationGuestAccess}
    ON ${eq(organizationGuestAccess.organizationId, organizations.id)}
  WHERE ${eq(organizations.id, organizationId)})`;
