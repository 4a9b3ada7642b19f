import type { Schemas } from '@office/api';
import type { Language } from '@office/vocabulary';
import type { WithViewer } from '../../http/claims.ts';
import { toPage, type Page, type PageRequest } from '../../http/page.ts';
import { withPictureUrl } from '../../people/avatar-url.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findMemberIds,
  findMemberRows,
  type MemberFilter,
  type MemberOrder,
} from './member-list-store.ts';

type Deps = Pick<Platform, 'db' | 'now' | 'files'>;

export async function listMembers(
  context: Deps & WithViewer,
  filter: MemberFilter,
  order: MemberOrder,
  page: PageRequest,
): Promise<Page<Schemas['AdminMemberRow']>> {
  const { organizationId } = context.viewer;
  const search = { ...filter, now: context.now() };
  const { userIds, total } = await findMemberIds(context.db, organizationId, search, order, page);
  const rows = await findMemberRows(context.db, organizationId, userIds, context.now());
  return toPage(await Promise.all(rows.map((row) => toRow(context, row))), total, page);
}

/** Returns the members that can be named in an audience or a room, without administration data. */
export async function listMemberCandidates(
  context: Pick<Platform, 'db' | 'now'> & WithViewer & { language: Language },
  filter: MemberFilter,
  page: PageRequest,
): Promise<Page<Schemas['MemberCandidate']>> {
  const { db, language } = context;
  const { organizationId } = context.viewer;
  const search = { ...filter, block: 'NONE' as const, now: context.now() };
  const order = { sort: 'name', order: 'asc', language } as const;
  const { userIds, total } = await findMemberIds(db, organizationId, search, order, page);
  const rows = await findMemberRows(db, organizationId, userIds, context.now());
  const data = rows.map(({ userId, nameKanji, nameLatin, email, department }) => ({
    userId,
    nameKanji,
    ...(nameLatin && { nameLatin }),
    email,
    department,
  }));
  return toPage(data, total, page);
}

type MemberRow = Awaited<ReturnType<typeof findMemberRows>>[number];

export async function toRow(deps: Deps, row: MemberRow): Promise<Schemas['AdminMemberRow']> {
  return {
    ...(await withPictureUrl(deps, row)),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    joinedAt: row.joinedAt.toISOString(),
  };
}
