export interface Extent {
  width: number;
  depth: number;
}

/** Centres of the floors and the total size; the origin is the centre of the table. */
export interface Layout extends Extent {
  places: { x: number; z: number }[];
}

/** Metres between columns, and between rows, including space for the cards. */
export interface Gap {
  x: number;
  z: number;
}

/** Arranges floors in rows of `columns`, starting at the back left; shorter rows are centred. */
export function layOut(floors: readonly Extent[], columns: number, gap: Gap): Layout {
  const rows: Extent[][] = [];
  floors.forEach((floor, i) => (rows[Math.floor(i / columns)] ??= []).push(floor));
  const depths = rows.map((row) => Math.max(...row.map(({ depth }) => depth)));
  const lengths = rows.map(
    (row) => row.reduce((sum, { width }) => sum + width, 0) + gap.x * (row.length - 1),
  );
  const width = Math.max(0, ...lengths);
  const depth = depths.reduce((sum, each) => sum + each + gap.z, 0);
  const places: Layout['places'] = [];
  let z = -depth / 2;
  rows.forEach((row, i) => {
    let x = -lengths[i]! / 2;
    for (const floor of row) {
      places.push({ x: x + floor.width / 2, z: z + depths[i]! / 2 });
      x += floor.width + gap.x;
    }
    z += depths[i]! + gap.z;
  });
  return { places, width, depth };
}

/** Returns the floor in the direction of an arrow key; `from` if there is none. */
export function neighbour(
  { places }: Layout,
  from: number,
  direction: { right: number; forward: number },
): number {
  const here = places[from];
  if (!here) return 0;
  let best = from;
  let least = Infinity;
  places.forEach((place, i) => {
    const along = (place.x - here.x) * direction.right - (place.z - here.z) * direction.forward;
    if (i === from || along <= 1) return;
    const aside = Math.abs(
      (place.x - here.x) * direction.forward + (place.z - here.z) * direction.right,
    );
    const cost = along + aside * 2;
    if (cost >= least) return;
    least = cost;
    best = i;
  });
  return best;
}
