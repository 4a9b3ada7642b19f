import { DragDropManager, StyleInjector } from '@dnd-kit/dom';

/** Adds no style elements, which the Content-Security-Policy blocks: see `draggedElement`. */
export function createDragManager(
  options: Pick<
    NonNullable<ConstructorParameters<typeof DragDropManager>[0]>,
    'plugins' | 'sensors'
  >,
): DragDropManager {
  const manager = new DragDropManager(options);
  manager.registry.plugins.get(StyleInjector)?.destroy();
  return manager;
}
