import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

export interface DataTableColumn<Row> {
  /** Unique within the table; sent to the server as the sort key. */
  id: string;
  title: string;
  cell(row: Row): ReactNode;
  sortable?: boolean;
  align?: 'start' | 'end';
  /** Width in steps of the 4-px grid; columns without a width share the remaining space. */
  width?: number;
  /** Prevents hiding the column. The first column is always fixed. */
  fixed?: boolean;
}

export interface DataTableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export function columnDefs<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, title, sortable = false, fixed = false }, index) => ({
    id,
    header: title,
    // The library requires an accessor for sortable columns; the server sorts the values.
    accessorFn: (row: Row) => row,
    enableSorting: sortable,
    sortDescFirst: false,
    enableHiding: index > 0 && !fixed,
  }));
}

const sharedWidth = 40;

export const toLength = (steps: number) => `${steps / 4}rem`;

export function minTableWidth(columns: readonly DataTableColumn<never>[], extra: number): string {
  return toLength(columns.reduce((sum, { width = sharedWidth }) => sum + width, extra));
}
