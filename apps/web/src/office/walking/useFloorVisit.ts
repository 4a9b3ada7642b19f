import { useEffect, useEffectEvent } from 'react';
import { useFloorPlan } from '../floors/useFloorPlan.ts';
import { floorVisit } from './browserVisit.ts';
import type { FloorVisitListener } from './FloorVisit.ts';

/** The member's voice chat on the floor. */
export interface VoiceOnFloor extends FloorVisitListener {
  /** Whether the member is heard just now. */
  speaking: boolean;
}

/** Keeps the member on a floor while no scene does. */
export function useFloorVisit(floorId: string, voice: VoiceOnFloor): void {
  const { plan } = useFloorPlan(floorId);
  const onZone = useEffectEvent(voice.onZone);
  const onWave = useEffectEvent(voice.onWave);
  const { speaking } = voice;

  useEffect(() => {
    floorVisit.choose(floorId);
    return () => floorVisit.leave();
  }, [floorId]);
  useEffect(() => {
    if (plan) floorVisit.enter(floorId, plan);
  }, [floorId, plan]);
  useEffect(() => floorVisit.speak(speaking), [speaking]);
  // Cleaned up last, so that it still hears the visit end.
  useEffect(
    () =>
      floorVisit.bind({
        onZone: (change) => onZone(change),
        onWave: (inviter) => onWave(inviter),
      }),
    [],
  );
}
