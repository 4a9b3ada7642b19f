import { unwrap } from '@office/api';
import { saveFile } from '@office/client/lib/saveFile.ts';
import type { AuditLogFilter } from '@office/ui';
import { office } from '../../platform/api/client.ts';
import { toAuditQuery } from './auditSearchParams.ts';

/**
 * Downloads the filtered entries as a file. Requested as a blob: a text response would lose the byte order
 * mark.
 */
export async function exportAuditLog(filter: AuditLogFilter): Promise<void> {
  const query = toAuditQuery(filter);
  const file = await unwrap(
    office.GET('/v1/admin/audit/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(file as unknown as Blob, `audit-log-${new Date().toISOString().slice(0, 10)}.csv`);
}
