import type { ReadyFloorPlan } from '@office/ui';
import { useState } from 'react';
import { useAction } from '../app/useAction.ts';
import { errorCode } from '../errors/errorCode.ts';
import { changeSeat, type PlacedSeat } from './useSeats.ts';

/** Taking and leaving seats, one at a time: which one is on its way, and why the last did not happen. */
export function useSeatChange(renewSeats: () => Promise<unknown>) {
  const [problem, setProblem] = useState<NonNullable<ReadyFloorPlan['seatProblem']>>();
  const [busySeatId, setBusySeatId] = useState<string>();

  const [change] = useAction(async (seat: PlacedSeat, state: 'ACTIVE' | 'EMPTY') => {
    setProblem(undefined);
    setBusySeatId(seat.seatId);
    try {
      await changeSeat(seat, state);
    } catch (failure) {
      const taken = errorCode(failure) === 'seatUnavailable';
      setProblem(taken ? { kind: 'unavailable', label: seat.label } : { kind: 'failed' });
    }
    await renewSeats();
    setBusySeatId(undefined);
  });

  return { change, problem, busySeatId };
}
