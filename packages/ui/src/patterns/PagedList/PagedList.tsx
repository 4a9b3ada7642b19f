import { pageSize as defaultPageSize } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { Pagination } from '../Pagination/index.ts';
import * as styles from './PagedList.css.ts';

export interface PagedListProps<Item> extends RootProps<'div'> {
  /** Accessible name of the list. */
  label: string;
  /** Accessible name of the pagination. Defaults to "Pages". */
  pagesLabel?: string;
  /** Items of the current page. */
  items: readonly Item[];
  /** Current page, starting at 1. */
  page: number;
  /** Number of items per page. Defaults to 10. */
  pageSize?: number;
  /** Number of items on all pages. */
  total: number;
  /** Returns the id of an item. */
  itemKey(item: Item): string;
  /** Renders an item. */
  renderItem(item: Item): ReactNode;
  /** Called when another page is selected. */
  onPageChange(event: { page: number }): void;
}

/** A list with pagination if there is more than one page. */
export function PagedList<Item>({
  label,
  pagesLabel,
  items,
  page,
  pageSize = defaultPageSize,
  total,
  itemKey,
  renderItem,
  onPageChange,
  ...rest
}: PagedListProps<Item>) {
  return (
    <div {...rootProps({ 'data-component': 'PagedList', className: styles.root }, rest)}>
      <ul aria-label={label} className={styles.list}>
        {items.map((item) => (
          <li key={itemKey(item)} className={styles.item}>
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {total > pageSize ? (
        <Pagination
          label={pagesLabel}
          page={page}
          pages={Math.ceil(total / pageSize)}
          onPageChange={onPageChange}
        />
      ) : null}
    </div>
  );
}
