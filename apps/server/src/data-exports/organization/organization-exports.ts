import type { Schemas } from '@office/api';
import { subDays } from 'date-fns/subDays';
import { lockOrganization } from '../../database/organization-lock.ts';
import { notifyOnCommit } from '../../database/bus.ts';
import { ApiError } from '../../http/api-error.ts';
import type { WithViewer } from '../../http/claims.ts';
import { findAdministrators } from '../../people/member-directory.ts';
import type { Platform } from '../../platform/platform.ts';
import * as store from './organization-export-store.ts';

export const organizationExportTopic = 'organizationExport';

const maxExportsPerDay = 3;

type Deps = Pick<Platform, 'db' | 'now'> & WithViewer;

/** Returns the last export of the organisation. Only its requester gets the keys of the archives. */
export async function getOrganizationExport({
  db,
  now,
  viewer: { organizationId, userId },
}: Deps): Promise<Schemas['OrganizationExportStatus']> {
  const found = await store.findOrganizationExport(db, organizationId, now());
  if (!found) return { export: null };
  const { id, state, progress, privateContent, requestedBy, createdAt, expiresAt } = found;
  const isOwn = requestedBy === userId;
  return {
    export: {
      ...{ id, state, progress, privateContent },
      archives: isOwn && state === 'READY' ? await store.listArchives(db, id) : [],
      requestedBy: found.requesterName,
      own: isOwn,
      requestedAt: createdAt.toISOString(),
      expiresAt: expiresAt?.toISOString() ?? null,
    },
  };
}

/**
 * Queues an export. Its archives replace those of the previous one.
 * @throws {ApiError} 409 `exportPending`; 429 `tooManyRequests`
 */
export async function requestOrganizationExport(
  context: Deps & Pick<Platform, 'audit' | 'notifications'>,
  { privateContent }: Schemas['ExportOrganizationRequest'],
): Promise<Schemas['OrganizationExportStatus']> {
  const { db, now, audit, notifications } = context;
  const { organizationId, userId } = context.viewer;
  const createdAt = now();
  await db.transaction(async (tx) => {
    await lockOrganization(tx, organizationId);
    const since = subDays(createdAt, 1);
    if (
      (await store.countOrganizationExportsSince(tx, organizationId, since)) >= maxExportsPerDay
    ) {
      throw new ApiError('tooManyRequests', { data: { retryAfter: 60 * 60 } });
    }
    await store.expireEarlierOrganizationExports(tx, organizationId, createdAt);
    const row = { organizationId, requestedBy: userId, privateContent, createdAt };
    if (!(await store.insertOrganizationExport(tx, row))) throw new ApiError('exportPending');
    await audit(tx, {
      action: 'ORGANIZATION_EXPORT_REQUESTED',
      target: { kind: 'ORGANIZATION', id: organizationId },
      after: { privateContent },
    });
    const administrators = await findAdministrators(tx, organizationId);
    await notifications.add(tx, {
      organizationId,
      to: administrators.map(({ id }) => id),
      kind: 'ORGANIZATION',
      title: {
        ja: '組織のデータのエクスポートが申請されました',
        en: 'An export of the organisation was requested',
      },
      content: privateContent
        ? {
            ja: 'ダイレクトメッセージと非公開の会議も含まれます。申請者は監査ログで確認できます。',
            en: 'It includes direct messages and private meetings. The audit log shows who requested it.',
          }
        : {
            ja: '申請者は監査ログで確認できます。',
            en: 'The audit log shows who requested it.',
          },
      path: null,
    });
    await notifyOnCommit(tx, organizationExportTopic, null);
  });
  return getOrganizationExport(context);
}
