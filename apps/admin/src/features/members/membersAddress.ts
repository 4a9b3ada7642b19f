import {
  languages,
  memberBlocks,
  memberRoles,
  memberSorts,
  type MemberSort,
} from '@office/vocabulary';
import type { DataTableSort, MemberFilter } from '@office/ui';

/** The part of the table that an address names, so that a reload and a link show the same. */
export interface MembersView {
  filter: MemberFilter;
  sort: DataTableSort;
  page: number;
  limit: number;
  /** The member whose details are open. */
  memberId: string | null;
}

export const limits = [10, 25, 50, 100];
const usualLimit = 25;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((one) => one === value);

/** Reads an address; what is none of its values counts as not there. */
export function readMembersView(search: URLSearchParams): MembersView {
  const online = search.get('online');
  const limit = Number(search.get('limit'));
  const page = Number(search.get('page'));
  return {
    filter: {
      keyword: search.get('keyword') ?? '',
      role: oneOf(memberRoles, search.get('role')),
      department: search.get('department') ?? undefined,
      block: oneOf(memberBlocks, search.get('block')),
      online: online === 'true' ? true : online === 'false' ? false : undefined,
      language: oneOf(languages, search.get('language')),
      passwordLocked: search.get('passwordLocked') === 'true' ? true : undefined,
    },
    sort: {
      columnId: oneOf(memberSorts, search.get('sort')) ?? 'name',
      direction: search.get('order') === 'desc' ? 'descending' : 'ascending',
    },
    page: Number.isInteger(page) && page > 1 ? page : 1,
    limit: limits.includes(limit) ? limit : usualLimit,
    memberId: search.get('member'),
  };
}

/** The address of a view, without what is as usual. */
export function writeMembersView({
  filter,
  sort,
  page,
  limit,
  memberId,
}: MembersView): URLSearchParams {
  const search = new URLSearchParams();
  const { keyword, ...choices } = filter;
  if (keyword) search.set('keyword', keyword);
  for (const [name, value] of Object.entries(choices)) {
    if (value !== undefined) search.set(name, String(value));
  }
  if (sort.columnId !== 'name') search.set('sort', sort.columnId);
  if (sort.direction === 'descending') search.set('order', 'desc');
  if (page > 1) search.set('page', String(page));
  if (limit !== usualLimit) search.set('limit', String(limit));
  if (memberId) search.set('member', memberId);
  return search;
}

/** The filter as calls of the server take it. */
export function toFilterQuery({ keyword, ...choices }: MemberFilter) {
  const given = Object.fromEntries(
    Object.entries(choices).filter(([, value]) => value !== undefined),
  ) as { [Name in keyof typeof choices]?: NonNullable<(typeof choices)[Name]> };
  const text = keyword.trim();
  return { ...given, ...(text && { keyword: text }) };
}

/** The order as calls of the server take it. */
export function toOrderQuery({ columnId, direction }: DataTableSort) {
  return {
    sort: columnId as MemberSort,
    order: direction === 'descending' ? ('desc' as const) : ('asc' as const),
  };
}
