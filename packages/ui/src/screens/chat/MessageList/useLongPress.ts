import {
  useCallback,
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** Duration of a long press, in milliseconds. */
const longPressMs = 500;
/** Movement allowed during a long press, in pixels. */
const maxPressMovement = 10;

interface Press {
  timer: ReturnType<typeof setTimeout>;
  pointerId: number;
  x: number;
  y: number;
}

export type LongPress = ReturnType<typeof useLongPress>;

/** Opens the menu of a message by a long press. */
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
      // Links and buttons handle presses themselves.
      const isControl = event.target instanceof Element && event.target.closest('a, button');
      if (event.pointerType !== 'touch' || isControl) return;
      const timer = setTimeout(onLongPress, longPressMs);
      press.current = { timer, pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent) {
      const from = press.current;
      // A scrolling list also causes move events of a mouse.
      if (from?.pointerId !== event.pointerId) return;
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > maxPressMovement) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu(event: MouseEvent) {
      // Suppresses the context menu of the browser on a long press.
      if ('pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch')
        event.preventDefault();
    },
  };
}
