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
  narrowest,
  toLength,
  type DataTableColumn,
  type DataTableSort,
} from './columns.ts';
import { DataTableHead } from './DataTableHead.tsx';
import { Cell, DataTableRow } from './DataTableRow.tsx';
import { DataTableToolbar, type DataTableBulkAction } from './DataTableToolbar.tsx';
import { useGrowing } from './useGrowing.ts';
import {
  modelOf,
  nothingSelected,
  selectedCount,
  selectionAfter,
  type DataTableSelection,
} from './selection.ts';
import * as styles from './DataTable.css.ts';

export type DataTableState<Row> =
  /** `rows`: how many come, as far as one knows; ten without it. */
  | { status: 'loading'; rows?: number }
  | { status: 'error' }
  /** There are none, or none that the filter finds: `empty` says which. */
  | { status: 'empty' }
  | {
      status: 'ready';
      /** Those of the page. */
      rows: readonly Row[];
      /** From 1. */
      page: number;
      /** How many rows a page has. */
      limit: number;
      /** How many rows the filter finds on all pages. */
      total: number;
      /** Other rows are on their way; these stay until they come. */
      refreshing?: boolean;
    };

export interface DataTableProps<Row extends object> {
  /** Names the table. */
  label: string;
  /** From left to right; the first names the row. Keep them the same from one drawing to the next. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows of one page, or why there are none. */
  state: DataTableState<Row>;
  /** In place of the table where there are no rows: an `EmptyState`. */
  empty: ReactNode;
  /** Answers a row's id. */
  rowId(row: Row): string;
  /** Answers a row's name, by which its checkbox and its menu are called. */
  rowName(row: Row): string;
  /** The order of the rows, which the server has made. */
  sort?: DataTableSort | null;
  /** The selected rows, on whatever page; without it none can be selected. */
  selection?: DataTableSelection;
  /** Whether a row can be selected; if not, the reason in words. Keep it the same from one drawing to the next. */
  rowSelectable?: (row: Row) => true | string;
  /** How many rows on all pages can be selected, where some cannot. */
  selectableTotal?: number;
  /** Offered once rows are selected. */
  bulkActions?: readonly DataTableBulkAction[];
  /** The menu at a row's end. Keep it the same from one drawing to the next. */
  rowActions?: (row: Row) => readonly MenuItem[];
  /** Ids of the columns that are not shown. */
  hiddenColumns?: readonly string[];
  /** Another order was chosen. */
  onSortChange?(event: { sort: DataTableSort }): void;
  /** Rows were selected or left out again. */
  onSelectionChange?(event: { selection: DataTableSelection }): void;
  /** Columns were hidden or shown; without it they cannot be chosen. */
  onHiddenColumnsChange?(event: { hiddenColumns: readonly string[] }): void;
  /** The numbers of rows that a page may have; without them there is no choice. */
  limits?: readonly number[];
  /** Another page was chosen. */
  onPageChange(event: { page: number }): void;
  /** Another page is pointed at or has the focus: it can be fetched before it is chosen. */
  onPageIntent?: ((event: { page: number }) => void) | undefined;
  /** A page is to have another number of rows. */
  onLimitChange?(event: { limit: number }): void;
  /** The rows could not be loaded and are to be asked for again. */
  onRetry?(): void;
}

const noRows: never[] = [];
const noActions: readonly DataTableBulkAction[] = [];
const always = () => true as const;
const reasonOf = (answer: true | string) => (answer === true ? undefined : answer);
const noneHidden: readonly string[] = [];
const boxWidth = 12;

/**
 * Rows of one kind, a page of them at a time, as the server sorts, filters and pages them. Shift selects all
 * rows in between; the up and down arrow keys lead from a row's control to that of the next row. In a place
 * with a height the rows scroll below their heads; where it is narrow each row is a card.
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
    () => modelOf(selection ?? nothingSelected, pageIds),
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
      onSelectionChange?.({ selection: selectionAfter(before, pageIds, model) });
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
  const drawn = useGrowing(`${ready?.page} ${pageIds[0]}`, rows.length);
  const selectable = selection !== undefined;
  const page = ready?.page;
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [page]);

  // The actions on selected rows go with the selection; the focus that was on one of them stays with the table.
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
            // The scrolling part is a stop of the Tab key, also where no cell holds one.
            tabIndex={0}
            role="group"
            aria-label={label}
            className={styles.scroller}
          >
            <table
              // A table that is laid out otherwise on phones is none for screen readers without the roles.
              role="table"
              aria-label={label}
              aria-busy={busy}
              className={styles.table}
              style={{ minWidth: narrowest(shown as readonly DataTableColumn<never>[], boxes) }}
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
                          refused={reasonOf(rowSelectable(row.original))}
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

/** A row on its way, as high as the one that comes. */
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

/** From a row's control the up and down arrow keys lead to the same one of the row beside. */
function moveToNextRow(event: KeyboardEvent<HTMLElement>) {
  const { target } = event;
  if (!(target instanceof HTMLElement) || !event.currentTarget.contains(target)) return;
  // In a field arrow keys move the cursor; in a menu that is open they are the menu's.
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
