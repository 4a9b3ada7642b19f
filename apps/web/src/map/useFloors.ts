import { useQuery } from '../api/queries.ts';
import { useChosenFloorId } from './currentFloor.ts';
import { floorsOf, floorToEnter } from './floors.ts';

/** Spec §9, "offices cache". */
const officesFreshMs = 60_000;

/** The organisation's floors, and the one that the member is on. */
export function useFloors() {
  const { data, error, mutate } = useQuery(
    '/v1/contracts/offices',
    {},
    { dedupingInterval: officesFreshMs },
  );
  const chosenFloorId = useChosenFloorId();
  const offices = data?.data;
  const floors = offices ? floorsOf(offices) : [];
  return {
    offices,
    error,
    reload: () => void mutate(),
    floors,
    here: offices ? floorToEnter(offices, chosenFloorId) : null,
    names: new Map(floors.map(({ floor }) => [floor.id, floor.name])),
  };
}
