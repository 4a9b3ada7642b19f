import type { RealtimeMessages } from '@office/api';

interface Named {
  userId: string;
  nameKanji: string;
  avatarUrl: string | null;
}

export function applyProfile<Person extends Named>(
  person: Person,
  { userId, nameKanji, avatarUrl }: RealtimeMessages['profileChanged'],
): Person {
  return person.userId === userId ? { ...person, nameKanji, avatarUrl } : person;
}
