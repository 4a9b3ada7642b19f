import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Virtualizer, type CustomItemComponentProps, type VirtualizerHandle } from 'virtua';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { EmojiPicture } from '../emoji/EmojiPicture.tsx';
import { useText } from '../LocaleProvider/useText.ts';
import { emoji as texts } from '../texts.ts';
import * as styles from './EmojiPicker.css.ts';
import { columns, moveInRows, rowsOf, type Place, type Row } from './gridRows.ts';
import type { CategoryId, EmojiItem, EmojiSection } from './sections.ts';

export interface EmojiGridHandle {
  focusFirst(): void;
  /** Scrolls to a category. */
  show(id: CategoryId): void;
}

interface EmojiGridProps {
  ref: Ref<EmojiGridHandle>;
  sections: readonly EmojiSection[];
  view: string;
  onChoose(item: EmojiItem): void;
  onAction(): void;
  onShow(item: EmojiItem): void;
  onSectionChange(id: CategoryId | undefined): void;
  onLeave(): void;
}

/** Virtualised grid with a roving tabindex. */
export function EmojiGrid(props: EmojiGridProps) {
  const { ref, sections, view, onChoose, onAction, onShow, onSectionChange, onLeave } = props;
  const t = useText();
  const rows = useMemo(() => rowsOf(sections), [sections]);
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const first = rows.findIndex(({ kind }) => kind !== 'label');
  const [place, setPlace] = useState<Place>({ row: first, column: 0 });
  const [request, setRequest] = useState<Place>();
  const [shownView, setShownView] = useState(view);
  if (view !== shownView) {
    setShownView(view);
    setPlace({ row: first, column: 0 });
  }
  useEffect(() => {
    list.current?.scrollTo(0);
  }, [view]);
  useEffect(() => {
    if (!request) return;
    list.current?.scrollToIndex(request.row, { align: 'nearest' });
    const selector = `[data-place="${request.row} ${request.column}"]`;
    scroller.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  }, [request]);
  const focus = (next: Place) => {
    setPlace(next);
    setRequest({ ...next });
  };
  useImperativeHandle(ref, () => ({
    focusFirst: () => focus({ row: first, column: 0 }),
    show(id) {
      const row = rows.findIndex((each) => each.kind === 'label' && each.id === id);
      if (row < 0) return;
      setPlace({ row: row + 1, column: 0 });
      list.current?.scrollToIndex(row, { align: 'start' });
    },
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moveInRows(rows, place, event);
    if (!next) return;
    event.preventDefault();
    if (next === 'above') onLeave();
    else focus(next);
  };
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t(texts.label)}
      aria-rowcount={rows.length}
      aria-colcount={columns}
      className={styles.grid}
      onKeyDown={onKeyDown}
    >
      <Virtualizer
        ref={list}
        data={rows}
        scrollRef={scroller}
        item={FocusableRow}
        keepMounted={[Math.min(place.row, rows.length - 1)]}
        onScroll={(offset) => {
          const row = rows[list.current?.findItemIndex(offset + 1) ?? 0];
          onSectionChange(row?.id);
        }}
      >
        {(row: Row, index: number) => (
          <div key={row.key} role="row" aria-rowindex={index + 1} className={styles.row}>
            {row.kind === 'label' ? (
              <div role="rowheader" aria-colspan={columns} className={styles.label}>
                {row.label}
              </div>
            ) : row.kind === 'action' ? (
              <div role="gridcell" aria-colspan={columns} className={styles.actionCell}>
                <button
                  type="button"
                  className={styles.action}
                  data-place={`${index} 0`}
                  tabIndex={index === place.row ? 0 : -1}
                  onFocus={() => setPlace({ row: index, column: 0 })}
                  onClick={onAction}
                >
                  <Icon icon={icons.plus} />
                  {row.label}
                </button>
              </div>
            ) : (
              row.items.map((item, column) => (
                <div key={item.text} role="gridcell">
                  <button
                    type="button"
                    className={styles.emoji}
                    data-place={`${index} ${column}`}
                    aria-label={item.label}
                    tabIndex={index === place.row && column === place.column ? 0 : -1}
                    onFocus={() => {
                      setPlace({ row: index, column });
                      onShow(item);
                    }}
                    onPointerEnter={() => onShow(item)}
                    onClick={() => onChoose(item)}
                  >
                    {item.src ? <EmojiPicture name={item.shortcode} src={item.src} /> : item.text}
                  </button>
                </div>
              ))
            )}
          </div>
        )}
      </Virtualizer>
    </div>
  );
}

/** Visible before it is measured, because a hidden button cannot be focused. */
function FocusableRow({
  style: { visibility: _visibility, ...style },
  index: _index,
  ...rest
}: CustomItemComponentProps & { ref?: Ref<HTMLDivElement> }) {
  return <div {...rest} style={style} />;
}
