import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '../../lib/useStore.ts';
import { onNewToken } from '../../platform/session/onNewToken.ts';
import { chosenFloor } from '../floors/browserFloor.ts';
import { walkRequests } from './WalkRequestStore.ts';
import { floorTokens, openFloorSocket } from './floorSocket.ts';
import { FloorStay, type FloorStayOptions } from './FloorStay.ts';
import { useFloorPlan } from '../floors/useFloorPlan.ts';

/** Being on a floor and talking there. */
export interface VoiceOnFloor extends Pick<FloorStayOptions, 'onZone' | 'onWave'> {
  /** Whether the member is heard just now. */
  speaking: boolean;
}

/**
 * Keeps the member on a floor while there is no scene that would, and walks where they want to go.
 * @param voice what their voice chat has to do with it
 * @returns `wave`: waves to who is near
 */
export function useFloorStay(floorId: string, voice: VoiceOnFloor): { wave(): void } {
  const { plan } = useFloorPlan(floorId);
  const pending = useStore(walkRequests, (requests) => requests.pending);
  const current = useRef<FloorStay>(null);
  const reportZone = useEffectEvent(voice.onZone);
  const reportWave = useEffectEvent(voice.onWave);

  useEffect(() => {
    const stay = new FloorStay({
      socket: openFloorSocket(),
      tokens: floorTokens,
      now: () => performance.now(),
      repeat(task, ms) {
        const timer = setInterval(task, ms);
        return () => clearInterval(timer);
      },
      onClosed: (next) => {
        if (next) chosenFloor.choose(next);
      },
      onZone: (change) => reportZone(change),
      onWave: (inviter) => reportWave(inviter),
    });
    current.current = stay;
    const stopRenewing = onNewToken((token) => stay.renew(token));
    return () => {
      stopRenewing();
      stay.close();
      current.current = null;
    };
  }, []);

  useEffect(() => current.current?.choose(floorId), [floorId]);

  useEffect(() => {
    if (plan) current.current?.enter(floorId, plan);
  }, [floorId, plan]);

  const { speaking } = voice;
  useEffect(() => current.current?.speak(speaking), [speaking]);

  useEffect(() => {
    if (!pending || pending.floorId !== floorId) return;
    walkRequests.started(pending);
    current.current?.goTo(pending.goal);
  }, [pending, floorId]);

  return { wave: () => current.current?.wave() };
}
