import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import {
  idle,
  nextGesture,
  type GestureEvent,
  type Point,
} from '../../../patterns/pointerGesture.ts';

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

const pointerOf = (event: globalThis.PointerEvent | PointerEvent) => ({
  id: event.pointerId,
  x: event.clientX,
  y: event.clientY,
});

/** Drag to move, pinch or Ctrl and wheel to come nearer, press to choose. */
export function useGestures({ surface, onPan, onZoom, onPress }: Gestures) {
  const gesture = useRef(idle);

  const fromMiddle = (point: Point): Point => {
    const { x, y } = fromCorner(surface.current, point);
    const { clientWidth = 0, clientHeight = 0 } = surface.current ?? {};
    return { x: x - clientWidth / 2, y: y - clientHeight / 2 };
  };

  const take = useEffectEvent((event: GestureEvent) => {
    const step = nextGesture(gesture.current, event);
    gesture.current = step.gesture;
    const { action } = step;
    switch (action?.kind) {
      case 'press':
        return onPress(fromCorner(surface.current, action.at));
      case 'pan':
        return onPan(action.by);
      case 'pinch': {
        const { factor, at, by, begins } = action;
        return onZoom({ factor, at: fromMiddle(at), pinch: { by, begins } });
      }
    }
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
    const onMove = (event: globalThis.PointerEvent) => {
      const kind = event.pointerType === 'mouse' ? 'mouse' : 'other';
      take({ type: 'move', pointer: pointerOf(event), tremble: tremble[kind] });
    };
    // A drag goes on outside of the surface; `passive: false` because the wheel is ours.
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener(
      'pointerup',
      (event) => take({ type: 'up', pointer: pointerOf(event) }),
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      (event) => take({ type: 'cancel', pointer: pointerOf(event) }),
      { signal },
    );
    element?.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button !== 0) return;
        take({ type: 'down', pointer: pointerOf(event), isPrimary: event.isPrimary });
      },
      { signal },
    );
    element?.addEventListener('wheel', (event) => turn(event), { signal, passive: false });
    return () => listening.abort();
  }, [surface]);
}
