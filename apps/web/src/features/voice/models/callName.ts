import type { ActiveCallState } from './callState.ts';

export function callName({
  room,
  participants,
}: Pick<ActiveCallState, 'room' | 'participants'>): string {
  const [other] = participants;
  return room.kind === 'DIRECT' && other ? other.nameKanji : room.name;
}
