import { useEffect, useRef, type PointerEvent } from 'react';

/** Time that the pointer rests on a room until it counts as intent, in milliseconds. */
const hoverMs = 65;

/** Detects that a room will probably be opened: the pointer rests on it or presses it. */
export function useOpenIntent(onIntent: (roomId: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  return (roomId: string) => ({
    onPointerEnter({ pointerType }: PointerEvent) {
      cancel();
      if (pointerType === 'mouse') timer.current = setTimeout(() => onIntent(roomId), hoverMs);
    },
    onPointerLeave: cancel,
    onPointerDown() {
      cancel();
      onIntent(roomId);
    },
  });
}
