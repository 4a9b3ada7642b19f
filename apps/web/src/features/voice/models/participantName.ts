import { displayName, type NamedPerson } from '@office/client/people/displayName.ts';
import i18next from 'i18next';

/** Name of a participant of a call. Guests have a mark, because their names are not verified. */
export function participantName({
  guest,
  ...person
}: NamedPerson & { guest?: boolean | undefined }): string {
  const name = displayName(person);
  return guest ? guestName(name) : name;
}

export function guestName(name: string): string {
  return i18next.t('web:voice.guestName', { name });
}
