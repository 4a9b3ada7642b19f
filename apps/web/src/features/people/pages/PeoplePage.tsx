import { PeopleList, type PeopleListState } from '@office/ui/screens/people';
import { pageSize } from '@office/vocabulary';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { toPlacedPerson } from '../models/personViewModels.ts';
import { isInOffice } from '../models/membersInOffice.ts';
import { usePlaceNames } from '../models/usePlaceNames.ts';
import { usePersonActions } from '../models/usePersonActions.ts';
import { useOrderRefresh } from '../models/useOrderRefresh.ts';
import { searchConfig } from '@office/client/swr/freshSearches.ts';

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
