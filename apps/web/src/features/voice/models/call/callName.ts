import { currentLanguage } from '@office/client/i18n/i18n.ts';
import type { ActiveCallState } from './callState.ts';

export function callName({
  room,
  participants,
}: Pick<ActiveCallState, 'room' | 'participants'>): string {
  if (room.kind !== 'DIRECT' || participants.length === 0) return room.name;
  const names = participants.map(({ nameKanji }) => nameKanji);
  return new Intl.ListFormat(currentLanguage()).format(names);
}
