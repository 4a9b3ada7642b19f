import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { nextGroup, type ListDrag } from './listDrag.ts';
import type { ListedRoom } from './ListedRoom.ts';
import { groupKeyOf, type ListedSection } from './listSections.ts';
import type { DragCallbacks, PointerDragging } from './pointerDragging.ts';

interface ListDragOptions {
  root: RefObject<HTMLElement | null>;
  rooms: readonly ListedRoom[];
  sections: readonly ListedSection[];
  onDrop(drag: ListDrag): void;
  onCancel(): void;
}

/** Drags by pointer, and rooms by keys: Space on the link, arrow keys, Space or Escape. */
export function useListDrag({ root, rooms, sections, onDrop, onCancel }: ListDragOptions) {
  const [drag, setDrag] = useState<ListDrag | null>(null);
  const latest = useRef<ListDrag | null>(null);
  const change = (next: ListDrag | null) => {
    latest.current = next;
    setDrag(next);
  };
  const end = (canceled: boolean) => {
    const ended = latest.current;
    if (!ended) return;
    change(null);
    if (canceled || ended.targetKey === null) onCancel();
    else onDrop(ended);
  };
  usePointerDragging(root, {
    onStart: ({ kind, id }) => change({ kind, id, targetKey: null, inputType: 'pointer' }),
    onOver: (targetKey) => latest.current && change({ ...latest.current, targetKey }),
    onEnd: ({ canceled }) => end(canceled),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const id = roomOfLink(event.target);
    if (!id) return;
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    const room = rooms.find(({ roomId }) => roomId === id);
    if (!drag && room && event.key === ' ') {
      handled();
      change({ kind: 'room', id, targetKey: groupKeyOf(room, sections), inputType: 'keys' });
    } else if (drag?.inputType === 'keys') {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (by) {
        handled();
        change({ ...drag, targetKey: nextGroup(drag.targetKey, by, sections) });
      } else if (event.key === ' ' || event.key === 'Enter') {
        handled();
        end(false);
      } else if (event.key === 'Escape') {
        handled();
        end(true);
      }
    }
  };
  const onBlur = ({ target }: FocusEvent) => {
    if (drag?.inputType === 'keys' && roomOfLink(target) === drag.id) end(true);
  };
  return { drag, onKeyDown, onBlur };
}

const roomOfLink = (target: EventTarget): string | undefined =>
  target instanceof HTMLAnchorElement
    ? target.closest<HTMLElement>('[data-room]')?.dataset['room']
    : undefined;

function usePointerDragging(root: RefObject<HTMLElement | null>, callbacks: DragCallbacks): void {
  const dragging = useRef<PointerDragging>(undefined);
  const onStart = useEffectEvent(callbacks.onStart);
  const onOver = useEffectEvent(callbacks.onOver);
  const onEnd = useEffectEvent(callbacks.onEnd);
  useEffect(() => {
    let isMounted = true;
    import('./pointerDragging.ts').then(
      ({ createPointerDragging }) => {
        if (!isMounted || !root.current) return;
        dragging.current = createPointerDragging(root.current, {
          onStart: (event) => onStart(event),
          onOver: (key) => onOver(key),
          onEnd: (event) => onEnd(event),
        });
        dragging.current.refresh();
      },
      () => {
        // The menus still move rooms and sections.
      },
    );
    return () => {
      isMounted = false;
      dragging.current?.destroy();
      dragging.current = undefined;
    };
  }, [root]);
  useEffect(() => dragging.current?.refresh());
}
