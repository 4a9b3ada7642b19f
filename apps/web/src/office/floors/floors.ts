import type { Schemas } from '@office/api';

export interface FloorWithOffice {
  contractId: string;
  officeName: string;
  floor: Schemas['OfficeFloor'];
}

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

export function floorsOf(offices: readonly Schemas['Office'][]): FloorWithOffice[] {
  const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;
  return offices
    .toSorted(byPosition)
    .flatMap((office) =>
      office.floors
        .toSorted(byPosition)
        .map((floor) => ({ contractId: office.id, officeName: office.name, floor })),
    );
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

export function floorToEnter(
  offices: readonly Schemas['Office'][],
  selectedFloorId: string | null,
): FloorWithOffice | null {
  const blocked = new Set(offices.filter((office) => office.blocked).map((office) => office.id));
  const open = floorsOf(offices).filter(
    ({ floor, contractId }) => !floor.blocked && !blocked.has(contractId),
  );
  return open.find(({ floor }) => floor.id === selectedFloorId) ?? open[0] ?? null;
}
