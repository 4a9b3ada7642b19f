import { useEffect, useMemo, useRef, startTransition, useState } from 'react';
import { LazyPopup } from '../../primitives/LazyPopup.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { icons } from '../../primitives/Icon/index.ts';
import { rootProps } from '../../primitives/rootProps.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { useReadOnly } from '../readOnly.ts';
import { numberText } from '../numbers.ts';
import { Pagination } from '../Pagination/index.ts';
import { dataTable, loading } from '../texts.ts';
import { minTableWidth, toLength, type DataTableColumn } from './columns.ts';
import * as styles from './DataTable.css.ts';
import { DataTableBody } from './DataTableBody.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import type { DataTableProps } from './dataTableProps.ts';
import { menuModule } from './lazyModules.ts';
import { DataTableToolbar, type DataTableBulkAction } from './DataTableToolbar.tsx';
import { selectedCount } from './selection.ts';
import { useRowSelection } from './useRowSelection.ts';

const step = 60;

/** Number of rows to render, growing in steps, because a thousand together block input. */
function useIncrementalRendering(key: string, count: number): number {
  const [shown, setShown] = useState({ key, limit: step });
  const limit = shown.key === key ? shown.limit : step;
  useEffect(() => {
    if (limit >= count) return;
    startTransition(() => setShown({ key, limit: limit + step }));
  }, [key, limit, count]);
  return Math.min(limit, count);
}

const noRows: never[] = [];
const noActions: readonly DataTableBulkAction[] = [];
const always = () => true as const;
const noneHidden: readonly string[] = [];
const boxWidth = 12;

/**
 * A table of rows sorted, filtered and paged by the server. Shift selects a range; up and down
 * arrow keys move to the adjacent row. In narrow containers rows are cards.
 */
export function DataTable<Row extends object>({
  label,
  paginationLabel,
  columns,
  state,
  empty,
  rowId,
  rowName,
  sort = null,
  selection: selectionProp,
  rowSelectable = always,
  selectableTotal,
  bulkActions = noActions,
  rowActions: rowActionsProp,
  hiddenColumns = noneHidden,
  limits,
  onSortChange,
  onSelectionChange,
  onHiddenColumnsChange,
  onPageChange,
  onPageIntent,
  onLimitChange,
  onRetry,
  ...rest
}: DataTableProps<Row>) {
  const t = useText();
  const readOnly = useReadOnly();
  const selection = readOnly ? undefined : selectionProp;
  const rowActions = readOnly ? undefined : rowActionsProp;
  const language = useLanguage();
  const scroller = useRef<HTMLDivElement>(null);
  const ready = state.status === 'ready' ? state : undefined;
  const rows = ready?.rows ?? noRows;
  const total = ready?.total ?? 0;
  const rowSelection = useRowSelection({
    rows,
    rowId,
    rowSelectable,
    selection,
    onSelectionChange,
  });
  const shown = useMemo(
    () => columns.filter(({ id }, index) => index === 0 || !hiddenColumns.includes(id)),
    [columns, hiddenColumns],
  );
  const selectable = selection !== undefined;
  const page = ready?.page;
  const rendered = useIncrementalRendering(`${page} ${rows[0] && rowId(rows[0])}`, rows.length);
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
    <div {...rootProps({ className: styles.root, 'data-component': 'DataTable' }, rest)}>
      <LiveRegion>
        {busy
          ? t(loading)
          : sort && sortedBy
            ? t(dataTable[sort.direction], { column: sortedBy.title })
            : ''}
      </LiveRegion>
      {state.status === 'error' ? (
        <ErrorState {...(onRetry ? { onRetry } : {})} />
      ) : state.status === 'empty' ? (
        empty
      ) : (
        <>
          <DataTableToolbar
            rowSelection={rowSelection}
            columns={columns}
            range={range ? t(dataTable.range, range) : null}
            total={selectableTotal ?? total}
            sort={sort}
            selection={selection}
            bulkActions={bulkActions}
            onSelectionChange={(event) => onSelectionChange?.(event)}
            onSortChange={(event) => onSortChange?.(event)}
            hiddenColumns={hiddenColumns}
            onHiddenColumnsChange={onHiddenColumnsChange}
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
                columns={shown}
                sort={sort}
                rowSelection={rowSelection}
                selectable={selectable}
                waiting={!ready}
                hasActions={rowActions !== undefined}
                onSortChange={onSortChange}
              />
              <DataTableBody
                rows={rows}
                columns={shown}
                rendered={rendered}
                rowSelection={rowSelection}
                skeletons={state.status === 'loading' ? (state.rows ?? 10) : 0}
                refreshing={ready?.refreshing === true}
                selectable={selectable}
                rowId={rowId}
                rowName={rowName}
                rowSelectable={rowSelectable}
                rowActions={rowActions}
              />
            </table>
          </div>
          <div className={styles.footer}>
            {ready && limits && total > Math.min(...limits) && (
              <span className={styles.limit}>
                <LazyPopup
                  kind="menu"
                  module={menuModule}
                  button={
                    <Button size="sm" variant="ghost" trailingIcon={icons.chevronDown}>
                      {t(dataTable.rowsPerPage, { count: ready.limit })}
                    </Button>
                  }
                >
                  {({ Menu }, popup) => (
                    <Menu
                      {...popup}
                      label={t(dataTable.limit)}
                      items={limits.map((limit) => ({
                        kind: 'choice',
                        id: String(limit),
                        label: t(dataTable.rowsPerPage, { count: limit }),
                        checked: limit === ready.limit,
                        onSelect: () => onLimitChange?.({ limit }),
                      }))}
                    />
                  )}
                </LazyPopup>
              </span>
            )}
            {ready && total > ready.limit && (
              <Pagination
                label={paginationLabel}
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
