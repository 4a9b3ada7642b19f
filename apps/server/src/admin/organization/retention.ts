import type { Schemas } from '@office/api';
import { maxRetentionDays } from '@office/vocabulary';
import { subDays } from 'date-fns/subDays';
import { countExpiredChat } from '../../chat/retention.ts';
import { lockOrganization } from '../../database/organization-lock.ts';
import type { organizationRetention } from '../../database/schema/organizations.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { findRetention, saveRetention } from './settings-store.ts';
import { nextVersion } from '../../http/version.ts';

interface Days {
  messageDays: number;
  fileDays: number;
}

export function toRetention(
  row: typeof organizationRetention.$inferSelect | null,
): Schemas['Retention'] {
  return {
    version: row?.version ?? 0,
    messageDays: row?.messageDays ?? maxRetentionDays,
    fileDays: row?.fileDays ?? maxRetentionDays,
  };
}

/** @throws {ApiError} 400 `{ fileDays: 'invalid' }` if files are kept longer than messages */
export async function previewRetention(
  context: Pick<Platform, 'db' | 'now'> & WithViewer,
  days: Days,
): Promise<Schemas['RetentionPreview']> {
  const { organizationId } = context.viewer;
  checkDays(days);
  const now = context.now();
  return countExpiredChat(context.db, organizationId, {
    messages: subDays(now, days.messageDays),
    files: subDays(now, days.fileDays),
  });
}

/** The hourly clean-up deletes older messages and files. */
export async function updateRetention(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer,
  { version, messageDays, fileDays }: Schemas['UpdateRetentionRequest'],
): Promise<Schemas['Retention']> {
  const { organizationId } = context.viewer;
  checkDays({ messageDays, fileDays });
  return context.db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const row = await findRetention(tx, organizationId);
    const after = { version: nextVersion(row, version), messageDays, fileDays };
    await saveRetention(tx, organizationId, after, context.now());
    const before = toRetention(row);
    await context.audit(tx, {
      action: 'RETENTION_CHANGED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      before: { messageDays: before.messageDays, fileDays: before.fileDays },
      after: { messageDays, fileDays },
    });
    return after;
  });
}

function checkDays({ messageDays, fileDays }: Days): void {
  if (fileDays > messageDays) throw new ApiError({ fileDays: 'invalid' });
}
