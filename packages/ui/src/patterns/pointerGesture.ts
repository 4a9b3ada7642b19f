/** A point of the window, in pixels. */
export interface Point {
  x: number;
  y: number;
}

interface Pointer extends Point {
  id: number;
}

/** Fingers, a pen or a mouse on a surface that is moved, enlarged and pressed. */
export type Gesture =
  | { kind: 'idle' }
  /** Held where it was put down, as far as a hand can hold still. */
  | { kind: 'press'; pointer: Pointer; from: Point }
  | { kind: 'drag'; pointer: Pointer }
  /** Two fingers or more; `begun` once one of them has moved. */
  | { kind: 'pinch'; pointers: readonly Pointer[]; begun: boolean };

export type GestureEvent =
  | { type: 'down'; pointer: Pointer; isPrimary: boolean }
  /** `tremble`: pixels within which the pointer still counts as held. */
  | { type: 'move'; pointer: Pointer; tremble: number }
  | { type: 'up'; pointer: Pointer }
  | { type: 'cancel'; pointer: Pointer };

/** The surface's answer to an event. */
export type GestureAction =
  | { kind: 'press'; at: Point }
  | { kind: 'pan'; by: Point }
  /** Enlarged by `factor` around `at` and moved `by` so much; `begins` with the first of a pinch. */
  | { kind: 'pinch'; factor: number; at: Point; by: Point; begins: boolean };

export interface GestureStep {
  gesture: Gesture;
  action?: GestureAction;
}

export const idle: Gesture = { kind: 'idle' };

/** Pixels below which two fingers all but meet, and one more would be a leap. */
const leastDistance = 8;

export function nextGesture(gesture: Gesture, event: GestureEvent): GestureStep {
  switch (event.type) {
    case 'down':
      return { gesture: putDown(gesture, event) };
    case 'move':
      return moved(gesture, event);
    case 'up':
    case 'cancel':
      return lifted(gesture, event);
  }
}

function putDown(
  gesture: Gesture,
  { pointer, isPrimary }: Extract<GestureEvent, { type: 'down' }>,
): Gesture {
  // With the first finger of all, anything that an earlier gesture has left behind is over.
  const others = isPrimary ? [] : pointersOf(gesture).filter(({ id }) => id !== pointer.id);
  if (others.length === 0) return { kind: 'press', pointer, from: pointer };
  // Two fingers mean a pinch from the start, and never press.
  return { kind: 'pinch', pointers: [...others, pointer], begun: false };
}

function moved(
  gesture: Gesture,
  { pointer, tremble }: Extract<GestureEvent, { type: 'move' }>,
): GestureStep {
  const before = pointersOf(gesture).find(({ id }) => id === pointer.id);
  if (!before) return { gesture };
  const by = { x: pointer.x - before.x, y: pointer.y - before.y };
  switch (gesture.kind) {
    case 'idle':
      return { gesture };
    case 'press':
      return distance(gesture.from, pointer) > tremble
        ? { gesture: { kind: 'drag', pointer }, action: { kind: 'pan', by } }
        : { gesture: { ...gesture, pointer } };
    case 'drag':
      return { gesture: { kind: 'drag', pointer }, action: { kind: 'pan', by } };
    case 'pinch': {
      const pointers = gesture.pointers.map((each) => (each.id === pointer.id ? pointer : each));
      const other = pointers.find(({ id }) => id !== pointer.id)!;
      return {
        gesture: { kind: 'pinch', pointers, begun: true },
        action: {
          kind: 'pinch',
          factor:
            Math.max(distance(pointer, other), leastDistance) /
            Math.max(distance(before, other), leastDistance),
          at: { x: (pointer.x + other.x) / 2, y: (pointer.y + other.y) / 2 },
          // The point between the fingers stays between them.
          by: { x: by.x / 2, y: by.y / 2 },
          begins: !gesture.begun,
        },
      };
    }
  }
}

function lifted(
  gesture: Gesture,
  { type, pointer }: Extract<GestureEvent, { type: 'up' | 'cancel' }>,
): GestureStep {
  const pointers = pointersOf(gesture);
  const left = pointers.filter(({ id }) => id !== pointer.id);
  if (left.length === pointers.length) return { gesture };
  if (gesture.kind === 'press' && type === 'up') {
    return { gesture: idle, action: { kind: 'press', at: { x: pointer.x, y: pointer.y } } };
  }
  const [first, second] = left;
  if (!first) return { gesture: idle };
  if (!second || gesture.kind !== 'pinch') return { gesture: { kind: 'drag', pointer: first } };
  return { gesture: { ...gesture, pointers: left } };
}

function pointersOf(gesture: Gesture): readonly Pointer[] {
  if (gesture.kind === 'idle') return [];
  return gesture.kind === 'pinch' ? gesture.pointers : [gesture.pointer];
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
