import { useEffect, useEffectEvent } from 'react';
import { useFloorPlan } from '../floors/useFloorPlan.ts';
import { floorVisit } from './browserVisit.ts';
import type { FloorVisitListener } from './FloorVisit.ts';

export interface VoiceOnFloor extends FloorVisitListener {
  speaking: boolean;
}

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
  // Cleaned up last, so that it still receives the final events of the visit.
  useEffect(
    () =>
      floorVisit.bind({
        onZone: (change) => onZone(change),
        onWave: (inviter) => onWave(inviter),
      }),
    [],
  );
}
