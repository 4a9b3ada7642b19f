import type { Ref } from 'react';
import { voiceRangeMetres } from '@office/vocabulary';
import type { PlanPerson } from '../map.ts';
import type { FloorPlanCallbacks, ReadyFloorPlan } from './floorPlanState.ts';
import { PersonCard, RoomCard, SeatCard } from './PlanCard.tsx';
import { isRoom, type Spot } from './spots.ts';
import type { Roster } from './roster.ts';

interface SelectionCardProps {
  spot: Spot;
  roster: Roster;
  state: ReadyFloorPlan;
  on: FloorPlanCallbacks;
  ref: Ref<HTMLDivElement>;
  onClose(): void;
}

export function SelectionCard({ spot, roster, state, on, ref, onClose }: SelectionCardProps) {
  const { floorId, people, myUserId, canTakeSeats, changingSeatId } = state;
  const card = { ref, onClose };
  const zoneOf = (userId: string | undefined) =>
    roster.zones.find((zone) => zone.people.some((person) => person.userId === userId));
  // The open floor is omitted, because it does not describe a location.
  const placeOf = (userId: string) => {
    const zone = zoneOf(userId);
    return zone?.zone.kind === 'OPEN' ? undefined : zone?.name;
  };
  switch (spot.kind) {
    case 'floor':
      return null;
    case 'person': {
      const person = people.find(({ userId }) => userId === spot.userId);
      if (!person) return null;
      const me = people.find(({ userId }) => userId === myUserId);
      return (
        <PersonCard
          {...card}
          key={spot.userId}
          person={person}
          place={placeOf(spot.userId)}
          me={spot.userId === myUserId}
          nearby={isNearby(person, me)}
          actions={on.personActions({ userId: spot.userId })}
        />
      );
    }
    case 'room': {
      const room = roster.zones.find(({ zone }) => zone.id === spot.zoneId);
      if (!room) return null;
      return (
        <RoomCard
          {...card}
          key={spot.zoneId}
          room={room}
          isRoom={isRoom(room.zone)}
          isCurrent={zoneOf(myUserId) === room}
          onEnter={() => on.onEnterRoom({ floorId, zoneId: spot.zoneId })}
        />
      );
    }
    case 'seat': {
      const { seatId } = spot;
      const zone = roster.zones.find(({ seats }) => seats.some(({ seat }) => seat.id === seatId));
      const item = zone?.seats.find(({ seat }) => seat.id === seatId);
      if (!item) return null;
      return (
        <SeatCard
          {...card}
          key={seatId}
          item={item}
          canTake={canTakeSeats}
          loading={changingSeatId === seatId}
          onTake={() => on.onTakeSeat({ floorId, seatId })}
          onLeave={() => on.onLeaveSeat({ floorId, seatId })}
          onGo={() => on.onGoToSeat({ floorId, seatId })}
        />
      );
    }
  }
}

function isNearby(person: PlanPerson, me: PlanPerson | undefined): boolean {
  if (!me || me === person) return false;
  return Math.hypot(person.x - me.x, person.z - me.z) <= voiceRangeMetres;
}
