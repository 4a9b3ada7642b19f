import type { RealtimeMessages } from '@office/api';

/** The presence of a person, in any answer of the server. */
interface Shown {
  userId: string;
  status: string;
  workingStatus: string;
}

/** Gives the person the announced presence; the same object if the message is about another. */
export function applyPresence<Person extends Shown>(
  person: Person,
  { userId, status, workingStatus }: RealtimeMessages['presenceChanged'],
): Person {
  return person.userId === userId ? { ...person, status, workingStatus } : person;
}
