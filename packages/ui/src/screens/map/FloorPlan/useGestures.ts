import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import {
  idle,
  nextGesture,
  type GestureEvent,
  type Point,
} from '../../../patterns/pointerGesture.ts';

interface Gestures {
  surface: RefObject<HTMLElement | null>;
  onPan(by: Point): void;
  /** `at` is in pixels relative to the centre of the surface. A pinch also pans by `by`. */
  onZoom(zoom: { factor: number; at: Point; pinch?: { by: Point; begins: boolean } }): void;
  onPress(at: Point): void;
}

/** Movement allowed during a press, in pixels. Larger for touch than for a mouse. */
const pressTolerance = { mouse: 5, other: 12 };
/** Zoom factor exponent per wheel pixel. */
const wheelSpeed = 0.0022;

/** Converts client coordinates to coordinates from the upper left padding corner of an element. */
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
    // Prevents the browser from zooming the page.
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
      take({ type: 'move', pointer: pointerOf(event), moveTolerance: pressTolerance[kind] });
    };
    // A drag continues outside. The wheel listener is not passive, as it calls `preventDefault`.
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
