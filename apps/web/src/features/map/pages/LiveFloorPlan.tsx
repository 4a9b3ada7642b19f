import { browserDeps } from '@office/client/lib/deps.ts';
import {
  FloorPlan,
  type FloorPlanProps,
  type FloorPlanState,
  type PlanPerson,
  type ReadyFloorPlan,
} from '@office/ui/screens/map';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { useMutateQueries } from '../../../platform/api/queries.ts';
import { useMayCreate } from '../../organization/index.ts';
import { useSharedPages } from '../../sharing-document/index.ts';
import { usePersonActions } from '../../people/index.ts';
import { useFaces, useRaisedHandUserIds, useReactionsByUser } from '../../voice/index.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { selectedFloor } from '../../../office/floors/browserFloor.ts';
import { walkRequests, type WalkRequest } from '../../../office/walking/WalkRequestStore.ts';
import { CountRefresh } from '../models/CountRefresh.ts';
import { toMapFloors } from '../models/mapFloors.ts';
import { toPlanDocuments, toPlanMeetings, toPlanPerson } from '../models/planViewModels.ts';
import { useFloorPlan } from '../../../office/floors/useFloorPlan.ts';
import { useRoomMeetings } from '../../../office/floors/useRoomMeetings.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { useGoTo } from '../../../office/walking/useGoTo.ts';
import { useSeats, changeSeat, type SeatWithOffice } from '../../../office/floors/useSeats.ts';
import { floorWatchPool, useWatchedFloor } from '../../../office/walking/useWatchedFloor.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';

export interface LiveFloorPlanProps {
  floorId: string;
  zoneId?: string | null;
  layout: NonNullable<FloorPlanProps['layout']>;
  onSelectFloor: FloorPlanProps['onSelectFloor'];
  onBack?(): void;
  /** Omitted while a scene controls the avatar. */
  onWave?(): void;
}

function useCountRefresh(floorId: string): void {
  const renew = useMutateQueries();

  useEffect(() => {
    const refresh = () => void renew(['/v1/contracts/offices']);
    const counts = new CountRefresh({ ...browserDeps, refresh });
    const update = () => {
      const { status, people } = floorWatchPool.getSnapshot(floorId);
      if (status === 'live') counts.update(people.length);
    };
    const stop = floorWatchPool.watch(floorId, update);
    update();
    return () => {
      stop();
      counts.dispose();
    };
  }, [floorId, renew]);
}

export function LiveFloorPlan(props: LiveFloorPlanProps) {
  const { floorId, zoneId, layout, onSelectFloor, onBack, onWave } = props;
  const { user } = useSession();
  const { offices, floors, currentFloor, error, reload } = useFloors();
  const { data: seats = [], mutate: renewSeats } = useSeats(offices);
  const { plan, failed, reload: reloadPlan } = useFloorPlan(floorId);
  const watched = useWatchedFloor(floorId);
  useCountRefresh(floorId);
  const canTakeSeats = useMayCreate('map') ?? false;
  const personActions = usePersonActions();
  const following = useStore(walkRequests, (requests) => requests.following);
  const goTo = useGoTo();
  const faces = useFaces();
  const reactions = useReactionsByUser();
  const raisedHands = useRaisedHandUserIds();
  const language = useLanguage();
  const people = useMemo(() => {
    const raisedBy = new Set(raisedHands.split(' '));
    return watched.people.map((person) => {
      const picture = faces.get(person.userId);
      const shown = reactions.get(person.userId);
      const handRaised = raisedBy.has(person.userId) || undefined;
      return {
        ...toPlanPerson(person, language),
        ...dropEmpty({ picture, handRaised, reactions: shown }),
      };
    });
  }, [watched.people, faces, raisedHands, reactions, language]);
  const rooms = useRoomMeetings(floorId);
  const meetings = useMemo(() => rooms.map(toPlanMeetings), [rooms]);
  const pages = useSharedPages(floorId);
  const documents = useMemo(() => toPlanDocuments(pages), [pages]);
  const walk = (goal: WalkRequest['goal']) => goTo({ floorId, goal }, { stay: layout === 'page' });
  const { change, problem, changingSeatId } = useSeatChange(renewSeats, ({ seatId }) =>
    walk({ seatId }),
  );

  const state = (): FloorPlanState => {
    if (!offices) return { status: error ? 'error' : 'loading' };
    if (floors.length === 0) return { status: 'empty' };
    const mapFloors = toMapFloors(floors, seats, currentFloor?.floor.id);
    const shown = mapFloors.find((floor) => floor.floorId === floorId);
    if (shown?.blocked) return { status: 'blocked', floors: mapFloors, floorId };
    if (!plan) return { status: failed ? 'error' : 'loading' };
    return {
      status: 'ready',
      floors: mapFloors,
      floorId,
      plan,
      people,
      seats: seats
        .filter((seat) => seat.floorId === floorId)
        .map(({ seatId, label, state: seatState, user: owner }) => ({
          seatId,
          label,
          state: seatState,
          ...dropEmpty({ userName: owner && displayName(owner) }),
        })),
      meetings,
      documents,
      canTakeSeats,
      ...dropEmpty({
        zoneId,
        myUserId: user?.id,
        followedUserId: following?.userId,
        changingSeatId,
      }),
      ...(problem ? { seatProblem: problem } : {}),
    };
  };

  const changeSeatOf = (seatId: string, to: 'ACTIVE' | 'EMPTY') => {
    const seat = seats.find((each) => each.floorId === floorId && each.seatId === seatId);
    if (seat) change(seat, to);
  };

  return (
    <FloorPlan
      state={state()}
      layout={layout}
      personActions={({ userId }) => ({
        ...(onWave && userId === user?.id ? { wave: { onPress: onWave } } : {}),
        ...personActions({ userId, floorId, ...personRef(people, userId) }),
      })}
      onSelectFloor={onSelectFloor}
      onEnterFloor={(event) => selectedFloor.choose(event.floorId)}
      onTakeSeat={({ seatId }) => changeSeatOf(seatId, 'ACTIVE')}
      onLeaveSeat={({ seatId }) => changeSeatOf(seatId, 'EMPTY')}
      onGoToSeat={({ seatId }) => walk({ seatId })}
      onEnterRoom={({ zoneId }) => walk({ zoneId })}
      onWalkTo={({ x, z }) => walk({ x, z })}
      onStopFollowing={() => walkRequests.stopFollowing()}
      {...(onBack ? { onBack } : {})}
      onRetry={() => {
        reload();
        reloadPlan();
      }}
    />
  );
}

function personRef(people: readonly PlanPerson[], userId: string) {
  const found = people.find((each) => each.userId === userId);
  return found && { nameKanji: found.name, avatarUrl: found.avatarUrl ?? null };
}

/** One request at a time. Exposes the pending seat and the last error. */
function useSeatChange(
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
