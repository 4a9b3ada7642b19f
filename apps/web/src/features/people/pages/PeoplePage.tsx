import { PeopleList, type PeopleListState } from '@office/ui/screens/people';
import { pageSize } from '@office/vocabulary';
import { useState, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { toPlacedPerson } from '../models/personViewModels.ts';
import { isInOffice } from '../models/membersInOffice.ts';
import { usePlaceNames } from '../models/usePlaceNames.ts';
import { usePersonActions } from '../models/usePersonActions.ts';
import { searchConfig } from '@office/client/swr/freshSearches.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { throttled } from '@office/client/lib/throttled.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';

/** Throttles reloads of the list when many members sign in at the same time. */
const throttleMs = 2000;

/**
 * A presence change may add a member to the page, as online members are first.
 * @param renew reloads the page; must be stable while the page is the same
 */
function useOrderRefresh(renew: () => Promise<unknown>): void {
  useEffect(() => {
    const ask = throttled(
      () => {
        renew().catch(() => {
          // The list shows the error.
        });
      },
      throttleMs,
      browserDeps.clock.schedule,
    );
    const stop = realtime.on('presenceChanged', ask);
    return () => {
      stop();
      ask.cancel();
    };
  }, [renew]);
}

export function PeoplePage() {
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const query = { page, limit: pageSize, ...(keyword ? { keyword } : {}) };
  const { data, error, mutate } = useQuery(
    '/v1/users/org-members',
    { params: { query } },
    searchConfig,
  );
  useOrderRefresh(mutate);
  const members = data?.data ?? [];
  const placeOf = usePlaceNames(members);
  const personActions = usePersonActions();

  const state = (): PeopleListState => {
    if (!data) return error ? { status: 'error' } : { status: 'loading' };
    const { total } = data.metadata;
    if (total === 0) return { status: 'empty' };
    const people = members.map((member) => ({
      ...toPlacedPerson(member, placeOf(member)),
      isHere: isInOffice(member),
    }));
    return { status: 'ready', people, page, total, pageSize };
  };

  return (
    <PeopleList
      state={state()}
      keyword={keyword}
      personActions={({ userId }) => {
        const member = members.find((each) => each.userId === userId);
        return member ? personActions(member) : {};
      }}
      onSearch={(event) => {
        setKeyword(event.keyword);
        setPage(1);
      }}
      onPageChange={(event) => setPage(event.page)}
      onOpenProfile={({ userId }) => void navigate(`/people/${userId}`)}
      onRetry={() => void mutate()}
    />
  );
}
