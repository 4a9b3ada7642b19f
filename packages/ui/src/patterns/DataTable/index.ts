export { DataTable } from './DataTable.tsx';
export type { DataTableProps, DataTableState } from './dataTableProps.ts';
export type { DataTableColumn, DataTableSort } from './columns.ts';
export type { DataTableBulkAction } from './DataTableToolbar.tsx';
export { nothingSelected, selectedCount, type DataTableSelection } from './selection.ts';
