export interface Point {
  x: number;
  y: number;
}

interface Pointer extends Point {
  id: number;
}

export type Gesture =
  | { kind: 'idle' }
  | { kind: 'press'; pointer: Pointer; from: Point }
  | { kind: 'drag'; pointer: Pointer }
  /** Two or more fingers. `started` is true after the first movement. */
  | { kind: 'pinch'; pointers: readonly Pointer[]; started: boolean };

export type GestureEvent =
  | { type: 'down'; pointer: Pointer; isPrimary: boolean }
  /** `moveTolerance` is the distance in pixels within which the pointer counts as held still. */
  | { type: 'move'; pointer: Pointer; moveTolerance: number }
  | { type: 'up'; pointer: Pointer }
  | { type: 'cancel'; pointer: Pointer };

export type GestureAction =
  | { kind: 'press'; at: Point }
  | { kind: 'pan'; by: Point }
  /** Zooms by `factor` around `at` and moves by `by`. `begins` is true for the first movement of a pinch. */
  | { kind: 'pinch'; factor: number; at: Point; by: Point; begins: boolean };

export interface GestureStep {
  gesture: Gesture;
  action?: GestureAction;
}

export const idle: Gesture = { kind: 'idle' };

/** Minimum distance between two fingers in pixels. Smaller distances would make the zoom jump. */
const minPinchDistance = 8;

export function nextGesture(gesture: Gesture, event: GestureEvent): GestureStep {
  switch (event.type) {
    case 'down':
      return { gesture: onPointerDown(gesture, event) };
    case 'move':
      return moved(gesture, event);
    case 'up':
    case 'cancel':
      return onPointerUp(gesture, event);
  }
}

function onPointerDown(
  gesture: Gesture,
  { pointer, isPrimary }: Extract<GestureEvent, { type: 'down' }>,
): Gesture {
  // The primary pointer ends any gesture left over from earlier.
  const others = isPrimary ? [] : pointersOf(gesture).filter(({ id }) => id !== pointer.id);
  if (others.length === 0) return { kind: 'press', pointer, from: pointer };
  // A second finger starts a pinch and never presses.
  return { kind: 'pinch', pointers: [...others, pointer], started: false };
}

function moved(
  gesture: Gesture,
  { pointer, moveTolerance }: Extract<GestureEvent, { type: 'move' }>,
): GestureStep {
  const before = pointersOf(gesture).find(({ id }) => id === pointer.id);
  if (!before) return { gesture };
  const by = { x: pointer.x - before.x, y: pointer.y - before.y };
  switch (gesture.kind) {
    case 'idle':
      return { gesture };
    case 'press':
      return distance(gesture.from, pointer) > moveTolerance
        ? { gesture: { kind: 'drag', pointer }, action: { kind: 'pan', by } }
        : { gesture: { ...gesture, pointer } };
    case 'drag':
      return { gesture: { kind: 'drag', pointer }, action: { kind: 'pan', by } };
    case 'pinch': {
      const pointers = gesture.pointers.map((each) => (each.id === pointer.id ? pointer : each));
      const other = pointers.find(({ id }) => id !== pointer.id)!;
      return {
        gesture: { kind: 'pinch', pointers, started: true },
        action: {
          kind: 'pinch',
          factor:
            Math.max(distance(pointer, other), minPinchDistance) /
            Math.max(distance(before, other), minPinchDistance),
          at: { x: (pointer.x + other.x) / 2, y: (pointer.y + other.y) / 2 },
          // The midpoint moves by half the movement of one finger.
          by: { x: by.x / 2, y: by.y / 2 },
          begins: !gesture.started,
        },
      };
    }
  }
}

function onPointerUp(
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
