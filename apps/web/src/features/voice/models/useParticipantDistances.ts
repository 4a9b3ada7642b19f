import { useEffect } from 'react';
import { useWatchedFloor } from '../../../office/walking/useWatchedFloor.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { useVoice } from './voiceContext.ts';

export function useParticipantDistances(floorId: string): void {
  const { calls } = useVoice();
  const { user } = useSession();
  const { people } = useWatchedFloor(floorId);
  const myUserId = user?.id;

  useEffect(() => {
    const me = people.find(({ userId }) => userId === myUserId);
    if (!me) return;
    const others = people.filter((person) => person !== me);
    calls.call?.setDistances(
      new Map(others.map(({ userId, x, z }) => [userId, Math.hypot(x - me.x, z - me.z)])),
    );
  }, [calls, people, myUserId]);
}
