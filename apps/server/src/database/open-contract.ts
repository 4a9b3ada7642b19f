import { sql, type SQLWrapper } from 'drizzle-orm';
import { contracts } from './schema/organizations.ts';

/** Whether an organisation has a contract without a block. */
export const hasOpenContract = (organizationId: SQLWrapper) => sql<boolean>`(EXISTS (
  SELECT FROM ${contracts} AS contract
  WHERE contract.organization_id = ${organizationId} AND contract.blocked_at IS NULL))`;
