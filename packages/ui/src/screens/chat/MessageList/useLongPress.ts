import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';
import { messageKeyOf } from './useMessageKeys.ts';

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

/** Opens the menu of a message by a long press. Returns handlers for the list. */
export function useLongPress(onLongPress: (key: string) => void) {
  const press = useRef<Press>(undefined);
  const end = () => clearTimeout(press.current?.timer);
  useEffect(() => () => clearTimeout(press.current?.timer), []);
  return {
    onPointerDown(event: PointerEvent) {
      end();
      const target = event.target as Element;
      const key = messageKeyOf(target);
      // Links and buttons handle presses themselves.
      const isControl = target.closest('a, button');
      if (event.pointerType !== 'touch' || isControl || key === undefined) return;
      const timer = setTimeout(() => onLongPress(key), longPressMs);
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
      const isTouch =
        'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch';
      if (isTouch && messageKeyOf(event.target as Element) !== undefined) event.preventDefault();
    },
  };
}
