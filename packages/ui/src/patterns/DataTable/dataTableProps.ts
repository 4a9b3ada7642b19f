import type { ReactNode } from 'react';
import type { MenuItem } from '../../primitives/Menu/index.ts';
import type { RootProps } from '../../primitives/rootProps.ts';
import type { DataTableColumn, DataTableSort } from './columns.ts';
import type { DataTableBulkAction } from './DataTableToolbar.tsx';
import type { DataTableSelection } from './selection.ts';

export type DataTableState<Row> =
  /** `rows`: expected number of rows; defaults to ten. */
  | { status: 'loading'; rows?: number }
  | { status: 'error' }
  | { status: 'empty' }
  | {
      status: 'ready';
      rows: readonly Row[];
      /** Starts at 1. */
      page: number;
      limit: number;
      total: number;
      refreshing?: boolean;
    };

export interface DataTableProps<Row extends object> extends RootProps<'div'> {
  /** Accessible name of the table. */
  label: string;
  /** Accessible name of the page links, if the page has several tables. */
  paginationLabel?: string;
  /** Columns in order; the first names the row. Memoise them. */
  columns: readonly DataTableColumn<Row>[];
  /** Rows of one page, or the loading, empty or error state. */
  state: DataTableState<Row>;
  /** Shown instead of the table when it has no rows: an `EmptyState`. */
  empty: ReactNode;
  /** Returns the id of a row. */
  rowId(row: Row): string;
  /** Returns the name of a row, used to label its checkbox and menu. */
  rowName(row: Row): string;
  /** Current sort order, applied by the server. */
  sort?: DataTableSort | null;
  /** Selected rows on all pages. Without it, rows cannot be selected. */
  selection?: DataTableSelection;
  /** Whether a row can be selected; otherwise returns the reason. Memoise it. */
  rowSelectable?: (row: Row) => true | string;
  /** Number of selectable rows on all pages, if some are not selectable. */
  selectableTotal?: number;
  /** Actions for the selected rows. */
  bulkActions?: readonly DataTableBulkAction[];
  /** Menu items of a row. Memoise it. */
  rowActions?: (row: Row) => readonly MenuItem[];
  /** Ids of hidden columns. */
  hiddenColumns?: readonly string[];
  /** Called when the sort order changes. */
  onSortChange?(event: { sort: DataTableSort }): void;
  /** Called when the selection changes. */
  onSelectionChange?(event: { selection: DataTableSelection }): void;
  /** Called when columns are hidden or shown. Without it, the column menu is omitted. */
  onHiddenColumnsChange?(event: { hiddenColumns: readonly string[] }): void;
  /** Available page sizes. Without them, the page size is fixed. */
  limits?: readonly number[];
  /** Called when another page is selected. */
  onPageChange(event: { page: number }): void;
  /** Called when a page link is hovered or focused, to prefetch that page. */
  onPageIntent?: ((event: { page: number }) => void) | undefined;
  /** Called when the page size changes. */
  onLimitChange?(event: { limit: number }): void;
  /** Called to retry loading after a failure. */
  onRetry?(): void;
}
