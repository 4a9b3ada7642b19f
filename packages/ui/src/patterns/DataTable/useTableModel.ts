import { functionalUpdate, useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { columnDefs, features } from './columns.ts';
import type { DataTableProps } from './dataTableProps.ts';
import { fromRowSelection, nothingSelected, toRowSelection } from './selection.ts';

interface TableModelProps<Row extends object> extends Pick<
  DataTableProps<Row>,
  'columns' | 'rowId' | 'selection' | 'onSortChange' | 'onSelectionChange' | 'onHiddenColumnsChange'
> {
  rows: readonly Row[];
  sort: NonNullable<DataTableProps<Row>['sort']> | null;
  rowSelectable: (row: Row) => true | string;
  hiddenColumns: readonly string[];
}

/** Table of the library with the sort order, selection and hidden columns of the props. */
export function useTableModel<Row extends object>({
  rows,
  columns,
  rowId,
  rowSelectable,
  sort,
  selection = nothingSelected,
  hiddenColumns,
  onSortChange,
  onSelectionChange,
  onHiddenColumnsChange,
}: TableModelProps<Row>) {
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const pageIds = useMemo(
    () => rows.filter((row) => rowSelectable(row) === true).map(rowId),
    [rows, rowId, rowSelectable],
  );
  const rowSelection = useMemo(() => toRowSelection(selection, pageIds), [selection, pageIds]);
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
      onSelectionChange?.({ selection: fromRowSelection(selection, pageIds, model) });
    },
    onColumnVisibilityChange: (updater) => {
      const model = functionalUpdate(updater, columnVisibility);
      const hidden = Object.keys(model).filter((id) => model[id] === false);
      onHiddenColumnsChange?.({ hiddenColumns: hidden });
    },
  });
  return { table, pageIds };
}
