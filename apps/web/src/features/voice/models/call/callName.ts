import { currentLanguage } from '@office/client/i18n/i18n.ts';
import type { ActiveCallState } from './callState.ts';
import { participantName } from '../participantName.ts';

export function callName({
  room,
  participants,
}: Pick<ActiveCallState, 'room' | 'participants'>): string {
  if (room.kind !== 'DIRECT' || participants.length === 0) return room.name;
  const names = participants.map((person) => participantName(person));
  return new Intl.ListFormat(currentLanguage()).format(names);
}
