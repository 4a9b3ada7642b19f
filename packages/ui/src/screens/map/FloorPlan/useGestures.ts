import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';

interface Point {
  x: number;
  y: number;
}

interface Gestures {
  surface: RefObject<HTMLElement | null>;
  /** Pixels. */
  onPan(by: Point): void;
  /** `at` is in pixels from the middle of the surface; a pinch moves the plan `by` so much as well. */
  onZoom(zoom: { factor: number; at: Point; pinch?: { by: Point; begins: boolean } }): void;
  /** Pressed and let go at the same place, in pixels from the upper left. */
  onPress(at: Point): void;
}

/** Pixels that a hand trembles while it presses: a finger more than what holds a mouse. */
const tremble = { mouse: 5, other: 12 };
/** How much nearer a wheel's pixel brings. */
const wheelSpeed = 0.0022;

/** A point of the window as seen from the upper left of an element, inside its border. */
export function fromCorner(element: HTMLElement | null, { x, y }: Point): Point {
  if (!element) return { x, y };
  const { left, top } = element.getBoundingClientRect();
  return { x: x - left - element.clientLeft, y: y - top - element.clientTop };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far apart two fingers are; where they all but meet a pixel would be a leap. */
function apart(a: Point, b: Point): number {
  return Math.max(distance(a, b), 8);
}

/** Drag to move, pinch or Ctrl and wheel to come nearer, press to choose. */
export function useGestures({ surface, onPan, onZoom, onPress }: Gestures) {
  const pointers = useRef(new Map<number, Point>());
  const dragged = useRef(false);
  const pinching = useRef(false);
  const pressedAt = useRef<Point>({ x: 0, y: 0 });

  const fromMiddle = (point: Point): Point => {
    const { x, y } = fromCorner(surface.current, point);
    const { clientWidth = 0, clientHeight = 0 } = surface.current ?? {};
    return { x: x - clientWidth / 2, y: y - clientHeight / 2 };
  };

  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const after = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, after);
    if (
      distance(after, pressedAt.current) >
      tremble[event.pointerType === 'mouse' ? 'mouse' : 'other']
    ) {
      dragged.current = true;
    }
    if (!dragged.current) return;
    const by = { x: after.x - before.x, y: after.y - before.y };
    if (!other) {
      onPan(by);
      return;
    }
    // Two fingers: what is between them stays between them.
    onZoom({
      factor: apart(after, other) / apart(before, other),
      at: fromMiddle({ x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 }),
      pinch: { by: { x: by.x / 2, y: by.y / 2 }, begins: !pinching.current },
    });
    pinching.current = true;
  });

  const end = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return;
    const isPress = event.type === 'pointerup' && !dragged.current && pointers.current.size === 0;
    if (isPress) onPress(fromCorner(surface.current, { x: event.clientX, y: event.clientY }));
  });

  const turn = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    // Otherwise the browser would make the whole page larger.
    event.preventDefault();
    onZoom({
      factor: Math.exp(-event.deltaY * wheelSpeed * (event.deltaMode === 1 ? 16 : 1)),
      at: fromMiddle({ x: event.clientX, y: event.clientY }),
    });
  });

  useEffect(() => {
    const element = surface.current;
    const listening = new AbortController();
    const { signal } = listening;
    // A drag goes on outside of the surface; `passive: false` because the wheel is ours.
    window.addEventListener('pointermove', (event) => move(event), { signal });
    window.addEventListener('pointerup', (event) => end(event), { signal });
    window.addEventListener('pointercancel', (event) => end(event), { signal });
    element?.addEventListener('wheel', (event) => turn(event), { signal, passive: false });
    return () => listening.abort();
  }, [surface]);

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      const at = { x: event.clientX, y: event.clientY };
      // The first finger of all: what an earlier gesture may have left behind is over.
      if (event.isPrimary) pointers.current.clear();
      // Two fingers mean a pinch from the start, and never press.
      dragged.current = pointers.current.size > 0;
      pinching.current = false;
      pressedAt.current = at;
      pointers.current.set(event.pointerId, at);
    },
  };
}
