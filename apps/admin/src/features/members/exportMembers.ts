import { unwrap } from '@office/api';
import { saveFile } from '@office/client/lib/saveFile.ts';
import type { DataTableSort, MemberFilter } from '@office/ui';
import { office } from '../../platform/api/client.ts';
import { toFilterQuery, toOrderQuery } from './membersSearchParams.ts';

/**
 * Downloads the filtered members as a file. Requested as a blob: a text response would lose the byte order
 * mark.
 */
export async function exportMembers(filter: MemberFilter, sort: DataTableSort): Promise<void> {
  const query = { ...toFilterQuery(filter), ...toOrderQuery(sort) };
  const file = await unwrap(
    office.GET('/v1/admin/members/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(file, `members-${new Date().toISOString().slice(0, 10)}.csv`);
}
