import type { Schemas } from '@office/api';
import type { FloorWithOffice as PlacedFloor } from '@office/world/floors';

export type FloorWithOffice = PlacedFloor<Schemas['OfficeFloor']>;

export function localizeOffices(
  offices: readonly Schemas['Office'][],
  language: Schemas['Language'],
): Schemas['Office'][] {
  return offices.map((office) => ({
    ...office,
    name: office.names?.[language] ?? office.name,
    floors: office.floors.map((floor) => ({
      ...floor,
      name: floor.names?.[language] ?? floor.name,
    })),
  }));
}

export function floorState(
  offices: readonly Schemas['Office'][],
  floorId: string,
): 'open' | 'blocked' | 'unknown' {
  const office = offices.find(({ floors }) => floors.some(({ id }) => id === floorId));
  const floor = office?.floors.find(({ id }) => id === floorId);
  if (!office || !floor) return 'unknown';
  return office.blocked || floor.blocked ? 'blocked' : 'open';
}
