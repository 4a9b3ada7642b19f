import type { AuditAction } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { lockOrganization } from '../database/organization-lock.ts';
import type { WithViewer } from '../http/claims.ts';
import { nextVersion } from '../http/version.ts';
import type { Platform } from './platform.ts';

type Versioned<Values> = Values & { version: number };

interface SettingStore<Values extends Record<string, unknown>> {
  action: AuditAction;
  /** Returns the defaults, with version 0, for an organisation without a row. */
  find(tx: Transaction, organizationId: string): Promise<Versioned<Values>>;
  save(
    tx: Transaction,
    row: Versioned<Values> & { organizationId: string; updatedAt: Date },
  ): Promise<void>;
}

/**
 * Changes a setting of the caller's organisation, based on a version, and records it in the audit log.
 * @throws {ApiError} 409 `changedMeanwhile`
 */
export async function changeSetting<Values extends Record<string, unknown>>(
  tx: Transaction,
  context: Pick<Platform, 'now' | 'audit'> & WithViewer,
  values: Values,
  sentVersion: number,
  { action, find, save }: SettingStore<Values>,
): Promise<Versioned<Values>> {
  const { organizationId } = context.viewer;
  await lockOrganization(tx, organizationId);
  const stored = await find(tx, organizationId);
  const after = { ...values, version: nextVersion(stored, sentVersion) };
  await save(tx, { organizationId, ...after, updatedAt: context.now() });
  const { version: _, ...before } = stored;
  await context.audit(tx, {
    action,
    target: { kind: 'ORGANIZATION', id: organizationId },
    before,
    after: values,
  });
  return after;
}
