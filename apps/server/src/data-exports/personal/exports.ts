import type { Schemas } from '@office/api';
import { subDays } from 'date-fns/subDays';
import { lockValueUntilCommit } from '../../database/advisory-lock.ts';
import { notifyOnCommit } from '../../database/bus.ts';
import type { MemberRef } from '../../database/membership.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { lockMember } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  countExportsSince,
  expireEarlierExports,
  findExport,
  insertExport,
} from './export-store.ts';

export const exportTopic = 'personalDataExport';

type Deps = Pick<Platform, 'db' | 'now'>;

const maxOwnExports = 5;
const maxAdministratorExports = 50;

/** Returns the last export of a person's data that the caller requested in this part of the product. */
export async function getExport(
  { db, now, viewer }: Deps & WithViewer,
  { organizationId, userId }: MemberRef,
  { administration }: { administration: boolean },
): Promise<Schemas['PersonalDataExportStatus']> {
  const requested = { organizationId, userId, requestedBy: viewer.userId, administration };
  const found = await findExport(db, requested, now());
  if (!found) return { export: null };
  const { id, state, progress, size, key, createdAt, expiresAt } = found;
  return {
    export: {
      id,
      state,
      progress,
      size,
      fileKey: key,
      requestedAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    },
  };
}

/**
 * Queues an export. Its archive replaces the previous one of the caller.
 * @throws {ApiError} 409 `exportPending`; 429 `tooManyRequests`
 */
export async function requestExport(
  context: Deps & Pick<Platform, 'audit' | 'notifications'> & WithViewer,
  { organizationId, userId }: MemberRef,
  { administration }: { administration: boolean },
): Promise<Schemas['PersonalDataExportStatus']> {
  const { db, now, viewer } = context;
  const createdAt = now();
  await db.transaction(async (tx) => {
    // Serialises the requests of the caller, so that the limit holds.
    await lockValueUntilCommit(tx, 'personalDataExports', viewer.userId);
    // Administrators also request the data of blocked members.
    if (!administration && !(await lockMember(tx, { organizationId, userId }))) {
      throw new ApiError('userNotFound');
    }
    const requested = { organizationId, userId, requestedBy: viewer.userId, administration };
    const max = administration ? maxAdministratorExports : maxOwnExports;
    if ((await countExportsSince(tx, requested, subDays(createdAt, 1))) >= max) {
      throw new ApiError('tooManyRequests', { data: { retryAfter: 60 * 60 } });
    }
    await expireEarlierExports(tx, requested, createdAt);
    if (!(await insertExport(tx, { ...requested, createdAt }))) {
      throw new ApiError('exportPending');
    }
    await context.audit(tx, {
      action: 'PERSONAL_DATA_EXPORT_REQUESTED',
      organizationId,
      target: { kind: 'MEMBER', id: userId },
    });
    // Reports a request from a session that another person uses.
    if (!administration) {
      await context.notifications.add(tx, {
        organizationId,
        to: [userId],
        kind: 'ORGANIZATION',
        title: {
          ja: 'データのエクスポートが申請されました',
          en: 'An export of your data was requested',
        },
        content: {
          ja: 'お心当たりがない場合は、パスワードを変更してください。',
          en: 'If you did not request it, change your password.',
        },
        path: '/settings#personal-data',
      });
    }
    await notifyOnCommit(tx, exportTopic, null);
  });
  return getExport(context, { organizationId, userId }, { administration });
}
