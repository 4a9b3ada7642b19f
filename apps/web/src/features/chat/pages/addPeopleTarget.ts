import type { Schemas } from '@office/api';
import type { GroupMessagePickerProps } from '@office/ui/screens/chat';
import type { Location, NavigateOptions } from 'react-router-dom';
import { displayName } from '@office/client/people/displayName.ts';

type People = NonNullable<GroupMessagePickerProps['initial']>;

interface AddPeopleState {
  people: People;
}

/** Returns arguments of `navigate`. The people of the room are selected in the picker. */
export function addPeopleTarget(
  room: Schemas['ChatRoomSummary'] | undefined,
): [path: string, options: NavigateOptions] {
  const others = room?.directUsers ?? (room?.directUser ? [room.directUser] : []);
  const people = others.map((person) => ({
    userId: person.userId,
    name: displayName(person),
    avatarUrl: person.avatarUrl,
  }));
  return ['/direct-message?view=group', { state: { people } satisfies AddPeopleState }];
}

export function peopleToAddTo({ state }: Location): People {
  return (state as AddPeopleState | null)?.people ?? [];
}
