import { unwrap } from '@office/api';
import type { AuditLogFilter } from '@office/ui';
import { office } from '../../platform/api/client.ts';
import { toAuditQuery } from './auditAddress.ts';

/** Saves the entries that a filter finds as a file. As bytes: as a text it would lose its byte order mark. */
export async function exportAuditLog(filter: AuditLogFilter): Promise<void> {
  const query = toAuditQuery(filter);
  const file = await unwrap(
    office.GET('/v1/admin/audit/export', { params: { query }, parseAs: 'blob' }),
  );
  const address = URL.createObjectURL(file as unknown as Blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `audit-log-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
