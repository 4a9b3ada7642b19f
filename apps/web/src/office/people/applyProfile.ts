import type { RealtimeMessages } from '@office/api';

/** The name and picture of a person, in any answer of the server. */
interface Named {
  userId: string;
  nameKanji: string;
  avatarUrl: string | null;
}

/** Gives the person the announced name and picture; the same object if the message is about another. */
export function applyProfile<Person extends Named>(
  person: Person,
  { userId, nameKanji, avatarUrl }: RealtimeMessages['profileChanged'],
): Person {
  return person.userId === userId ? { ...person, nameKanji, avatarUrl } : person;
}
