import type { RealtimeMessages } from '@office/api';

interface WithProfile {
  userId: string;
  nameKanji: string;
  avatarUrl: string | null;
}

export function applyProfile<Person extends WithProfile>(
  person: Person,
  { userId, nameKanji, avatarUrl }: RealtimeMessages['profileChanged'],
): Person {
  return person.userId === userId ? { ...person, nameKanji, avatarUrl } : person;
}
