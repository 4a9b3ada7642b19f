/** Part of the picture, in CSS pixels from the top left. */
export interface FaceBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The way of a face from the place over its person. */
export interface FaceShift {
  aside: number;
  up: number;
}

/** CSS pixels between two faces, and between a face and a name. */
const gap = 3;
/** The side that a face is on already counts as nearer by so many, so that it does not jump from one to the other. */
const loyalty = 16;

/**
 * Gives faces a place beside each other where people stand close together: each over its own name, or as little aside
 * or above as it takes to cover neither another face nor the name of somebody who has one.
 */
export class FaceLayout {
  readonly #taken: { userId: string; box: FaceBox }[];
  readonly #width: number;

  /** @param names of those who have a face @param width CSS pixels of the picture */
  constructor(names: readonly { userId: string; box: FaceBox }[], width: number) {
    this.#taken = [...names];
    this.#width = width;
  }

  /** @param box over the person's name @param before the way that it has had */
  take(userId: string, box: FaceBox, before: FaceShift): FaceShift {
    const others = this.#taken.filter((one) => one.userId !== userId).map((one) => one.box);
    const ways: FaceShift[] = others.flatMap((other) => [
      { aside: other.right + gap - box.left, up: 0 },
      { aside: other.left - gap - box.right, up: 0 },
      { aside: 0, up: box.bottom + gap - other.top },
    ]);
    const cost = ({ aside, up }: FaceShift) => {
      const isSame = Math.sign(aside) === Math.sign(before.aside) && up > 0 === before.up > 0;
      return Math.abs(aside) + Math.max(0, up) - (isSame ? loyalty : 0);
    };
    const isFree = (way: FaceShift) => {
      const at = moved(box, way);
      const isInside = at.left >= 0 && at.right <= this.#width && way.up >= 0;
      return isInside && !others.some((other) => overlap(at, other));
    };
    const still = { aside: 0, up: 0 };
    const way = others.some((other) => overlap(box, other))
      ? (ways.toSorted((a, b) => cost(a) - cost(b)).find(isFree) ?? still)
      : still;
    this.#taken.push({ userId, box: moved(box, way) });
    return way;
  }
}

function moved({ left, top, right, bottom }: FaceBox, { aside, up }: FaceShift): FaceBox {
  return { left: left + aside, top: top - up, right: right + aside, bottom: bottom - up };
}

function overlap(a: FaceBox, b: FaceBox): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
