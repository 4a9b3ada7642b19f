import { PeopleList, type ListedPerson, type PeopleListState } from '@office/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../api/queries.ts';
import { useFloors } from '../map/useFloors.ts';
import { goToFloor } from './goToFloor.ts';
import { toListedPerson } from './person.ts';

/** Spec §9, "search org members". */
const pageSize = 10;

/** Who belongs to the organisation, and where they are now. */
export function PeoplePage() {
  const navigate = useNavigate();
  const { names, here } = useFloors();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const query = { page, limit: pageSize, ...(keyword ? { keyword } : {}) };
  const { data, error, mutate } = useQuery(
    '/v1/users/org-members',
    { params: { query } },
    { keepPreviousData: true },
  );

  const state = (): PeopleListState => {
    if (!data) return error ? { status: 'error' } : { status: 'loading' };
    const { total } = data.metadata;
    if (total === 0) return { status: 'empty' };
    const people = data.data.map((member): ListedPerson => toListedPerson(member, names));
    return { status: 'ready', people, page, total, pageSize };
  };

  return (
    <PeopleList
      state={state()}
      keyword={keyword}
      personActions={({ userId }) => {
        const member = data?.data.find((each) => each.userId === userId);
        const goTo = member && goToFloor(member, here?.floor.id, navigate);
        return goTo ? { goTo } : {};
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
