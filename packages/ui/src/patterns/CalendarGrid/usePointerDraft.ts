import { defaultMeetingMinutes } from '@office/vocabulary';
import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import {
  draftMove,
  draftNew,
  draftResize,
  isChanged,
  snap,
  type Draft,
  type GridPoint,
  type Lane,
} from './drafts.ts';
import type { PlacedMeeting } from './meetings.ts';

export interface PointerDraftDeps {
  lanes: readonly Lane[];
  orientation: 'down' | 'across';
  body: RefObject<HTMLElement | null>;
  scroller: RefObject<HTMLElement | null>;
  find(id: string): PlacedMeeting | undefined;
  canCreate: boolean;
  canChange: boolean;
  onDrop(draft: Draft): void;
}

interface Gesture {
  kind: Draft['kind'];
  placed: PlacedMeeting | null;
  from: GridPoint;
  x: number;
  y: number;
  isTouch: boolean;
  active: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Drag threshold in pixels. */
const dragThreshold = 5;
/** Duration of the long press that starts a touch drag; shorter touches scroll. */
const longPressMs = 350;
/** Pixels. */
const edgeSize = 8;
/** Distance from the edge, in pixels, at which the grid scrolls. */
const autoScrollEdge = 36;

export function usePointerDraft(
  deps: PointerDraftDeps,
  setDraft: (draft: Draft | null | ((last: Draft | null) => null)) => void,
) {
  const gesture = useRef<Gesture | null>(null);
  const latest = useRef(deps);
  const dragged = useRef(false);
  useEffect(() => {
    latest.current = deps;
  });

  const locate = (x: number, y: number): GridPoint => locateIn(latest.current, x, y);

  const stop = () => {
    clearTimeout(gesture.current?.timer);
    gesture.current = null;
    setDraft(null);
  };

  const draw = (x: number, y: number) => {
    const { current: now } = gesture;
    const { lanes } = latest.current;
    if (!now) return;
    const to = locate(x, y);
    if (now.kind === 'create' || !now.placed) setDraft(draftNew(lanes, now.from, to));
    else if (now.kind === 'resize')
      setDraft(draftResize(now.placed, now.from.lane, to.minute - now.from.minute));
    else {
      // A meeting can only be moved in time, not to another person.
      const lane = lanes[now.from.lane]?.personId === undefined ? to.lane : now.from.lane;
      setDraft(draftMove(lanes, now.placed, now.from, { ...to, lane }));
    }
  };

  // Listens on the window, because a drag continues outside the grid.
  useEffect(() => {
    let frame = 0;
    let at = { x: 0, y: 0 };
    const scrollAlong = () => {
      const { scroller } = latest.current;
      const element = scroller.current;
      if (!element || !gesture.current?.active) return;
      const box = element.getBoundingClientRect();
      const by = (position: number, start: number, end: number) =>
        position < start + autoScrollEdge ? -8 : position > end - autoScrollEdge ? 8 : 0;
      const [left, top] = [by(at.x, box.left, box.right), by(at.y, box.top, box.bottom)];
      if (left !== 0 || top !== 0) {
        element.scrollBy(left, top);
        draw(at.x, at.y);
      }
      frame = requestAnimationFrame(scrollAlong);
    };
    const activate = () => {
      const { current: now } = gesture;
      if (!now || now.active) return;
      now.active = true;
      dragged.current = true;
      at = { x: now.x, y: now.y };
      draw(now.x, now.y);
      frame = requestAnimationFrame(scrollAlong);
    };
    const onMove = (event: globalThis.PointerEvent) => {
      const { current: now } = gesture;
      if (!now) return;
      const far = Math.hypot(event.clientX - now.x, event.clientY - now.y) > dragThreshold;
      if (!now.active && far) {
        if (now.isTouch) return stop();
        activate();
      }
      at = { x: event.clientX, y: event.clientY };
      if (now.active) draw(at.x, at.y);
    };
    const onUp = (event: globalThis.PointerEvent) => {
      const { current: now } = gesture;
      const { current: on } = latest;
      if (!now) return;
      cancelAnimationFrame(frame);
      if (now.active) {
        draw(event.clientX, event.clientY);
        setDraft((last) => {
          if (last && isChanged(last, now.from.lane)) queueMicrotask(() => on.onDrop(last));
          return null;
        });
      } else if (now.kind === 'create') {
        const start = { ...now.from, minute: Math.floor(now.from.minute / 30) * 30 };
        const end = { ...start, minute: start.minute + defaultMeetingMinutes - snap };
        on.onDrop(draftNew(on.lanes, start, end));
      }
      clearTimeout(now.timer);
      gesture.current = null;
      // Ignores the click that follows a drag.
      setTimeout(() => (dragged.current = false));
    };
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || !gesture.current?.active) return;
      event.preventDefault();
      event.stopPropagation();
      stop();
    };
    const begin = () => activate();
    const { body } = latest.current;
    const element = body.current;
    // Registered in advance, because a listener added after touchstart cannot prevent scrolling.
    const onTouchMove = (event: TouchEvent) => {
      if (gesture.current?.active) event.preventDefault();
    };
    const onContextMenu = (event: Event) => {
      if (gesture.current?.isTouch) event.preventDefault();
    };
    element?.addEventListener('touchmove', onTouchMove, { passive: false });
    element?.addEventListener('contextmenu', onContextMenu);
    element?.addEventListener('gridrest', begin);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', onKey, true);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(gesture.current?.timer);
      element?.removeEventListener('touchmove', onTouchMove);
      element?.removeEventListener('contextmenu', onContextMenu);
      element?.removeEventListener('gridrest', begin);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', onKey, true);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reads current values from refs
  }, []);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const target = event.target as Element;
    const block = target.closest<HTMLElement>('[data-meeting]');
    const lane = target.closest('[data-lane]');
    if (event.button !== 0 || !event.isPrimary || !lane) return;
    const placed = block ? (deps.find(block.dataset['meeting']!) ?? null) : null;
    if (block ? !placed?.meeting.editable || !deps.canChange : !deps.canCreate) return;
    if (!block && target.closest('button')) return;
    const isTouch = event.pointerType !== 'mouse';
    const isEdge = block !== null && isAtEdge(block, event);
    gesture.current = {
      kind: !placed ? 'create' : isEdge ? 'resize' : 'move',
      placed,
      from: locate(event.clientX, event.clientY),
      x: event.clientX,
      y: event.clientY,
      isTouch,
      active: false,
      timer: isTouch
        ? setTimeout(() => deps.body.current?.dispatchEvent(new Event('gridrest')), longPressMs)
        : undefined,
    };
  };

  return { onPointerDown, wasDragged: () => dragged.current };
}

function isAtEdge(block: HTMLElement, { clientX, clientY }: PointerEvent): boolean {
  const box = block.getBoundingClientRect();
  const [along, size] =
    block.dataset['edge'] === 'bottom'
      ? [box.bottom - clientY, box.height]
      : [box.right - clientX, box.width];
  return block.dataset['edge'] !== undefined && along <= Math.min(edgeSize, size / 3);
}

function locateIn({ body, orientation }: PointerDraftDeps, x: number, y: number): GridPoint {
  const boxes = [...(body.current?.querySelectorAll('[data-lane]') ?? [])].map((lane) =>
    lane.getBoundingClientRect(),
  );
  const isDown = orientation === 'down';
  const [along, across] = isDown ? [y, x] : [x, y];
  const after = boxes.findIndex((box) => across < (isDown ? box.right : box.bottom));
  const lane = after === -1 ? boxes.length - 1 : after;
  const box = boxes[lane];
  if (!box) return { lane: 0, minute: 0 };
  const part = isDown ? (along - box.top) / box.height : (along - box.left) / box.width;
  return { lane, minute: Math.max(0, Math.min(1439, part * 1440)) };
}
