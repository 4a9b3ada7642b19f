import type { MapFloor, MapOffice } from '@office/ui';
import type { PlacedFloor } from '../../../office/floors/floors.ts';
import type { PlacedSeat } from '../../../office/floors/useSeats.ts';

const unknownCounts: ReadonlyMap<string, number> = new Map();

/**
 * Floors as the map shows them, with how many seats are free.
 * @param counts how many are on a floor now, where that is known
 */
export function toMapFloors(
  floors: readonly PlacedFloor[],
  seats: readonly PlacedSeat[],
  hereId: string | undefined,
  counts = unknownCounts,
): (MapFloor & { contractId: string })[] {
  return floors.map(({ contractId, floor }) => ({
    contractId,
    floorId: floor.id,
    name: floor.name,
    // The answer is up to a minute old: at least the member is where the member is.
    peopleCount: Math.max(counts.get(floor.id) ?? floor.presentCount, floor.id === hereId ? 1 : 0),
    freeSeats: seats.filter(({ floorId, state }) => floorId === floor.id && state === 'EMPTY')
      .length,
    current: floor.id === hereId,
    blocked: floor.blocked,
  }));
}

/** The same, office by office. */
export function toMapOffices(
  floors: readonly PlacedFloor[],
  seats: readonly PlacedSeat[],
  hereId: string | undefined,
  counts = unknownCounts,
): MapOffice[] {
  const all = toMapFloors(floors, seats, hereId, counts);
  const names = new Map(floors.map(({ contractId, officeName }) => [contractId, officeName]));
  return [...names].map(([officeId, name]) => ({
    officeId,
    name,
    floors: all.filter(({ contractId }) => contractId === officeId),
  }));
}
