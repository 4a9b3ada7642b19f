import {
  delegatedRoles,
  languages,
  memberBlocks,
  memberRoles,
  memberSorts,
  type MemberSort,
} from '@office/vocabulary';
import type { DataTableSort } from '@office/ui';
import type { MemberFilter } from '@office/ui/screens/admin/members';

export interface MembersView {
  filter: MemberFilter;
  sort: DataTableSort;
  page: number;
  limit: number;
  memberId: string | null;
}

export const limits = [10, 25, 50, 100];
const usualLimit = 25;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((one) => one === value);

const yesOrNo = (value: string | null) =>
  value === 'true' ? true : value === 'false' ? false : undefined;

export function readMembersView(search: URLSearchParams): MembersView {
  const limit = Number(search.get('limit'));
  const page = Number(search.get('page'));
  return {
    filter: {
      keyword: search.get('keyword') ?? '',
      role: oneOf(memberRoles, search.get('role')),
      adminRole: oneOf(delegatedRoles, search.get('adminRole')),
      department: search.get('department') ?? undefined,
      block: oneOf(memberBlocks, search.get('block')),
      online: yesOrNo(search.get('online')),
      language: oneOf(languages, search.get('language')),
      passwordLocked: search.get('passwordLocked') === 'true' ? true : undefined,
      twoFactor: yesOrNo(search.get('twoFactor')),
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

export function toFilterQuery({ keyword, ...choices }: MemberFilter) {
  const values = Object.fromEntries(
    Object.entries(choices).filter(([, value]) => value !== undefined),
  ) as { [Name in keyof typeof choices]?: NonNullable<(typeof choices)[Name]> };
  const text = keyword.trim();
  return { ...values, ...(text && { keyword: text }) };
}

export function toOrderQuery({ columnId, direction }: DataTableSort) {
  return {
    sort: columnId as MemberSort,
    order: direction === 'descending' ? ('desc' as const) : ('asc' as const),
  };
}
