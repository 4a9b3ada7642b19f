import type { RealtimeMessages } from '@office/api';

/** Someone as any answer of the server names them. */
interface Named {
  userId: string;
  nameKanji: string;
  avatarUrl: string | null;
}

/** The person with the name and picture that were announced; the same object where it is about another. */
export function applyProfile<Person extends Named>(
  person: Person,
  { userId, nameKanji, avatarUrl }: RealtimeMessages['profileChanged'],
): Person {
  return person.userId === userId ? { ...person, nameKanji, avatarUrl } : person;
}
