export { DataTable, type DataTableProps, type DataTableState } from './DataTable.tsx';
export type { DataTableColumn, DataTableSort } from './columns.ts';
export type { DataTableBulkAction } from './DataTableToolbar.tsx';
export { nothingSelected, selectedCount, type DataTableSelection } from './selection.ts';
