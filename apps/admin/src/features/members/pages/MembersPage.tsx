import { useDebouncedValue } from '@mantine/hooks';
import { toErrorKey, unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { saveFile } from '@office/client/lib/saveFile.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { displayName } from '@office/client/people/displayName.ts';
import type { DataTableSelection, DataTableSort } from '@office/ui';
import {
  MemberTable,
  type MemberFilter,
  type MemberOutcome,
  type MemberTableProps,
} from '@office/ui/screens/admin/members';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { usePermissions } from '../../../platform/permissions/usePermissions.ts';
import { useLastPage } from '../../../platform/navigation/useLastPage.ts';
import { changeMembers } from '../changeMembers.ts';
import {
  limits,
  readMembersView,
  toFilterQuery,
  toOrderQuery,
  writeMembersView,
  type MembersView,
} from '../membersSearchParams.ts';
import { MemberDetails } from '../MemberDetails.tsx';
import { toMember } from '../toMember.ts';

const typingPauseMs = 300;
const path = '/v1/admin/members';
const nothing: DataTableSelection = { ids: [] };
const hiddenAtFirst = ['jobTitle', 'joined'];

/** Downloads the filtered members. As a blob, because a text response loses the byte order mark. */
async function exportMembers(filter: MemberFilter, sort: DataTableSort): Promise<void> {
  const query = { ...toFilterQuery(filter), ...toOrderQuery(sort) };
  const file = await unwrap(
    office.GET('/v1/admin/members/export', { params: { query }, parseAs: 'blob' }),
  );
  saveFile(file, `members-${new Date().toISOString().slice(0, 10)}.csv`);
}

export function MembersPage() {
  const { t, i18n } = useTranslation('errors');
  const [search, setSearch] = useSearchParams();
  const view = readMembersView(search);
  const { filter, sort, page, limit, memberId } = view;
  const [selection, setSelection] = useState(nothing);
  const [hiddenColumns, setHiddenColumns] = useState<readonly string[]>(hiddenAtFirst);
  const [outcome, setOutcome] = useState<MemberOutcome>();
  const [processed, setProcessed] = useState(0);
  const [intent, setIntent] = useState<{ page: number; from: string }>();
  const renew = useMutateQueries();
  const can = usePermissions();
  const access = { edit: can('members.write'), assignRoles: can('roles.assign') };

  const [keyword] = useDebouncedValue(filter.keyword, typingPauseMs);
  const query = { ...toFilterQuery({ ...filter, keyword }), ...toOrderQuery(sort), page, limit };
  const members = useQuery(
    path,
    { params: { query } },
    { keepPreviousData: true, revalidateOnFocus: true },
  );
  const language = i18n.resolvedLanguage;
  const rows = useMemo(
    () => members.data?.data.map((member) => toMember(member, language)),
    [members.data, language],
  );
  // Prefetches the page that the user is about to open.
  const ahead = intent?.from === search.toString() ? { ...query, page: intent.page } : null;
  useQuery(path, ahead && { params: { query: ahead } });
  const departments = useQuery('/v1/admin/members/departments');

  const show = useCallback(
    (change: Partial<MembersView>, replace = false) =>
      setSearch((current) => writeMembersView({ ...readMembersView(current), ...change }), {
        replace,
      }),
    [setSearch],
  );
  const onOpen = useCallback(
    ({ userId }: { userId: string }) => show({ memberId: userId }),
    [show],
  );

  useLastPage(members, page);
  const renewAll = useCallback(
    () => Promise.all([renew([path]), renew(['/v1/admin/members/departments'])]),
    [renew],
  );
  const [change, changing] = useAction(
    async (event: Parameters<MemberTableProps['onChange']>[0]) => {
      let result: MemberOutcome | undefined;
      try {
        await changeMembers(event.change, event.selection, {
          filter,
          count: event.count,
          onProgress: ({ total, changed, unchanged, failed }) => {
            setProcessed(total);
            result = {
              changed,
              unchanged,
              failed: failed.map(({ userId, nameKanji, nameLatin, error }) => ({
                userId,
                name: nameKanji && displayName({ nameKanji, nameLatin }),
                reason: t(toErrorKey({ errors: error })),
              })),
            };
          },
        });
      } catch (error) {
        showError(error);
      }
      // Also the part of a change that was interrupted.
      if (result) {
        setOutcome(result);
        setSelection(nothing);
      }
      setProcessed(0);
      await renewAll();
    },
  );
  const [save, exporting] = useAction(async () => {
    await exportMembers(filter, sort).catch(showError);
  });

  return (
    <>
      <MemberTable
        state={stateOf(members, rows, limit)}
        filter={filter}
        departments={departments.data?.data ?? []}
        sort={sort}
        limits={limits}
        access={access}
        {...(access.edit && { inviteHref: '/invitations/new' })}
        selection={selection}
        hiddenColumns={hiddenColumns}
        exporting={exporting}
        submitting={changing}
        processed={processed}
        outcome={outcome}
        onFilterChange={(event) => {
          // The new filter may not match the selected rows.
          setSelection(nothing);
          const isTyping = event.filter.keyword !== filter.keyword;
          show({ filter: event.filter, page: 1 }, isTyping);
        }}
        onSortChange={(event) => show({ sort: event.sort, page: 1 })}
        onSelectionChange={(event) => setSelection(event.selection)}
        onHiddenColumnsChange={(event) => setHiddenColumns(event.hiddenColumns)}
        onPageChange={(event) => show({ page: event.page })}
        onPageIntent={(event) => setIntent({ ...event, from: search.toString() })}
        onLimitChange={(event) => show({ limit: event.limit, page: 1 })}
        onOpen={onOpen}
        onChange={change}
        onOutcomeClose={() => setOutcome(undefined)}
        onExport={save}
        onRetry={() => void members.mutate()}
      />
      <MemberDetails
        memberId={memberId}
        access={access}
        onChanged={() => void renewAll()}
        onClose={() => show({ memberId: null })}
      />
    </>
  );
}

interface Members {
  data?: Schemas['AdminMemberList'] | undefined;
  error?: unknown;
  isLoading: boolean;
}

function stateOf(
  { data, error, isLoading }: Members,
  rows: Extract<MemberTableProps['state'], { status: 'ready' }>['rows'] | undefined,
  limit: number,
): MemberTableProps['state'] {
  if (data && rows && !error) {
    const { metadata } = data;
    if (metadata.total === 0) return { status: 'empty' };
    return { status: 'ready', rows, refreshing: isLoading, ...metadata };
  }
  return error && !isLoading ? { status: 'error' } : { status: 'loading', rows: limit };
}
