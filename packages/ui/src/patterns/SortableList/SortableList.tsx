import { Accessibility, PointerSensor, defaultPreset } from '@dnd-kit/dom';
import { OptimisticSortingPlugin } from '@dnd-kit/dom/sortable';
import { DragDropProvider, type DragDropEventHandlers } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { createDragManager } from '../dragging.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { sortableList } from '../texts.ts';
import * as styles from './SortableList.css.ts';

export interface SortableItem {
  id: string;
  label: string;
}

export interface SortableListProps<Item extends SortableItem> extends RootProps<'div'> {
  /** Accessible name of the list. */
  label: string;
  /** Items in order. */
  items: readonly Item[];
  /** Disables reordering. */
  disabled?: boolean;
  /** Renders an item beside its handle. Defaults to its label. */
  renderItem?: (item: Item) => ReactNode;
  /** Called with the new order. */
  onItemsChange(event: { items: readonly Item[] }): void;
}

/** Excludes the library's keyboard support and announcements, which are in English only. */
const createManager = () =>
  createDragManager({
    sensors: [PointerSensor],
    plugins: defaultPreset.plugins.filter((plugin) => plugin !== Accessibility),
  });

const itemPlugins = [OptimisticSortingPlugin];

function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  if (from === to || to < 0 || to >= items.length) return items;
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

/** A reorderable list: by dragging the handle, or with Space, arrow keys and Space; Escape cancels. */
export function SortableList<Item extends SortableItem>({
  label,
  items,
  disabled = false,
  renderItem,
  onItemsChange,
  ...rest
}: SortableListProps<Item>) {
  const t = useText();
  const keysId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [news, setNews] = useState('');
  const [picked, setPicked] = useState<{ id: string; order: readonly Item[] } | null>(null);
  /** Set while the element moves in the DOM, since browsers then blur it. */
  const moving = useRef(false);
  const shown = picked?.order ?? items;
  const [manager] = useState(createManager);

  useLayoutEffect(() => {
    if (!picked || !moving.current) return;
    const handles = list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [];
    [...handles].find((handle) => handle.dataset['handle'] === picked.id)?.focus();
    moving.current = false;
  }, [picked]);

  const place = (order: readonly Item[], id: string) => {
    const index = order.findIndex((item) => item.id === id);
    return { label: order[index]?.label ?? '', position: index + 1, count: order.length };
  };

  const drop = () => {
    if (!picked) return;
    setPicked(null);
    setNews(t(sortableList.dropped, place(picked.order, picked.id)));
    if (picked.order.some((item, index) => item.id !== items[index]?.id))
      onItemsChange({ items: picked.order });
  };

  const onKeyDown = (event: KeyboardEvent, item: Item) => {
    const isPicked = picked?.id === item.id;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isPicked) return drop();
      setPicked({ id: item.id, order: items });
      setNews(t(sortableList.picked, place(items, item.id)));
    } else if (isPicked && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      moving.current = true;
      setPicked(null);
      setNews(t(sortableList.putBack, place(items, item.id)));
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      const step = event.key === 'ArrowUp' ? -1 : 1;
      if (!picked || !isPicked) {
        const handles = [...(list.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? [])];
        const index = handles.indexOf(event.currentTarget as HTMLElement);
        handles[index + step]?.focus();
        return;
      }
      const from = picked.order.findIndex(({ id }) => id === item.id);
      const order = moved(picked.order, from, from + step);
      if (order === picked.order) return;
      moving.current = true;
      setPicked({ id: item.id, order });
      setNews(t(sortableList.moved, place(order, item.id)));
    }
  };

  const onDragEnd: DragDropEventHandlers['onDragEnd'] = ({ operation: { source }, canceled }) => {
    if (canceled || !source || !isSortable(source)) return;
    const order = moved(items, source.initialIndex, source.index);
    if (order === items) return;
    setNews(t(sortableList.dropped, place(order, String(source.id))));
    onItemsChange({ items: order });
  };

  return (
    <div {...rootProps({ 'data-component': 'SortableList' }, rest)}>
      <DragDropProvider manager={manager} onDragEnd={onDragEnd}>
        <ul ref={list} aria-label={label} className={styles.list}>
          {shown.map((item, index) => (
            <SortableRow
              key={item.id}
              id={item.id}
              index={index}
              disabled={disabled || picked !== null}
            >
              {(handleRef) => (
                <>
                  <button
                    ref={handleRef}
                    type="button"
                    data-handle={item.id}
                    aria-label={t(sortableList.handle, place(shown, item.id))}
                    aria-describedby={keysId}
                    aria-pressed={picked?.id === item.id}
                    disabled={disabled}
                    className={styles.handle}
                    onKeyDown={(event) => onKeyDown(event, item)}
                    onBlur={() => {
                      if (!moving.current && picked?.id === item.id) drop();
                    }}
                  >
                    <Icon icon={icons.handle} />
                  </button>
                  <div className={styles.content}>
                    {renderItem ? renderItem(item) : <Text>{item.label}</Text>}
                  </div>
                </>
              )}
            </SortableRow>
          ))}
        </ul>
      </DragDropProvider>
      <VisuallyHidden id={keysId}>{t(sortableList.keys)}</VisuallyHidden>
      <LiveRegion politeness="assertive">{news}</LiveRegion>
    </div>
  );
}

interface SortableRowProps {
  id: string;
  index: number;
  disabled: boolean;
  children(handleRef: (element: Element | null) => void): ReactNode;
}

function SortableRow({ id, index, disabled, children }: SortableRowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled, plugins: itemPlugins });
  return (
    <li ref={ref} className={cx(styles.item, isDragging && styles.dragging)}>
      {children(handleRef)}
    </li>
  );
}
