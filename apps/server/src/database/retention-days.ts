import { defaultRetentionDays } from '@office/vocabulary';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { nested } from './membership.ts';
import { contracts, organizationRetention } from './schema/organizations.ts';

const defaultDays = sql.raw(String(defaultRetentionDays));

/** Maximum retention of an organisation in days, by its contracts. */
export const maxRetentionDaysOf = (organizationId: SQLWrapper): SQL<number> =>
  nested(sql`coalesce(
    (SELECT max(contract.max_retention_days) FROM ${contracts} AS contract
      WHERE contract.organization_id = ${organizationId}),
    ${defaultDays})`);

/** Days for which an organisation keeps messages. */
export const messageDaysOf = (organizationId: SQLWrapper): SQL<number> =>
  nested(sql`least(
    coalesce(
      (SELECT setting.message_days FROM ${organizationRetention} AS setting
        WHERE setting.organization_id = ${organizationId}),
      ${defaultDays}),
    ${maxRetentionDaysOf(organizationId)})`);
