import { getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { apiTokens } from '../database/schema/api-tokens.ts';
import { auditStreams } from '../database/schema/audit-streams.ts';
import { calendarAccounts, calendarFeeds } from '../database/schema/calendar.ts';
import { files } from '../database/schema/files.ts';
import { linkedAccounts, oauthStates } from '../database/schema/linked-accounts.ts';
import { scimTokens } from '../database/schema/scim.ts';
import { outgoingWebhooks } from '../database/schema/outgoing-webhooks.ts';
import { recoveryCodes, twoFactorSecrets } from '../database/schema/sign-in.ts';
import { slashCommands } from '../database/schema/slash-commands.ts';
import { ssoConnections, ssoSignIns } from '../database/schema/sso.ts';
import type { CipherPurpose } from '../lib/token-cipher.ts';

export interface EncryptedColumn {
  table: PgTable;
  /** Identifies the row. Authenticated together with the value. */
  row: PgColumn;
  value: PgColumn;
  purpose: CipherPurpose;
}

/** Every column with output of `token-cipher.ts`. */
export const encryptedColumns: EncryptedColumn[] = [
  {
    table: twoFactorSecrets,
    row: twoFactorSecrets.userId,
    value: twoFactorSecrets.secret,
    purpose: 'two-factor-secrets',
  },
  {
    table: ssoConnections,
    row: ssoConnections.organizationId,
    value: ssoConnections.clientSecret,
    purpose: 'sso-secrets',
  },
  {
    table: ssoSignIns,
    row: ssoSignIns.stateHash,
    value: ssoSignIns.codeVerifier,
    purpose: 'sso-secrets',
  },
  {
    table: auditStreams,
    row: auditStreams.organizationId,
    value: auditStreams.secret,
    purpose: 'audit-stream-secrets',
  },
  {
    table: outgoingWebhooks,
    row: outgoingWebhooks.id,
    value: outgoingWebhooks.secret,
    purpose: 'outgoing-webhook-secrets',
  },
  {
    table: slashCommands,
    row: slashCommands.id,
    value: slashCommands.secret,
    purpose: 'slash-command-secrets',
  },
  ...[linkedAccounts.accessToken, linkedAccounts.refreshToken].map((value) => ({
    table: linkedAccounts,
    row: linkedAccounts.id,
    value,
    purpose: 'linked-account-tokens' as const,
  })),
  {
    table: oauthStates,
    row: oauthStates.stateHash,
    value: oauthStates.codeVerifier,
    purpose: 'linked-account-tokens',
  },
  {
    table: calendarAccounts,
    row: calendarAccounts.id,
    value: calendarAccounts.password,
    purpose: 'linked-account-tokens',
  },
  {
    table: calendarFeeds,
    row: calendarFeeds.id,
    value: calendarFeeds.token,
    purpose: 'calendar-feeds',
  },
  { table: files, row: files.id, value: files.dataKey, purpose: 'file-keys' },
];

/** Columns with keyed hashes, whose plain values are unknown. */
export const hashedColumns: Pick<EncryptedColumn, 'table' | 'value'>[] = [
  { table: apiTokens, value: apiTokens.tokenHash },
  { table: scimTokens, value: scimTokens.tokenHash },
  { table: recoveryCodes, value: recoveryCodes.codeHash },
];

/** For example `linked_accounts.access_token`. */
export const columnName = ({ table, value }: Pick<EncryptedColumn, 'table' | 'value'>): string =>
  `${getTableName(table)}.${value.name}`;
