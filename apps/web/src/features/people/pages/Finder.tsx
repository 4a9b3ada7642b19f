import { PeopleFinder, type PeopleFinderState } from '@office/ui/screens/people';
import { memberSearchSize } from '@office/vocabulary';
import { useState } from 'react';
import { useQuery } from '../../../platform/api/queries.ts';
import { membersInOffice } from '../models/membersInOffice.ts';
import { toPlacedPerson } from '../models/personViewModels.ts';
import { usePlaceNames } from '../models/usePlaceNames.ts';
import { usePersonActions } from '../models/usePersonActions.ts';
import { searchConfig } from '@office/client/swr/freshSearches.ts';

export function Finder({ onClose }: { onClose(): void }) {
  const [keyword, setKeyword] = useState('');
  const trimmed = keyword.trim();
  const { data, error, isLoading, mutate } = useQuery(
    '/v1/users/org-members',
    {
      params: {
        query: { page: 1, limit: memberSearchSize, ...(trimmed ? { keyword: trimmed } : {}) },
      },
    },
    searchConfig,
  );
  const found = data?.data ?? [];
  // The server lists online members first.
  const members = trimmed ? found : membersInOffice(found);
  const placeOf = usePlaceNames(members);
  const personActions = usePersonActions();

  const state = (): PeopleFinderState => {
    const people = members.map((member) => toPlacedPerson(member, placeOf(member)));
    if (error) return { status: 'error' };
    if (isLoading || !data) return { status: 'searching', people };
    if (!trimmed) return { status: 'idle', suggested: 'here', people };
    return people.length > 0 ? { status: 'ready', people } : { status: 'none' };
  };

  return (
    <PeopleFinder
      open
      state={state()}
      keyword={keyword}
      personActions={({ userId }) => {
        const member = members.find((each) => each.userId === userId);
        return member ? personActions(member) : {};
      }}
      onSearch={(event) => setKeyword(event.keyword)}
      onRetry={() => void mutate()}
      onClose={onClose}
    />
  );
}
