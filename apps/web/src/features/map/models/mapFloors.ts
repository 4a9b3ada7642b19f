import type { MapFloor, MapOffice } from '@office/ui';
import type { PlacedFloor } from '../../../office/floors/floors.ts';
import type { PlacedSeat } from '../../../office/floors/useSeats.ts';

const unknownCounts: ReadonlyMap<string, number> = new Map();

/**
 * The floors as the map shows them.
 * @param counts the people on each floor that is watched now, by its id
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
    // The answer is up to a minute old, but the member is here for certain.
    peopleCount: Math.max(counts.get(floor.id) ?? floor.presentCount, floor.id === hereId ? 1 : 0),
    freeSeats: seats.filter(({ floorId, state }) => floorId === floor.id && state === 'EMPTY')
      .length,
    current: floor.id === hereId,
    blocked: floor.blocked,
  }));
}

/** The floors as the map shows them, office by office. */
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
