import type { ActiveCallState } from './callState.ts';

/** The name of a call: of two who talk, the other one's. */
export function callName({
  room,
  participants,
}: Pick<ActiveCallState, 'room' | 'participants'>): string {
  const [other] = participants;
  return room.kind === 'DIRECT' && other ? other.nameKanji : room.name;
}
