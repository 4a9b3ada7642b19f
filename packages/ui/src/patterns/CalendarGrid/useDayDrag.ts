import { useEffect, useRef, useState, type PointerEvent } from 'react';

interface DayDrag {
  id: string;
  from: string;
  x: number;
  y: number;
  active: boolean;
}

/** Drag threshold in pixels. */
const dragThreshold = 5;

const dayAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-date]')?.dataset['date'];

export function useDayDrag(onDrop: (event: { id: string; from: string; to: string }) => void): {
  moving: string | undefined;
  over: string | undefined;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  wasDragged(): boolean;
} {
  const [shown, setShown] = useState<{ moving: string; over: string | undefined }>();
  const drag = useRef<DayDrag | null>(null);
  const dragged = useRef(false);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });

  useEffect(() => {
    const stop = () => {
      drag.current = null;
      setShown(undefined);
    };
    const onMove = (event: globalThis.PointerEvent) => {
      const { current: now } = drag;
      if (!now) return;
      if (!now.active) {
        if (Math.hypot(event.clientX - now.x, event.clientY - now.y) <= dragThreshold) return;
        now.active = true;
        dragged.current = true;
      }
      setShown({ moving: now.id, over: dayAt(event.clientX, event.clientY) });
    };
    const onUp = (event: globalThis.PointerEvent) => {
      const { current: now } = drag;
      if (now?.active) {
        const to = dayAt(event.clientX, event.clientY);
        if (to !== undefined && to !== now.from) drop.current({ id: now.id, from: now.from, to });
        // Ignores the click that follows a drag.
        setTimeout(() => (dragged.current = false));
      }
      stop();
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !drag.current?.active) return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', onKey, true);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', onKey, true);
    };
  }, []);

  return {
    moving: shown?.moving,
    over: shown?.over,
    onPointerDown: (event) => {
      const target = event.target as Element;
      const id = target.closest<HTMLElement>('[data-meeting]')?.dataset['meeting'];
      const from = target.closest<HTMLElement>('[data-date]')?.dataset['date'];
      if (event.button !== 0 || event.pointerType !== 'mouse' || !id || !from) return;
      drag.current = { id, from, x: event.clientX, y: event.clientY, active: false };
    },
    wasDragged: () => dragged.current,
  };
}
