import type { Schemas } from '@office/api';
import { MapPanel, type FloorPerson, type MapPanelState } from '@office/ui';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '../api/queries.ts';
import { useAction } from '../app/useAction.ts';
import { dropEmpty } from '../app/dropEmpty.ts';
import { errorCode } from '../errors/errorCode.ts';
import { goToFloor } from '../people/goToFloor.ts';
import { nameOf } from '../people/person.ts';
import { toMapFloors } from './mapFloors.ts';
import { useFloors } from './useFloors.ts';
import { changeSeat, useSeats } from './useSeats.ts';

type SeatProblem = Extract<MapPanelState, { status: 'ready' }>['seatProblem'];

/** A floor holds no more people than one page of the search does. */
const mostPeople = 100;

/** One floor in words: who is there, and its seats. */
export function FloorPanel({ floorId }: { floorId: string }) {
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const { offices, floors, here, error, reload } = useFloors();
  const { data: seats = [], mutate: renewSeats } = useSeats(offices);
  const query = { floorId, limit: mostPeople };
  const people = useQuery('/v1/users/org-members', { params: { query } });
  const { data: me } = useQuery('/v1/auth/user/profile');
  const { data: permission } = useQuery('/v1/auth/user/permission');
  const [problem, setProblem] = useState<SeatProblem>();
  const [busySeatId, setBusySeatId] = useState<string>();

  const [change] = useAction(async (seatId: string, state: 'ACTIVE' | 'EMPTY') => {
    const seat = seats.find((each) => each.floorId === floorId && each.seatId === seatId);
    if (!seat) return;
    setProblem(undefined);
    setBusySeatId(seatId);
    try {
      await changeSeat(seat, state);
    } catch (failure) {
      const taken = errorCode(failure) === 'seatUnavailable';
      setProblem(taken ? { kind: 'unavailable', label: seat.label } : { kind: 'failed' });
    }
    await renewSeats();
    setBusySeatId(undefined);
  });

  const state = (): MapPanelState => {
    const failure = error ?? people.error;
    if (!offices || !people.data) return { status: failure ? 'error' : 'loading' };
    return {
      status: 'ready',
      floors: toMapFloors(floors, seats, here?.floor.id),
      floorId,
      people: [
        ...(me && here?.floor.id === floorId ? [toMyself(me)] : []),
        ...people.data.data.map((member): FloorPerson => {
          const goTo = goToFloor(member, here?.floor.id, navigate);
          return { ...toFloorPerson(member), ...(goTo ? { goTo } : {}) };
        }),
      ],
      seats: seats
        .filter((seat) => seat.floorId === floorId)
        .map(({ seatId, label, state: seatState, user }) => ({
          seatId,
          label,
          state: seatState,
          ...dropEmpty({ userName: user?.nameKanji }),
        })),
      canTakeSeats: permission?.areas.some(({ area, create }) => area === 'map' && create) ?? false,
      ...(busySeatId === undefined ? {} : { busySeatId }),
      ...(problem ? { seatProblem: problem } : {}),
    };
  };

  return (
    <MapPanel
      state={state()}
      onSelectFloor={(event) => setParams({ floor: event.floorId })}
      onOpenProfile={({ userId }) => void navigate(`/people/${userId}`)}
      onTakeSeat={({ seatId }) => change(seatId, 'ACTIVE')}
      onLeaveSeat={({ seatId }) => change(seatId, 'EMPTY')}
      onBack={() => setParams({})}
      onRetry={() => {
        reload();
        void people.mutate();
      }}
    />
  );
}

function toFloorPerson(member: Schemas['OrgMember']): FloorPerson {
  const { userId, avatarUrl, workingStatus, status } = member;
  return { userId, name: nameOf(member), workingStatus, status, ...dropEmpty({ avatarUrl }) };
}

/** The search leaves the member out; the floor does not. */
function toMyself(profile: Schemas['Profile']): FloorPerson {
  const { id, avatarUrl, workingStatus, status } = profile;
  return {
    userId: id,
    name: nameOf(profile),
    workingStatus: workingStatus ?? 'OFFICE',
    status: status ?? 'AVAILABLE',
    ...dropEmpty({ avatarUrl }),
  };
}
