import { useRef, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { cx } from '../../primitives/cx.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useComposedRefs } from '../../primitives/useComposedRefs.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { numberText } from '../numbers.ts';
import { clear, filterBar, search } from '../texts.ts';
import * as chips from '../chip.css.ts';
import * as styles from './FilterBar.css.ts';

export interface AppliedFilter {
  id: string;
  label: string;
  value: string;
}

export interface FilterBarProps extends RootProps<'div'> {
  /** Search text. Without it, the search field is omitted. */
  keyword?: string;
  /** Accessible name of the search field. Defaults to "Search". */
  searchLabel?: string;
  /** Filter controls beside the search field, such as a `Select`. */
  children?: ReactNode;
  /** Active filters, each with a remove button. */
  filters?: readonly AppliedFilter[];
  /** Number of results, announced on change; undefined while loading. */
  count?: number | undefined;
  /** Saves space: the number of results is announced but not shown. */
  compact?: boolean;
  /** Called when the search text changes. */
  onSearch?(event: { keyword: string }): void;
  /** Called when a filter is removed. */
  onRemove?(event: { id: string }): void;
  /** Called when the search text and all filters are cleared. */
  onClear?(): void;
}

const noFilters: readonly AppliedFilter[] = [];

/** Filters a table or list: search, filters and the number of results. */
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
  ref,
  ...rest
}: FilterBarProps) {
  const t = useText();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const label = searchLabel ?? t(search);
  const toField = () => root.current?.querySelector('input')?.focus();
  const remove = (index: number, id: string) => {
    // Moves the focus, because the focused button is removed with its filter.
    const buttons = root.current?.querySelectorAll<HTMLElement>('li button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    if (next) next.focus();
    else toField();
    onRemove?.({ id });
  };
  return (
    <div
      {...rootProps(
        {
          role: 'search',
          'aria-label': label,
          className: styles.root,
          'data-component': 'FilterBar',
        },
        rest,
      )}
      ref={useComposedRefs(ref, root)}
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
      <div className={cx(styles.below, !compact && styles.filterRow)}>
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
