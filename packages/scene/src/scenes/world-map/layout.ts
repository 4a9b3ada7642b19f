/** Metres of a floor. */
export interface Extent {
  width: number;
  depth: number;
}

/** The middles of the floors on the table, and the size of the whole; the table's middle is 0, 0. */
export interface Layout extends Extent {
  places: { x: number; z: number }[];
}

/** Metres between floors: beside each other, and one in front of the other, where its card stands. */
export interface Gap {
  x: number;
  z: number;
}

/** Floors in rows of `columns`, the first at the back left; shorter rows stand in the middle. */
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

/** The floor one comes to from `from` with an arrow key; the same where there is none that way. */
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
