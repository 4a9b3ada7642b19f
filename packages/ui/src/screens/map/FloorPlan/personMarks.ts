import type { PlanPerson } from '../map.ts';

const markSizes = ['dot', 'small', 'large'] as const;
export type MarkSize = (typeof markSizes)[number];

/** Diameters of faces in pixels. Keep in sync with the styles of FloorPlan. */
const diameter: Record<MarkSize, number> = { dot: 10, small: 24, large: 32 };
/** Scale in pixels per metre from which faces are large. */
const largeMarkScale = 22;
/** Diameters of camera pictures in pixels. */
const pictureDiameter: Record<MarkSize, number> = { dot: 40, small: 40, large: 64 };
/** Distance in pixels from the centre of a person to the lower edge of the picture above. */
const pictureAboveOffset = 20;
/** Distance in pixels from the centre of a person to the upper edge of the picture below the name. */
const pictureBelowOffset = 36;
/** Minimum distance between two pictures, in pixels. */
const pictureGap = 4;
/** Width in pixels of the rings around the face of an emphasised person. Other people do not cover them. */
const ringWidth = 6;
/** Height and maximum width of a name, in pixels. */
const nameHeight = 16;
const maxNameWidth = 104;
/** Width of the demo mark beside a name, in pixels. */
const demoMarkWidth = 36;

export interface Mark {
  size: MarkSize;
  showsName: boolean;
  /** Offset of the name in pixels that keeps it within the floor. */
  shift: number;
  /** Offset of the camera picture, which also avoids other pictures. */
  pictureShift: number;
  /** Places the camera picture below the person, because it would be cut off above. */
  pictureBelow: boolean;
  /** Offset of the whole mark in pixels, to avoid the face of an emphasised person. */
  offset: MarkOffset;
}

interface MarkOffset {
  x: number;
  y: number;
}

const noOffset: MarkOffset = { x: 0, y: 0 };

interface MarkBounds {
  width: number;
  occupied: readonly Box[];
  top?: number;
}

export interface Emphasis {
  has(userId: string): boolean;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Computes how people are drawn without overlaps. Close people shrink to dots, which move away from
 * the face of an emphasised person. A name must cover neither a face nor another name. Keeps the
 * order, so that names do not flicker.
 */
export function marksOf(
  people: readonly PlanPerson[],
  scale: number,
  emphasis: Emphasis,
  { width, occupied, top = -Infinity }: MarkBounds = { width: Infinity, occupied: [] },
): ReadonlyMap<string, Mark> {
  const grid = new Grid<PlanPerson>(people, scale);
  const maxSize: MarkSize = scale >= largeMarkScale ? 'large' : 'small';
  const sizes = new Map<PlanPerson, MarkSize>(
    people.map((person) => [
      person,
      sizeFor(grid.distanceToNearest(person), maxSize, emphasis.has(person.userId)),
    ]),
  );
  const offsets = computeOffsets(people, { grid, sizes, emphasis, scale });
  const placeOf: PlaceOf = (person) => {
    const { x, y } = offsets.get(person) ?? noOffset;
    return { x: person.x * scale + x, y: person.z * scale + y };
  };
  const boxes = new BoxGrid();
  for (const box of occupied) boxes.add(box);
  for (const person of people) {
    const half = diameter[sizes.get(person) ?? maxSize] / 2;
    const { x, y } = placeOf(person);
    boxes.add(around(x, y, half, half));
  }
  const pictures = placePictures(people, placeOf, { sizes, width, top });
  for (const { box } of pictures.values()) boxes.add(box);
  const marks = new Map<string, Mark>();
  const first = people.filter(({ userId }) => emphasis.has(userId));
  const others = people.filter(({ userId }) => !emphasis.has(userId));
  for (const person of [...first, ...others]) {
    const size = sizes.get(person) ?? maxSize;
    const centeredBox = nameBox(person, placeOf(person), diameter[size] / 2);
    const shift = Math.max(0, -centeredBox.left) - Math.max(0, centeredBox.right - width);
    const name = {
      ...centeredBox,
      left: centeredBox.left + shift,
      right: centeredBox.right + shift,
    };
    const emphasized = emphasis.has(person.userId);
    const showsName = emphasized || (size !== 'dot' && !boxes.touches(name));
    if (showsName) boxes.add(name);
    const { shift: pictureShift, below: pictureBelow } =
      pictures.get(person) ?? defaultPicturePlacement;
    const offset = offsets.get(person) ?? noOffset;
    marks.set(person.userId, { size, showsName, shift, pictureShift, pictureBelow, offset });
  }
  return marks;
}

type PlaceOf = (person: PlanPerson) => { x: number; y: number };

/** Moves dots radially away from the face of an emphasised person, as far as necessary. */
function computeOffsets(
  people: readonly PlanPerson[],
  {
    grid,
    sizes,
    emphasis,
    scale,
  }: {
    grid: Grid<PlanPerson>;
    sizes: ReadonlyMap<PlanPerson, MarkSize>;
    emphasis: Emphasis;
    scale: number;
  },
): Map<PlanPerson, MarkOffset> {
  const offsets = new Map<PlanPerson, MarkOffset>();
  for (const candidate of people) {
    if (!emphasis.has(candidate.userId)) continue;
    const clear = (diameter[sizes.get(candidate) ?? 'small'] + diameter.dot) / 2 + ringWidth;
    for (const other of grid.near(candidate)) {
      if (sizes.get(other) !== 'dot' || offsets.has(other)) continue;
      const [x, y] = [(other.x - candidate.x) * scale, (other.z - candidate.z) * scale];
      const gap = Math.hypot(x, y);
      if (gap >= clear) continue;
      const more = clear - gap;
      offsets.set(
        other,
        gap === 0 ? { x: more, y: 0 } : { x: (x / gap) * more, y: (y / gap) * more },
      );
    }
  }
  return offsets;
}

interface PlacedPicture {
  shift: number;
  below: boolean;
  box: Box;
}

const defaultPicturePlacement = { shift: 0, below: false };

function placePictures(
  people: readonly PlanPerson[],
  placeOf: PlaceOf,
  { sizes, width, top }: { sizes: ReadonlyMap<PlanPerson, MarkSize>; width: number; top: number },
): Map<PlanPerson, PlacedPicture> {
  const placed = new Map<PlanPerson, PlacedPicture>();
  const taken = new BoxGrid();
  for (const person of people) {
    if (!person.picture) continue;
    const half = pictureDiameter[sizes.get(person) ?? 'small'] / 2;
    const { x, y } = placeOf(person);
    // Keeps the picture above if the person is above the visible area too.
    const below = y > top && y - pictureAboveOffset - 2 * half < top;
    const middle = below ? y + pictureBelowOffset + half : y - pictureAboveOffset - half;
    const at = (shift: number) => ({ shift, below, box: around(x + shift, middle, half, half) });
    // Above the person, or with the smallest free offset.
    const positions = [...placed.values()].flatMap(({ box }) => [
      at(box.right + pictureGap + half - x),
      at(box.left - pictureGap - half - x),
    ]);
    positions.sort((a, b) => Math.abs(a.shift) - Math.abs(b.shift));
    const isFree = ({ box }: { box: Box }) =>
      box.left >= -half && box.right <= width + half && !taken.touches(box);
    const place = [at(0), ...positions].find(isFree) ?? at(0);
    taken.add(place.box);
    placed.set(person, place);
  }
  return placed;
}

function sizeFor(gap: number, maxSize: MarkSize, emphasized: boolean): MarkSize {
  // Faces may overlap by a quarter.
  const fitting = markSizes.findLast((size) => size === 'dot' || diameter[size] * 0.75 <= gap);
  const size = markSizes.indexOf(fitting ?? 'dot') < markSizes.indexOf(maxSize) ? fitting : maxSize;
  return emphasized && size === 'dot' ? 'small' : (size ?? maxSize);
}

/** Estimated width of a small text in pixels. Full-width characters are as wide as high. */
export function textWidth(text: string): number {
  let width = 8;
  for (const character of text) width += /[\u0020-\u024f\uff61-\uff9f]/.test(character) ? 6.6 : 12;
  return width;
}

function nameBox({ name, demo }: PlanPerson, { x, y }: ReturnType<PlaceOf>, below: number): Box {
  const middle = y + below + nameHeight / 2 + 2;
  // Smaller than the text, so that names in adjacent lines do not hide each other.
  const width = textWidth(name) + (demo ? demoMarkWidth : 0);
  return around(x, middle, Math.min(width, maxNameWidth) / 2, nameHeight / 2 - 2);
}

function around(x: number, y: number, halfWidth: number, halfHeight: number): Box {
  return {
    left: x - halfWidth,
    top: y - halfHeight,
    right: x + halfWidth,
    bottom: y + halfHeight,
  };
}

/** Spatial index of people for finding the nearest one. */
class Grid<Person extends PlanPerson> {
  static readonly #cell = 32;
  readonly #cells = new Map<string, Person[]>();
  readonly #scale: number;

  constructor(people: readonly Person[], scale: number) {
    this.#scale = scale;
    for (const person of people) {
      const [column, row] = this.#at(person);
      const key = `${column} ${row}`;
      const cell = this.#cells.get(key);
      if (cell) cell.push(person);
      else this.#cells.set(key, [person]);
    }
  }

  #at({ x, z }: Person): [column: number, row: number] {
    const size = Grid.#cell / this.#scale;
    return [Math.floor(x / size), Math.floor(z / size)];
  }

  /** Yields all people within a cell's width, and some beyond it. */
  *near(person: Person): Generator<Person> {
    const [column, row] = this.#at(person);
    for (let dx = -1; dx <= 1; dx++) {
      for (let dz = -1; dz <= 1; dz++) {
        for (const other of this.#cells.get(`${column + dx} ${row + dz}`) ?? [])
          if (other !== person) yield other;
      }
    }
  }

  /** Distance to the nearest person in pixels. Infinity if the neighbouring cells are empty. */
  distanceToNearest(person: Person): number {
    let least = Infinity;
    for (const other of this.near(person))
      least = Math.min(least, Math.hypot(other.x - person.x, other.z - person.z) * this.#scale);
    return least;
  }
}

class BoxGrid {
  static readonly #row = 32;
  readonly #rows = new Map<number, Box[]>();

  #rowsOf({ top, bottom }: Box): number[] {
    const first = Math.floor(top / BoxGrid.#row);
    const last = Math.floor(bottom / BoxGrid.#row);
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  }

  add(box: Box): void {
    for (const row of this.#rowsOf(box)) {
      const boxes = this.#rows.get(row);
      if (boxes) boxes.push(box);
      else this.#rows.set(row, [box]);
    }
  }

  touches(box: Box): boolean {
    return this.#rowsOf(box).some((row) =>
      this.#rows
        .get(row)
        ?.some(
          (other) =>
            other.left < box.right &&
            other.right > box.left &&
            other.top < box.bottom &&
            other.bottom > box.top,
        ),
    );
  }
}
