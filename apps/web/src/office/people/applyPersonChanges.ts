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

interface WithProfile {
  userId: string;
  nameKanji: string;
  nameLatin?: string | undefined;
  avatarUrl: string | null;
}

export function applyProfile<Person extends WithProfile>(
  person: Person,
  { userId, nameKanji, nameLatin, avatarUrl }: RealtimeMessages['profileChanged'],
): Person {
  return person.userId === userId ? { ...person, nameKanji, nameLatin, avatarUrl } : person;
}
