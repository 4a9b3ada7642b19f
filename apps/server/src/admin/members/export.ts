import type { WithViewer } from '../../http/claims.ts';
import { toCsv } from '../../lib/csv.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findMemberIds,
  findMemberRows,
  type MemberFilter,
  type MemberOrder,
} from './member-list-store.ts';
import { exportTexts } from './texts.ts';

const maxExported = 100_000;
const chunkSize = 2000;

/** Exports the filtered members as CSV. The export is audited before the file is sent. */
export async function exportMembers(
  context: Pick<Platform, 'db' | 'now' | 'audit'> & WithViewer,
  filter: MemberFilter,
  order: MemberOrder,
): Promise<string> {
  const { organizationId } = context.viewer;
  const words = exportTexts[order.language];
  const all = { page: 1, limit: maxExported };
  const search = { ...filter, now: context.now() };
  const { userIds } = await findMemberIds(context.db, organizationId, search, order, all);
  const lines: (readonly (string | null)[])[] = [words.headings];
  for (let first = 0; first < userIds.length; first += chunkSize) {
    const ids = userIds.slice(first, first + chunkSize);
    for (const row of await findMemberRows(context.db, organizationId, ids, context.now())) {
      lines.push([
        row.nameKanji,
        row.nameKatakana,
        row.nameLatin,
        row.email,
        row.department,
        row.jobTitle,
        words.roles[row.adminRole ?? row.role],
        words.languages[row.language],
        words.blocks[row.block],
        words.twoFactor[row.twoFactor ? 'on' : 'off'],
        row.lastSeenAt?.toISOString() ?? null,
        row.joinedAt.toISOString(),
        row.accessUntil,
      ]);
    }
  }
  await context.audit(context.db, {
    action: 'MEMBERS_EXPORTED',
    target: { kind: 'ORGANIZATION', id: organizationId },
    after: { members: lines.length - 1, ...filter },
  });
  return toCsv(lines);
}
