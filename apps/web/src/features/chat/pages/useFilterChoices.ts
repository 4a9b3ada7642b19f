import type { FilterChoices } from '@office/ui/screens/chat';
import { memberSearchSize } from '@office/vocabulary';
import { useState } from 'react';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { searchConfig } from '@office/client/swr/freshSearches.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { useQuery } from '../../../platform/api/queries.ts';

/** Members and rooms by which messages can be filtered. Loaded when their field has the focus. */
export function useFilterChoices(): FilterChoices {
  const [person, setPerson] = useState<string>();
  const [room, setRoom] = useState<string>();
  const queryOf = (keyword: string) => ({
    params: { query: { limit: memberSearchSize, ...dropEmpty({ keyword }) } },
  });
  const people = useQuery(
    '/v1/users/org-members',
    person === undefined ? null : queryOf(person),
    searchConfig,
  );
  const rooms = useQuery(
    '/v1/user/chat-rooms',
    room === undefined ? null : queryOf(room),
    searchConfig,
  );
  return {
    people: (people.data?.data ?? []).map((person) => ({
      userId: person.userId,
      name: displayName(person),
      ...dropEmpty({ department: person.department }),
    })),
    rooms: (rooms.data?.data ?? []).map(({ id, name }) => ({ roomId: id, name })),
    onSearchPeople: ({ keyword }) => setPerson(keyword),
    onSearchRooms: ({ keyword }) => setRoom(keyword),
  };
}
