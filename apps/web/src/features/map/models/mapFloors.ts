import type { MapFloor, MapOffice } from '@office/ui/screens/map';
import type { FloorWithOffice } from '../../../office/floors/floors.ts';
import type { SeatWithOffice } from '../../../office/floors/useSeats.ts';

const unknownCounts: ReadonlyMap<string, number> = new Map();

/** @param counts number of people by floor id, for watched floors */
export function toMapFloors(
  floors: readonly FloorWithOffice[],
  seats: readonly SeatWithOffice[],
  currentFloorId: string | undefined,
  counts = unknownCounts,
): (MapFloor & { contractId: string })[] {
  return floors.map(({ contractId, floor }) => ({
    contractId,
    floorId: floor.id,
    name: floor.name,
    // The response may be a minute old, but the member is on this floor.
    peopleCount: Math.max(
      counts.get(floor.id) ?? floor.presentCount,
      floor.id === currentFloorId ? 1 : 0,
    ),
    freeSeats: seats.filter(({ floorId, state }) => floorId === floor.id && state === 'EMPTY')
      .length,
    current: floor.id === currentFloorId,
    blocked: floor.blocked,
  }));
}

export function toMapOffices(
  floors: readonly FloorWithOffice[],
  seats: readonly SeatWithOffice[],
  currentFloorId: string | undefined,
  counts = unknownCounts,
): MapOffice[] {
  const all = toMapFloors(floors, seats, currentFloorId, counts);
  const names = new Map(floors.map(({ contractId, officeName }) => [contractId, officeName]));
  return [...names].map(([officeId, name]) => ({
    officeId,
    name,
    floors: all.filter(({ contractId }) => contractId === officeId),
  }));
}
