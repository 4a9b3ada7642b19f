import type { RealtimeMessages } from '@office/api';

/** Someone as any answer of the server shows them. */
interface Shown {
  userId: string;
  status: string;
  workingStatus: string;
}

/** The person with the presence that was announced; the same object where it is about another. */
export function applyPresence<Person extends Shown>(
  person: Person,
  { userId, status, workingStatus }: RealtimeMessages['presenceChanged'],
): Person {
  return person.userId === userId ? { ...person, status, workingStatus } : person;
}
