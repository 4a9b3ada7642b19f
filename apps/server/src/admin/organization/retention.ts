import type { Schemas } from '@office/api';
import { defaultRetentionDays } from '@office/vocabulary';
import { subDays } from 'date-fns/subDays';
import { countExpiredChat } from '../../chat/retention.ts';
import type { Queryable } from '../../database/database.ts';
import { countOldMeetings } from '../../meeting/retention.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeSetting } from '../../platform/organization-setting.ts';
import { findMaxRetentionDays, findRetention, saveRetention } from './settings-store.ts';

interface Days {
  messageDays: number;
  fileDays: number;
  /** Null keeps meetings. */
  meetingDays: number | null;
}

export async function getRetention(
  tx: Queryable,
  organizationId: string,
): Promise<Schemas['Retention']> {
  const maxDays = await findMaxRetentionDays(tx, organizationId);
  const { version, messageDays, fileDays, meetingDays } = await findStored(tx, organizationId);
  return {
    ...{ version, maxDays, meetingDays },
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
    meetingDays: row?.meetingDays ?? null,
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
  const chat = await countExpiredChat(context.db, organizationId, {
    messages: subDays(now, days.messageDays),
    files: subDays(now, days.fileDays),
  });
  const meetings =
    days.meetingDays === null
      ? 0
      : await countOldMeetings(context.db, organizationId, subDays(now, days.meetingDays));
  return { ...chat, meetings };
}

/**
 * The hourly clean-up deletes older messages, files and meetings.
 * @throws {ApiError} 400 `{ messageDays: 'invalid' }` if the contracts do not allow it
 */
export async function updateRetention(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer,
  { version, ...days }: Schemas['UpdateRetentionRequest'],
): Promise<Schemas['Retention']> {
  checkDays(days);
  return context.db.transaction(async (tx) => {
    const maxDays = await findMaxRetentionDays(tx, context.viewer.organizationId);
    if (days.messageDays > maxDays) throw new ApiError({ messageDays: 'invalid' });
    const saved = await changeSetting(tx, context, days, version, {
      action: 'RETENTION_CHANGED',
      find: findStored,
      save: saveRetention,
    });
    return { ...saved, maxDays };
  });
}

function checkDays({ messageDays, fileDays }: Pick<Days, 'messageDays' | 'fileDays'>): void {
  if (fileDays > messageDays) throw new ApiError({ fileDays: 'invalid' });
}
