import { ApiError } from '../http/api-error.ts';
import type { Transaction } from '../database/database.ts';
import type { Platform } from '../platform/platform.ts';
import {
  countFilesSince,
  lockFileOwners,
  sumFilesOf,
  type FileSum,
  type NewFile,
} from './file-record-store.ts';
import { uploadRules } from './upload-rules.ts';

const hour = 60 * 60 * 1000;

/**
 * Counts unused uploads, as they occupy disk space. Locks both rows, so that concurrent calls
 * count.
 */
export async function requireFileQuota(
  tx: Transaction,
  { config, now }: Pick<Platform, 'config' | 'now'>,
  added: readonly NewFile[],
): Promise<void> {
  const [first] = added;
  if (!first) return;
  const { ownerId, organizationId, directory } = first;
  await lockFileOwners(tx, { ownerId, organizationId });
  const since = new Date(now().getTime() - hour);
  const recent = await countFilesSince(tx, { ownerId, directory, since });
  if (recent + added.length > uploadRules[directory].maxPerHour) {
    throw new ApiError('tooManyRequests', { data: { retryAfter: hour / 1000 } });
  }
  const more = { files: added.length, bytes: added.reduce((sum, { size }) => sum + size, 0) };
  const { person, organization } = config.fileQuotas;
  if (exceeds(await sumFilesOf(tx, { ownerId }), more, person)) {
    throw new ApiError('fileQuotaReached');
  }
  if (organizationId && exceeds(await sumFilesOf(tx, { organizationId }), more, organization)) {
    throw new ApiError('organizationFileQuotaReached');
  }
}

function exceeds(have: FileSum, more: FileSum, quota: FileSum): boolean {
  return have.files + more.files > quota.files || have.bytes + more.bytes > quota.bytes;
}
