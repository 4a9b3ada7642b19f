import {
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** A column of a `DataTable`. */
export interface DataTableColumn<Row> {
  /** Its own within the table; what the server sorts by. */
  id: string;
  /** Its name, at the head of the column and on a phone before the value. */
  header: string;
  /** The value as it is shown. */
  cell(row: Row): ReactNode;
  /** The rows can be brought into its order. */
  sortable?: boolean;
  /** `end` for numbers, whose places then stand below each other. */
  align?: 'start' | 'end';
  /** Its width in steps of the 4-px grid; columns without one share what is left. */
  width?: number;
  /** It cannot be hidden. The first column never can: it names the row. */
  fixed?: boolean;
}

/** The column by which rows are in order, and which way. */
export interface DataTableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

/** The parts of the table's model that are used: the server sorts and pages. */
export const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

export function columnDefs<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, header, sortable = false, fixed = false }, index) => ({
    id,
    header,
    // Without one a column cannot be sorted by; the server has the values.
    accessorFn: (row: Row) => row,
    enableSorting: sortable,
    sortDescFirst: false,
    enableHiding: index > 0 && !fixed,
  }));
}

const sharedWidth = 40;

/** A width in steps of the 4-px grid as CSS has it. */
export const toLength = (steps: number) => `${steps / 4}rem`;

/** The narrowest that the columns can be side by side. */
export function narrowest(columns: readonly DataTableColumn<never>[], extra: number): string {
  return toLength(columns.reduce((sum, { width = sharedWidth }) => sum + width, extra));
}
