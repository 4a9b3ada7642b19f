import type { Schemas } from '@office/api';
import type { PersonLocation } from '@office/ui/screens/people';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';
import { useFloors } from '../../../office/floors/useFloors.ts';
import { useZoneNames } from '../../../office/floors/useZoneNames.ts';

type Located = Pick<Schemas['OrgMember'], 'floorId' | 'zoneId'>;

export function usePlaceNames(people: readonly Located[]): (person: Located) => PersonLocation {
  const { names } = useFloors();
  const zoneName = useZoneNames(people.map(({ floorId }) => floorId));
  return ({ floorId, zoneId }) => {
    if (!floorId) return {};
    const roomName = zoneId ? zoneName(floorId, zoneId) : undefined;
    return dropEmpty({ floorName: names.get(floorId), roomName });
  };
}
