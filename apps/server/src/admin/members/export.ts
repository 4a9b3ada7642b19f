import type { Language } from '@office/vocabulary';
import { requireViewer, type Claims } from '../../http/claims.ts';
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
const portion = 2000;

/** Exports the filtered members as CSV. The export is audited before the file is sent. */
export async function exportMembers(
  deps: Pick<Platform, 'db' | 'now' | 'audit'>,
  claims: Claims,
  filter: MemberFilter,
  order: MemberOrder,
  language: Language,
): Promise<string> {
  const { organizationId } = requireViewer(claims);
  const words = exportTexts[language];
  const all = { page: 1, limit: maxExported };
  const search = { ...filter, now: deps.now() };
  const { userIds } = await findMemberIds(deps.db, organizationId, search, order, all);
  const lines: (readonly (string | null)[])[] = [words.headings];
  for (let first = 0; first < userIds.length; first += portion) {
    const ids = userIds.slice(first, first + portion);
    for (const row of await findMemberRows(deps.db, organizationId, ids, deps.now())) {
      lines.push([
        row.nameKanji,
        row.nameKatakana,
        row.email,
        row.department,
        row.jobTitle,
        words.roles[row.role],
        words.languages[row.language],
        words.blocks[row.block],
        row.lastSeenAt?.toISOString() ?? null,
        row.joinedAt.toISOString(),
      ]);
    }
  }
  await deps.audit(deps.db, {
    action: 'MEMBERS_EXPORTED',
    target: { kind: 'ORGANIZATION', id: organizationId },
    after: { members: lines.length - 1, ...filter },
  });
  return toCsv(lines);
}
