import { useDebouncedValue } from '@mantine/hooks';
import { unwrap, type Schemas } from '@office/api';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import type { DataTableSelection } from '@office/ui';
import {
  InvitationTable,
  type InvitationSelection,
  type InvitationTableProps,
} from '@office/ui/screens/admin/invitations';
import { invitationMails, invitationStates } from '@office/vocabulary';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useLastPage } from '../../../platform/navigation/useLastPage.ts';

const typingPauseMs = 300;
const path = '/v1/admin/invitations';
const emptySelection: DataTableSelection = { ids: [] };
const limit = 25;
const sorts = ['EMAIL', 'NAME', 'ROLE', 'DEPARTMENT', 'STATE', 'SENT_AT', 'EXPIRES_AT'] as const;

const maxIdsPerRequest = 100;

/** Resends or withdraws the selected invitations. A filter is sent in one request, ids in chunks. */
async function changeInvitations(
  action: 'resend' | 'withdraw',
  { selection, count }: InvitationSelection,
  filter: Schemas['InvitationFilter'],
): Promise<Schemas['InvitationsDone']> {
  const send = (body: Schemas['SelectedInvitations']) =>
    unwrap(office.POST(`/v1/admin/invitations/${action}`, { body }));
  if ('allExcept' in selection) {
    return send({ filter, except: [...selection.allExcept], expected: count });
  }
  const sum = { done: 0, skipped: 0 };
  for (let first = 0; first < selection.ids.length; first += maxIdsPerRequest) {
    const invitationIds = selection.ids.slice(first, first + maxIdsPerRequest);
    const { done, skipped } = await send({ invitationIds });
    sum.done += done;
    sum.skipped += skipped;
  }
  return sum;
}

export function InvitationsPage() {
  const [search, setSearch] = useSearchParams();
  const [selection, setSelection] = useState(emptySelection);
  const renew = useMutateQueries();
  const keyword = search.get('keyword') ?? '';
  const state = invitationStates.find((one) => one === search.get('state')) ?? null;
  const mail = invitationMails.find((one) => one === search.get('mail')) ?? null;
  const sort = sorts.find((one) => one === search.get('sort')) ?? 'SENT_AT';
  const order = search.get('order') === 'ASC' ? 'ASC' : 'DESC';
  const page = Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1);
  const [debouncedKeyword] = useDebouncedValue(keyword, typingPauseMs);
  const filter = {
    keyword: debouncedKeyword,
    ...(state ? { state: [state] } : {}),
    ...(mail ? { mail } : {}),
  };
  const query = {
    ...filter,
    sort,
    order,
    page,
    limit,
  } as const;
  const invitations = useQuery(path, { params: { query } }, { keepPreviousData: true });
  useLastPage(invitations, page);

  const updateSearch = (change: Record<string, string | null>, replace = false) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );

  const [outcome, setOutcome] = useState<InvitationTableProps['outcome']>(null);
  const [change, submitting] = useAction(
    async (action: 'resend' | 'withdraw', selection: InvitationSelection) => {
      try {
        const { done, skipped } = await changeInvitations(action, selection, filter);
        setSelection(emptySelection);
        setOutcome({ what: action, done, skipped });
      } catch (error) {
        showError(error);
      }
      await renew([path]);
    },
  );

  return (
    <InvitationTable
      state={stateOf(invitations)}
      filter={{ keyword, state, mail }}
      counts={invitations.data?.counts ?? null}
      sort={{ columnId: sort, direction: order === 'ASC' ? 'ascending' : 'descending' }}
      selection={selection}
      outcome={outcome}
      inviteHref="/invitations/new"
      submitting={submitting}
      onFilterChange={({ filter }) => {
        // The new filter may not match the selected rows.
        setSelection(emptySelection);
        updateSearch({ ...filter, page: null }, true);
      }}
      onSortChange={(event) =>
        updateSearch({
          sort: event.sort.columnId,
          order: event.sort.direction === 'ascending' ? 'ASC' : 'DESC',
          page: null,
        })
      }
      onSelectionChange={(event) => setSelection(event.selection)}
      onPageChange={(event) => updateSearch({ page: String(event.page) })}
      onResend={(event) => change('resend', event)}
      onWithdraw={(event) => change('withdraw', event)}
      onRetry={() => void invitations.mutate()}
    />
  );
}

interface Invitations {
  data?: Schemas['InvitationList'] | undefined;
  error?: unknown;
  isLoading: boolean;
}

function stateOf({ data, error, isLoading }: Invitations): InvitationTableProps['state'] {
  if (error) return { status: 'error' };
  if (!data) return { status: 'loading' };
  const { total, page } = data.metadata;
  if (total === 0) return { status: 'empty' };
  return { status: 'ready', rows: data.data, page, limit, total, refreshing: isLoading };
}
