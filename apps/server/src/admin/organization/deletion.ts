import type { Schemas } from '@office/api';
import { blockCodes, organizationDeletionDays } from '@office/vocabulary';
import { addDays } from 'date-fns/addDays';
import { auditAs } from '../../audit/audit.ts';
import type { Queryable } from '../../database/database.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { countActiveHolds } from '../../legal-holds/held-content.ts';
import { findAdministrators } from '../../people/member-directory.ts';
import type { CleanupDeps } from '../../platform/cleanup.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './deletion-store.ts';
import { findOrganization } from './settings-store.ts';

type Deps = Pick<Platform, 'config' | 'db' | 'now' | 'mail' | 'audit'> & WithViewer;

export async function getDeletion(
  tx: Queryable,
  organizationId: string,
): Promise<Schemas['OrganizationDeletion'] | null> {
  const row = await store.findDeletion(tx, organizationId);
  if (!row) return null;
  const { requestedAt, requestedBy, deletesAt } = row;
  return {
    requestedAt: requestedAt.toISOString(),
    requestedBy,
    deletesAt: deletesAt.toISOString(),
  };
}

export async function scheduleDeletion(
  context: Deps,
  { name }: Schemas['ScheduleOrganizationDeletionRequest'],
): Promise<Schemas['OrganizationDeletion']> {
  const { organizationId, userId } = context.viewer;
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const organization = await findOrganization(tx, organizationId);
    if (!organization) throw new ApiError('organizationNotFound');
    if (organization.name !== name) throw new ApiError({ name: 'invalid' });
    if ((await countActiveHolds(tx, organizationId)) > 0) throw new ApiError('legalHoldActive');
    const requestedAt = context.now();
    const deletesAt = addDays(requestedAt, organizationDeletionDays);
    const deletion = { organizationId, requestedAt, requestedBy: userId, deletesAt };
    if (await store.insertDeletion(tx, deletion)) {
      await context.audit(tx, {
        action: 'ORGANIZATION_DELETION_SCHEDULED',
        target: { kind: 'ORGANIZATION', id: organizationId, name },
        after: { deletesAt: deletesAt.toISOString() },
      });
      await mailAdministrators(context, tx, { name, deletesAt });
    }
    const scheduled = await getDeletion(tx, organizationId);
    return scheduled!;
  });
}

export async function cancelDeletion(context: Deps): Promise<void> {
  const { organizationId } = context.viewer;
  await context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const organization = await findOrganization(tx, organizationId);
    if (!organization || !(await store.removeDeletion(tx, organizationId))) return;
    const { name } = organization;
    await context.audit(tx, {
      action: 'ORGANIZATION_DELETION_CANCELED',
      target: { kind: 'ORGANIZATION', id: organizationId, name },
    });
    await mailAdministrators(context, tx, { name, deletesAt: null });
  });
}

async function mailAdministrators(
  { config, mail, viewer }: Deps,
  tx: Queryable,
  { name, deletesAt }: { name: string; deletesAt: Date | null },
): Promise<void> {
  const administrators = await findAdministrators(tx, viewer.organizationId);
  const values = {
    organizationName: name,
    deletesAt,
    url: `${config.publicUrl}/admin/organization`,
  };
  await mail.enqueueMany(
    tx,
    administrators.map(({ email, language }) => ({
      to: email,
      language,
      template: 'organizationDeletion' as const,
      values,
    })),
  );
}

export async function deleteDueOrganizations({
  db,
  now,
  realtime,
}: Pick<CleanupDeps, 'db' | 'now' | 'realtime'>): Promise<void> {
  for (;;) {
    const deleted = await db.transaction(async (tx) => {
      const due = await store.lockDueDeletion(tx, now());
      if (!due) return null;
      const { id, name } = due;
      await store.deleteOrganization(tx, id);
      const audit = auditAs({ channel: 'SERVER', userId: null, organizationId: id }, now);
      await audit(tx, {
        action: 'ORGANIZATION_DELETED',
        target: { kind: 'ORGANIZATION', id, name },
      });
      return id;
    });
    if (deleted === null) return;
    await realtime.forceLogout({ organizationId: deleted }, blockCodes.organizationBlocked);
  }
}
