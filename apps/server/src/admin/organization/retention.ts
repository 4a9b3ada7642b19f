import type { Schemas } from '@office/api';
import { defaultRetentionDays } from '@office/vocabulary';
import { subDays } from 'date-fns/subDays';
import { countExpiredChat } from '../../chat/retention.ts';
import type { Queryable } from '../../database/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSetting } from '../../platform/organization-setting.ts';
import { findMaxRetentionDays, findRetention, saveRetention } from './settings-store.ts';

interface Days {
  messageDays: number;
  fileDays: number;
}

export async function getRetention(
  tx: Queryable,
  organizationId: string,
): Promise<Schemas['Retention']> {
  const maxDays = await findMaxRetentionDays(tx, organizationId);
  const { version, messageDays, fileDays } = await findStored(tx, organizationId);
  return {
    ...{ version, maxDays },
    messageDays: Math.min(messageDays, maxDays),
    fileDays: Math.min(fileDays, maxDays),
  };
}

async function findStored(tx: Queryable, organizationId: string) {
  const row = await findRetention(tx, organizationId);
  return {
    version: row?.version ?? 0,
    messageDays: row?.messageDays ?? defaultRetentionDays,
    fileDays: row?.fileDays ?? defaultRetentionDays,
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

/**
 * The hourly clean-up deletes older messages and files.
 * @throws {ApiError} 400 `{ messageDays: 'invalid' }` if the contracts do not allow it
 */
export async function updateRetention(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer,
  { version, messageDays, fileDays }: Schemas['UpdateRetentionRequest'],
): Promise<Schemas['Retention']> {
  const days = { messageDays, fileDays };
  checkDays(days);
  return context.db.transaction(async (tx) => {
    const maxDays = await findMaxRetentionDays(tx, context.viewer.organizationId);
    if (messageDays > maxDays) throw new ApiError({ messageDays: 'invalid' });
    const saved = await changeSetting(tx, context, days, version, {
      action: 'RETENTION_CHANGED',
      find: findStored,
      save: saveRetention,
    });
    return { ...saved, maxDays };
  });
}

function checkDays({ messageDays, fileDays }: Days): void {
  if (fileDays > messageDays) throw new ApiError({ fileDays: 'invalid' });
}
