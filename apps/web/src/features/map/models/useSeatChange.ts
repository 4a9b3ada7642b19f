import type { ReadyFloorPlan } from '@office/ui/screens/map';
import { useState } from 'react';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { changeSeat, type SeatWithOffice } from '../../../office/floors/useSeats.ts';

/** One request at a time. Exposes the pending seat and the last error. */
export function useSeatChange(
  renewSeats: () => Promise<unknown>,
  onAssigned: (seat: SeatWithOffice) => void,
) {
  const [problem, setProblem] = useState<NonNullable<ReadyFloorPlan['seatProblem']>>();
  const [changingSeatId, setChangingSeatId] = useState<string>();

  const [change] = useAction(async (seat: SeatWithOffice, state: 'ACTIVE' | 'EMPTY') => {
    setProblem(undefined);
    setChangingSeatId(seat.seatId);
    try {
      await changeSeat(seat, state);
      if (state === 'ACTIVE') onAssigned(seat);
    } catch (failure) {
      const taken = errorCode(failure) === 'seatUnavailable';
      setProblem(taken ? { kind: 'unavailable', label: seat.label } : { kind: 'failed' });
    }
    await renewSeats();
    setChangingSeatId(undefined);
  });

  return { change, problem, changingSeatId };
}
