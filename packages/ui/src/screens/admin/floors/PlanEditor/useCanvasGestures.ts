import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import {
  idle,
  nextGesture,
  type GestureEvent,
  type Point,
} from '../../../../patterns/pointerGesture.ts';

export interface PointerModifiers {
  shift: boolean;
  alt: boolean;
  /** Ctrl, or Command on macOS. */
  control: boolean;
  touch: boolean;
  /** Middle mouse button, which pans the plan. */
  middle: boolean;
}

interface CanvasGestures {
  surface: RefObject<HTMLElement | null>;
  /** Called when pressed. All points are in pixels from the top left of the surface. */
  onDown(at: Point, modifiers: PointerModifiers): void;
  /** Called for moves beyond the tolerance while pressed. */
  onDrag(at: Point, by: Point, modifiers: PointerModifiers): void;
  onDrop(at: Point, modifiers: PointerModifiers): void;
  onPress(at: Point, modifiers: PointerModifiers): void;
  /** Called when a second finger is added or the browser cancels the pointer. The drag has no effect. */
  onCancel(): void;
  onHover(at: Point | undefined, modifiers: PointerModifiers): void;
  onPan(by: Point): void;
  /** `at` is in pixels from the centre of the surface. */
  onZoom(zoom: { factor: number; at: Point; pinch?: { by: Point; begins: boolean } }): void;
}

/** Tolerance in pixels before a press becomes a drag. */
const moveTolerancePx = { mouse: 3, other: 10 };
/** Zoom per pixel of the wheel, and pixels per line of the wheel. */
const wheelSpeed = 0.0022;
const wheelLine = 16;

export function useCanvasGestures(on: CanvasGestures) {
  const { surface } = on;
  const gesture = useRef(idle);
  const isDragging = useRef(false);

  const fromCorner = ({ x, y }: Point): Point => {
    const { left, top } = surface.current?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: x - left, y: y - top };
  };
  const fromMiddle = (point: Point): Point => {
    const { x, y } = fromCorner(point);
    const { clientWidth = 0, clientHeight = 0 } = surface.current ?? {};
    return { x: x - clientWidth / 2, y: y - clientHeight / 2 };
  };

  const take = useEffectEvent((event: GestureEvent, modifiers: PointerModifiers) => {
    const before = gesture.current.kind;
    const step = nextGesture(gesture.current, event);
    gesture.current = step.gesture;
    const { action } = step;
    const at = fromCorner(event.pointer);
    if (event.type === 'down') {
      if (step.gesture.kind === 'press') on.onDown(at, modifiers);
      else on.onCancel();
    }
    switch (action?.kind) {
      case 'press':
        on.onPress(at, modifiers);
        break;
      case 'pan':
        // The remaining finger of a pinch continues to pan.
        if (before === 'press' || isDragging.current) {
          isDragging.current = true;
          on.onDrag(at, action.by, modifiers);
        } else on.onPan(action.by);
        break;
      case 'pinch': {
        const { factor, by, begins } = action;
        on.onZoom({ factor, at: fromMiddle(action.at), pinch: { by, begins } });
        break;
      }
    }
    if (step.gesture.kind === 'pinch') isDragging.current = false;
    if (event.type === 'up' && isDragging.current) on.onDrop(at, modifiers);
    if (event.type === 'cancel') on.onCancel();
    if (event.type === 'up' || event.type === 'cancel') isDragging.current = false;
  });

  const hover = useEffectEvent((event: PointerEvent | undefined) => {
    if (!event) on.onHover(undefined, noModifiers);
    else if (event.buttons === 0 && event.pointerType !== 'touch') {
      on.onHover(fromCorner({ x: event.clientX, y: event.clientY }), modifierKeysOf(event));
    }
  });

  const turn = useEffectEvent((event: WheelEvent) => {
    // Prevents the page from scrolling or zooming.
    event.preventDefault();
    const factor = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? wheelLine : 1;
    const [x, y] = [event.deltaX * factor, event.deltaY * factor];
    if (event.ctrlKey || event.metaKey) {
      const at = fromMiddle({ x: event.clientX, y: event.clientY });
      on.onZoom({ factor: Math.exp(-y * wheelSpeed), at });
    } else if (event.shiftKey && x === 0) on.onPan({ x: -y, y: 0 });
    else on.onPan({ x: -x, y: -y });
  });

  useEffect(() => {
    const element = surface.current;
    if (!element) return;
    const listening = new AbortController();
    const { signal } = listening;
    const pointerOf = (event: PointerEvent) => ({
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
    });
    element.addEventListener(
      'pointerdown',
      (event) => {
        if (event.button > 1) return;
        // Prevents autoscroll by the middle button.
        if (event.button === 1) event.preventDefault();
        take(
          { type: 'down', pointer: pointerOf(event), isPrimary: event.isPrimary },
          modifierKeysOf(event),
        );
      },
      { signal },
    );
    element.addEventListener('pointermove', hover, { signal });
    element.addEventListener('pointerleave', () => hover(undefined), { signal });
    element.addEventListener('wheel', (event) => turn(event), { signal, passive: false });
    // A drag continues outside of the surface.
    window.addEventListener(
      'pointermove',
      (event) => {
        const modifiers = modifierKeysOf(event);
        const pointer = pointerOf(event);
        take(
          {
            type: 'move',
            pointer,
            moveTolerance: moveTolerancePx[modifiers.touch ? 'other' : 'mouse'],
          },
          modifiers,
        );
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      (event) => take({ type: 'up', pointer: pointerOf(event) }, modifierKeysOf(event)),
      { signal },
    );
    window.addEventListener(
      'pointercancel',
      (event) => take({ type: 'cancel', pointer: pointerOf(event) }, modifierKeysOf(event)),
      { signal },
    );
    return () => listening.abort();
  }, [surface]);
}

const noModifiers: PointerModifiers = {
  shift: false,
  alt: false,
  control: false,
  touch: false,
  middle: false,
};

function modifierKeysOf(event: PointerEvent): PointerModifiers {
  return {
    shift: event.shiftKey,
    alt: event.altKey,
    control: event.ctrlKey || event.metaKey,
    touch: event.pointerType !== 'mouse',
    middle: event.button === 1 || (event.buttons & 4) !== 0,
  };
}
