interface Floor {
  id: string;
  position: number;
  blocked: boolean;
}

interface Office<F extends Floor> {
  id: string;
  name: string;
  position: number;
  blocked: boolean;
  floors: readonly F[];
}

export interface FloorWithOffice<F extends Floor = Floor> {
  contractId: string;
  officeName: string;
  floor: F;
}

export function floorsOf<F extends Floor>(offices: readonly Office<F>[]): FloorWithOffice<F>[] {
  const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;
  return offices
    .toSorted(byPosition)
    .flatMap((office) =>
      office.floors
        .toSorted(byPosition)
        .map((floor) => ({ contractId: office.id, officeName: office.name, floor })),
    );
}

/** Returns the selected floor, or else the home floor, or else the first floor. Skips blocked and unknown floors. */
export function floorToEnter<F extends Floor>(
  { data: offices, homeFloorId }: { data: readonly Office<F>[]; homeFloorId: string | null },
  selectedFloorId: string | null,
): FloorWithOffice<F> | null {
  const blocked = new Set(offices.filter((office) => office.blocked).map((office) => office.id));
  const open = floorsOf(offices).filter(
    ({ floor, contractId }) => !floor.blocked && !blocked.has(contractId),
  );
  const find = (id: string | null) => open.find(({ floor }) => floor.id === id);
  return find(selectedFloorId) ?? find(homeFloorId) ?? open[0] ?? null;
}
