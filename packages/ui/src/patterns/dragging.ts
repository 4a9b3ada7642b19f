import { DragDropManager, StyleInjector } from '@dnd-kit/dom';

/**
 * Manager of one draggable list. Adds no style elements, which the Content-Security-Policy blocks:
 * the list gives dragged elements the rules of `draggedElement`.
 */
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
