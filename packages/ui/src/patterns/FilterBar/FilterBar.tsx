import { useRef, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { numberText } from '../numbers.ts';
import { clear, filterBar, search } from '../texts.ts';
import * as chips from '../chip.css.ts';
import * as styles from './FilterBar.css.ts';

/** A filter that holds. */
export interface AppliedFilter {
  /** Its own among them. */
  id: string;
  /** Its name: "Role". */
  label: string;
  /** The values that it lets through: "Administrator". */
  value: string;
}

export interface FilterBarProps {
  /** The text that is searched for; without it there is no field. */
  keyword?: string;
  /** Names the search field by what it looks in; "Search" without it. */
  searchLabel?: string;
  /** Controls that set filters, such as a `Select`, beside the field. */
  children?: ReactNode;
  /** The filters that hold; each can be removed. */
  filters?: readonly AppliedFilter[];
  /** How many there are, said aloud as it changes; none while it is being found out. */
  count?: number | undefined;
  /** There is little room: how many there are is only said aloud. */
  compact?: boolean;
  /** The text was changed. */
  onSearch?(event: { keyword: string }): void;
  /** A filter was removed. */
  onRemove?(event: { id: string }): void;
  /** All filters were removed, and the text. */
  onClear?(): void;
}

const noFilters: readonly AppliedFilter[] = [];

/** Narrows down what a table or list below shows: a search, filters, and how many are left. */
export function FilterBar({
  keyword,
  searchLabel,
  children,
  filters = noFilters,
  count,
  compact = false,
  onSearch,
  onRemove,
  onClear,
}: FilterBarProps) {
  const t = useText();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const label = searchLabel ?? t(search);
  const toField = () => root.current?.querySelector('input')?.focus();
  const remove = (index: number, id: string) => {
    // The button goes with its filter; the focus stays among those that are left.
    const buttons = root.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else toField();
    onRemove?.({ id });
  };
  return (
    <div
      ref={root}
      role="search"
      aria-label={label}
      className={styles.root}
      data-component="FilterBar"
    >
      <div className={styles.controls}>
        {keyword !== undefined && (
          <div className={styles.search}>
            <TextField
              type="search"
              ariaLabel={label}
              placeholder={label}
              value={keyword}
              autoComplete="off"
              enterKeyHint="search"
              prefix={<Icon icon={icons.search} />}
              suffix={
                keyword !== '' && (
                  <IconButton
                    size="sm"
                    icon={icons.close}
                    label={t(clear)}
                    onPress={() => {
                      toField();
                      onSearch?.({ keyword: '' });
                    }}
                  />
                )
              }
              onChange={({ value }) => onSearch?.({ keyword: value })}
            />
          </div>
        )}
        {children ? <div className={styles.choices}>{children}</div> : null}
      </div>
      <div className={cx(styles.below, !compact && styles.steady)}>
        {filters.length > 0 && (
          <ul aria-label={t(filterBar.filters)} className={styles.filters}>
            {filters.map((filter, index) => (
              <li key={filter.id} className={chips.chip}>
                <Text size="xs" truncate>
                  {t(filterBar.filter, { label: filter.label, value: filter.value })}
                </Text>
                <IconButton
                  size="xs"
                  icon={icons.close}
                  label={t(filterBar.remove, { label: filter.label, value: filter.value })}
                  onPress={() => remove(index, filter.id)}
                />
              </li>
            ))}
          </ul>
        )}
        {filters.length > 0 && onClear && (
          <Button
            size="sm"
            variant="ghost"
            onPress={() => {
              toField();
              onClear();
            }}
          >
            {t(filterBar.clear)}
          </Button>
        )}
        <span className={styles.count}>
          <LiveRegion visible={!compact}>
            <Text size="xs" tone="muted" tabular>
              {count === undefined
                ? ''
                : t(count === 1 ? filterBar.one : filterBar.count, {
                    count: numberText(count, language),
                  })}
            </Text>
          </LiveRegion>
        </span>
      </div>
    </div>
  );
}
