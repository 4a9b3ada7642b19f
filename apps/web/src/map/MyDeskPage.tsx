import { MyDesk, type MyDeskState } from '@office/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '../api/queries.ts';
import { useAction } from '../app/useAction.ts';
import { usePresenceChange } from '../people/usePresenceChange.ts';
import { chooseFloor } from './currentFloor.ts';
import { useFloors } from './useFloors.ts';
import { changeSeat, useSeats } from './useSeats.ts';

/** One's own place in the office. */
export function MyDeskPage() {
  const navigate = useNavigate();
  const { offices, names, here, error, reload } = useFloors();
  const { data: seats, error: seatsError, mutate: renewSeats } = useSeats(offices);
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const presence = usePresenceChange();
  const [seatProblem, setSeatProblem] = useState(false);
  const mine = seats?.find(({ state }) => state === 'ACTIVE');

  const [leave, leaving] = useAction(async () => {
    if (!mine) return;
    setSeatProblem(false);
    try {
      await changeSeat(mine, 'EMPTY');
    } catch {
      setSeatProblem(true);
    }
    await renewSeats();
  });

  const problem = seatProblem ? 'seat' : presence.state.status === 'failed' ? 'presence' : null;
  const state = (): MyDeskState => {
    if (!seats || !profile) return { status: (error ?? seatsError) ? 'error' : 'loading' };
    const stored = {
      workingStatus: profile.workingStatus ?? 'OFFICE',
      status: profile.status ?? 'AVAILABLE',
    };
    return {
      status: 'ready',
      seat: mine ? { label: mine.label, floorName: names.get(mine.floorId) ?? '' } : null,
      presence: presence.state.status === 'saving' ? presence.state.asked : stored,
      leaving,
      ...(problem ? { problem } : {}),
    };
  };

  return (
    <MyDesk
      state={state()}
      profileHref="/profile"
      onGoToSeat={() => {
        if (mine) chooseFloor(mine.floorId);
        void navigate('/main');
      }}
      onLeaveSeat={leave}
      onChooseSeat={() => void navigate(here ? `/map?floor=${here.floor.id}` : '/map')}
      onPresenceChange={presence.change}
      onRetry={() => {
        reload();
        void renewSeats();
      }}
    />
  );
}
