import { functionalUpdate, useTable } from '@tanstack/react-table';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from '../../primitives/cx.ts';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import type { MenuItem } from '../../primitives/Menu/index.ts';
import { Select } from '../../primitives/Select/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { numberText } from '../numbers.ts';
import { Pagination } from '../Pagination/index.ts';
import { dataTable, loading } from '../texts.ts';
import {
  columnDefs,
  features,
  minTableWidth,
  toLength,
  type DataTableColumn,
  type DataTableSort,
} from './columns.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { Cell, DataTableRow } from './DataTableRow.tsx';
import { DataTableToolbar, type DataTableBulkAction } from './DataTableToolbar.tsx';
import { useIncrementalRendering } from './useIncrementalRendering.ts';
import {
  toRowSelection,
  nothingSelected,
  selectedCount,
  fromRowSelection,
  type DataTableSelection,
} from './selection.ts';
import * as styles from './DataTable.css.ts';

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

export interface DataTableProps<Row extends object> {
  /** Accessible name of the table. */
  label: string;
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

const noRows: never[] = [];
const noActions: readonly DataTableBulkAction[] = [];
const always = () => true as const;
const reasonOf = (answer: true | string) => (answer === true ? undefined : answer);
const noneHidden: readonly string[] = [];
const boxWidth = 12;

/**
 * A table of rows sorted, filtered and paged by the server. Shift selects a range; up and down arrow keys
 * move to the same control of the adjacent row. Rows scroll below the header if the container limits the
 * height; in narrow containers rows are cards.
 */
export function DataTable<Row extends object>({
  label,
  columns,
  state,
  empty,
  rowId,
  rowName,
  sort = null,
  selection,
  rowSelectable = always,
  selectableTotal,
  bulkActions = noActions,
  rowActions,
  hiddenColumns = noneHidden,
  limits,
  onSortChange,
  onSelectionChange,
  onHiddenColumnsChange,
  onPageChange,
  onPageIntent,
  onLimitChange,
  onRetry,
}: DataTableProps<Row>) {
  const t = useText();
  const language = useLanguage();
  const scroller = useRef<HTMLDivElement>(null);
  const ready = state.status === 'ready' ? state : undefined;
  const rows = ready?.rows ?? noRows;
  const total = ready?.total ?? 0;
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const pageIds = useMemo(
    () => rows.filter((row) => rowSelectable(row) === true).map(rowId),
    [rows, rowId, rowSelectable],
  );
  const rowSelection = useMemo(
    () => toRowSelection(selection ?? nothingSelected, pageIds),
    [selection, pageIds],
  );
  const columnVisibility = useMemo(
    () => Object.fromEntries(hiddenColumns.map((id) => [id, false])),
    [hiddenColumns],
  );
  const sorting = useMemo(
    () => (sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : []),
    [sort],
  );
  const table = useTable({
    features,
    columns: defs,
    data: rows as Row[],
    getRowId: rowId,
    state: { rowSelection, columnVisibility, sorting },
    manualSorting: true,
    enableSortingRemoval: false,
    enableRowSelection: ({ original }) => rowSelectable(original) === true,
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting);
      if (next)
        onSortChange?.({
          sort: { columnId: next.id, direction: next.desc ? 'descending' : 'ascending' },
        });
    },
    onRowSelectionChange: (updater) => {
      const model = functionalUpdate(updater, rowSelection);
      const before = selection ?? nothingSelected;
      onSelectionChange?.({ selection: fromRowSelection(before, pageIds, model) });
    },
    onColumnVisibilityChange: (updater) => {
      const model = functionalUpdate(updater, columnVisibility);
      const hidden = Object.keys(model).filter((id) => model[id] === false);
      onHiddenColumnsChange?.({ hiddenColumns: hidden });
    },
  });
  const shown = useMemo(
    () => columns.filter(({ id }, index) => index === 0 || !hiddenColumns.includes(id)),
    [columns, hiddenColumns],
  );
  const drawn = useIncrementalRendering(`${ready?.page} ${pageIds[0]}`, rows.length);
  const selectable = selection !== undefined;
  const page = ready?.page;
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [page]);

  // Bulk actions are removed with the selection, so the focus moves to the table.
  const hasSelection = selection !== undefined && selectedCount(selection, total) > 0;
  useEffect(() => {
    const place = scroller.current;
    if (!hasSelection) return undefined;
    return () => {
      if (document.activeElement === document.body) place?.focus({ preventScroll: true });
    };
  }, [hasSelection]);

  const sortedBy = sort && columns.find(({ id }) => id === sort.columnId);
  const range = ready && {
    from: numberText((ready.page - 1) * ready.limit + 1, language),
    to: numberText((ready.page - 1) * ready.limit + rows.length, language),
    total: numberText(total, language),
  };
  const busy = state.status === 'loading' || ready?.refreshing === true;
  const boxes = (selectable ? boxWidth : 0) + (rowActions ? boxWidth : 0);

  return (
    <div className={styles.root} data-component="DataTable">
      <LiveRegion>
        {busy
          ? t(loading)
          : sort && sortedBy
            ? t(dataTable[sort.direction], { column: sortedBy.header })
            : ''}
      </LiveRegion>
      {state.status === 'error' ? (
        <ErrorState {...(onRetry ? { onRetry } : {})} />
      ) : state.status === 'empty' ? (
        empty
      ) : (
        <>
          <DataTableToolbar
            table={table}
            columns={columns}
            range={range ? t(dataTable.range, range) : null}
            total={selectableTotal ?? total}
            sort={sort}
            selection={selection}
            bulkActions={bulkActions}
            onSelectionChange={(event) => onSelectionChange?.(event)}
            onSortChange={(event) => onSortChange?.(event)}
            choosesColumns={onHiddenColumnsChange !== undefined}
          />
          <div
            ref={scroller}
            // Focusable, so that the table can be scrolled by keyboard even without focusable cells.
            tabIndex={0}
            role="group"
            aria-label={label}
            className={styles.scroller}
          >
            <table
              // Explicit roles, because changing `display` on phones removes the table semantics.
              role="table"
              aria-label={label}
              aria-busy={busy}
              className={styles.table}
              style={{ minWidth: minTableWidth(shown as readonly DataTableColumn<never>[], boxes) }}
            >
              <colgroup>
                {selectable && <col style={{ width: toLength(boxWidth) }} />}
                {shown.map(({ id, width }) => (
                  <col key={id} {...(width ? { style: { width: toLength(width) } } : {})} />
                ))}
                {rowActions && <col style={{ width: toLength(boxWidth) }} />}
              </colgroup>
              <DataTableHead
                table={table}
                columns={shown}
                selectable={selectable}
                waiting={!ready}
                hasActions={rowActions !== undefined}
              />
              <tbody
                role="rowgroup"
                className={cx(ready?.refreshing && styles.refreshing)}
                onKeyDown={moveToNextRow}
              >
                {ready
                  ? table
                      .getRowModel()
                      .rows.slice(0, drawn)
                      .map((row) => (
                        <DataTableRow
                          key={row.id}
                          model={row}
                          columns={shown}
                          name={rowName(row.original)}
                          selectable={selectable}
                          disabledReason={reasonOf(rowSelectable(row.original))}
                          selected={row.getIsSelected()}
                          actions={rowActions}
                        />
                      ))
                  : Array.from({ length: state.status === 'loading' ? (state.rows ?? 10) : 0 }).map(
                      (_, index) => (
                        <SkeletonRow
                          key={index}
                          nth={index}
                          columns={shown as readonly DataTableColumn<never>[]}
                          selectable={selectable}
                          hasActions={rowActions !== undefined}
                        />
                      ),
                    )}
              </tbody>
            </table>
          </div>
          <div className={styles.footer}>
            {ready && limits && total > Math.min(...limits) && (
              <span className={styles.limit}>
                <Select
                  ariaLabel={t(dataTable.limit)}
                  value={String(ready.limit)}
                  options={limits.map((limit) => ({
                    value: String(limit),
                    label: t(dataTable.rowsAPage, { count: limit }),
                  }))}
                  onChange={({ value }) => onLimitChange?.({ limit: Number(value) })}
                />
              </span>
            )}
            {ready && total > ready.limit && (
              <Pagination
                page={ready.page}
                pages={Math.ceil(total / ready.limit)}
                onPageChange={onPageChange}
                onPageIntent={onPageIntent}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}

interface SkeletonRowProps {
  nth: number;
  columns: readonly DataTableColumn<never>[];
  selectable: boolean;
  hasActions: boolean;
}

function SkeletonRow({ nth, columns, selectable, hasActions }: SkeletonRowProps) {
  return (
    <tr role="row" aria-hidden className={cx(styles.row, styles.skeletonRow)}>
      {selectable && <td className={cx(styles.cell, styles.selectCell)} />}
      {columns.map((column, index) => (
        <Cell key={column.id} column={column} first={index === 0}>
          <Skeleton width={`${45 + ((nth * 7 + index * 13) % 4) * 12}%`} />
        </Cell>
      ))}
      {hasActions && <td className={cx(styles.cell, styles.actionsCell)} />}
    </tr>
  );
}

const controls = 'a[href], button:not(:disabled), input:not(:disabled)';

function moveToNextRow(event: KeyboardEvent<HTMLElement>) {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
  // Text inputs and open menus handle arrow keys themselves.
  if (target.matches('input:not([type="checkbox"]), textarea, select')) return;
  const row = target.closest('tr');
  const beside = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[
    event.key
  ];
  if (!row || !beside) return;
  const index = [...row.querySelectorAll(controls)].indexOf(target);
  const next = beside.querySelectorAll<HTMLElement>(controls)[index];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
