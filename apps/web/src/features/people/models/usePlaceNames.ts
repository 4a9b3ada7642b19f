import type { Schemas } from '@office/api';
import type { PersonPlace } from '@office/ui';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { useZoneNames } from '../../../office/floors/useZoneNames.ts';

/** The floor and the zone of a person. */
type Located = Pick<Schemas['OrgMember'], 'floorId' | 'zoneId'>;

/** Names the floor and room of each of these people. */
export function usePlaceNames(people: readonly Located[]): (person: Located) => PersonPlace {
  const { names } = useFloors();
  const zoneName = useZoneNames(people.map(({ floorId }) => floorId));
  return ({ floorId, zoneId }) => {
    if (!floorId) return {};
    const roomName = zoneId ? zoneName(floorId, zoneId) : undefined;
    return dropEmpty({ floorName: names.get(floorId), roomName });
  };
}
