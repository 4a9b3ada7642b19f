import {
  useCallback,
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** Milliseconds that a finger rests before it means more than a tap. */
const longMs = 500;
/** Pixels that a resting finger may move. */
const restingMove = 10;

interface Press {
  timer: ReturnType<typeof setTimeout>;
  pointerId: number;
  x: number;
  y: number;
}

export type LongPress = ReturnType<typeof useLongPress>;

/** A resting finger opens the menu of a message, as a right click does elsewhere. */
export function useLongPress(onLongPress: (key: string) => void) {
  const press = useRef<Press>(undefined);
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return useCallback((key: string) => handlers(press, () => onLongPress(key)), [onLongPress]);
}

function handlers(press: RefObject<Press | undefined>, onLongPress: () => void) {
  const end = () => clearTimeout(press.current?.timer);
  return {
    onPointerDown(event: PointerEvent) {
      end();
      // Links and buttons have a press of their own.
      const isControl = event.target instanceof Element && event.target.closest('a, button');
      if (event.pointerType !== 'touch' || isControl) return;
      const timer = setTimeout(onLongPress, longMs);
      press.current = { timer, pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      const from = press.current;
      // A mouse that lies beside is told of moves too, when the list moves under it.
      if (from?.pointerId !== event.pointerId) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > restingMove) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      // The browser's own menu of a long press would cover ours.
      if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch')
        event.preventDefault();
    },
  };
}
