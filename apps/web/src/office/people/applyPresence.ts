import type { RealtimeMessages } from '@office/api';

interface WithPresence {
  userId: string;
  status: string;
  workingStatus: string;
}

export function applyPresence<Person extends WithPresence>(
  person: Person,
  { userId, status, workingStatus }: RealtimeMessages['presenceChanged'],
): Person {
  return person.userId === userId ? { ...person, status, workingStatus } : person;
}
