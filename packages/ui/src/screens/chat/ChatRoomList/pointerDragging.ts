import {
  AutoScroller,
  Cursor,
  Draggable,
  Droppable,
  Feedback,
  PointerActivationConstraints,
  PointerSensor,
  PreventSelection,
} from '@dnd-kit/dom';
import { createDragManager } from '../../../patterns/dragging.ts';

export interface DragCallbacks {
  onStart(drag: { kind: 'room' | 'section'; id: string }): void;
  /** `key`: group below the pointer. */
  onOver(key: string | null): void;
  onEnd(event: { canceled: boolean }): void;
}

export interface PointerDragging {
  refresh(): void;
  destroy(): void;
}

/** Milliseconds of a long press by touch, so that a short movement scrolls. */
const longPress = 300;
/** Pixels */
const tolerance = 8;
const minDistance = 6;

const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: longPress, tolerance })]
        : [new PointerActivationConstraints.Distance({ value: minDistance })],
    // A room is dragged by its link, a section by its heading. Menu buttons open their menus.
    preventActivation: ({ target }) =>
      target instanceof Element && target.closest('[aria-haspopup]') !== null,
  }),
];

/**
 * Drags elements with `data-room` and `data-section-heading` to elements with `data-group`.
 * Call `refresh` after each change of these elements.
 */
export function createPointerDragging(
  root: HTMLElement,
  callbacks: DragCallbacks,
): PointerDragging {
  const manager = createDragManager({
    sensors,
    plugins: [
      AutoScroller,
      Cursor,
      // The element is removed from its group when it is dropped in another one.
      Feedback.configure({ dropAnimation: null }),
      PreventSelection,
    ],
  });
  const registered = new Map<Element, { destroy(): void }>();
  const stops = [
    manager.monitor.addEventListener('dragstart', ({ operation: { source } }) => {
      if (source)
        callbacks.onStart({ kind: source.type as 'room', id: source.data['id'] as string });
    }),
    manager.monitor.addEventListener('dragover', ({ operation: { target } }) =>
      callbacks.onOver(target ? String(target.id) : null),
    ),
    manager.monitor.addEventListener('dragend', ({ canceled }) => {
      // The library restores the element first.
      requestAnimationFrame(() => callbacks.onEnd({ canceled }));
    }),
  ];
  const register = (element: Element) => {
    const { room, sectionHeading, group } = (element as HTMLElement).dataset;
    if (group) return new Droppable({ id: group, element }, manager);
    const kind = room ? 'room' : 'section';
    const id = room ?? sectionHeading ?? '';
    return new Draggable({ id: `${kind} ${id}`, type: kind, element, data: { id } }, manager);
  };
  return {
    refresh() {
      const present = new Set(
        root.querySelectorAll('[data-room], [data-section-heading], [data-group]'),
      );
      for (const [element, entry] of registered) {
        if (present.has(element)) continue;
        registered.delete(element);
        entry.destroy();
      }
      for (const element of present) {
        if (!registered.has(element) && !element.hasAttribute('data-dnd-placeholder')) {
          registered.set(element, register(element));
        }
      }
    },
    destroy() {
      for (const stop of stops) stop();
      for (const entry of registered.values()) entry.destroy();
      registered.clear();
      manager.destroy();
    },
  };
}
