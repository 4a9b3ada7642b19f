import { pageSize as defaultPageSize } from '@office/vocabulary';
import type { ReactNode } from 'react';
import { Pagination } from '../Pagination/index.ts';
import * as styles from './PagedList.css.ts';

export interface PagedListProps<Item> {
  /** Names the list. */
  label: string;
  /** Names the pagination; "Pages" without it. */
  pagesLabel?: string;
  /** The items of the current page. */
  items: readonly Item[];
  /** The current page, from 1. */
  page: number;
  /** How many items a page has; 10 by default. */
  pageSize?: number;
  /** How many items there are on all pages. */
  total: number;
  /** Answers an item's id. */
  itemKey(item: Item): string;
  /** Draws an item. */
  renderItem(item: Item): ReactNode;
  /** Another page was chosen. */
  onPageChange(event: { page: number }): void;
}

/** A list, with page numbers below it if there is more than one page. */
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
}: PagedListProps<Item>) {
  return (
    <div data-component="PagedList" className={styles.root}>
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
