export interface FaceBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface FaceShift {
  aside: number;
  up: number;
}

/** CSS pixels between two faces, and between a face and a name. */
const gap = 3;
/** Cost reduction for the current side, in CSS pixels; prevents a face from switching sides repeatedly. */
const sameSideBonus = 16;

/** Lays out close faces: each above its name or moved slightly to cover no other face or name. */
export class FaceLayout {
  readonly #boxes: { userId: string; box: FaceBox }[];
  readonly #width: number;

  /** @param width in CSS pixels */
  constructor(names: readonly { userId: string; box: FaceBox }[], width: number) {
    this.#boxes = [...names];
    this.#width = width;
  }

  /** `box` is the default position above the name, `before` the previous offset. */
  place(userId: string, box: FaceBox, before: FaceShift): FaceShift {
    const others = this.#boxes.filter((one) => one.userId !== userId).map((one) => one.box);
    const ways: FaceShift[] = others.flatMap((other) => [
      { aside: other.right + gap - box.left, up: 0 },
      { aside: other.left - gap - box.right, up: 0 },
      { aside: 0, up: box.bottom + gap - other.top },
    ]);
    const cost = ({ aside, up }: FaceShift) => {
      const isSame = Math.sign(aside) === Math.sign(before.aside) && up > 0 === before.up > 0;
      return Math.abs(aside) + Math.max(0, up) - (isSame ? sameSideBonus : 0);
    };
    const isFree = (shift: FaceShift) => {
      const at = moved(box, shift);
      const isInside = at.left >= 0 && at.right <= this.#width && shift.up >= 0;
      return isInside && !others.some((other) => overlap(at, other));
    };
    const still = { aside: 0, up: 0 };
    const freeShift = others.some((other) => overlap(box, other))
      ? (ways.toSorted((a, b) => cost(a) - cost(b)).find(isFree) ?? still)
      : still;
    this.#boxes.push({ userId, box: moved(box, freeShift) });
    return freeShift;
  }
}

function moved({ left, top, right, bottom }: FaceBox, { aside, up }: FaceShift): FaceBox {
  return { left: left + aside, top: top - up, right: right + aside, bottom: bottom - up };
}

function overlap(a: FaceBox, b: FaceBox): boolean {
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
}
