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

export function hideableColumns<Row>(
  columns: readonly DataTableColumn<Row>[],
): DataTableColumn<Row>[] {
  return columns.filter(({ fixed }, index) => index > 0 && !fixed);
}

const sharedWidth = 40;

export const toLength = (steps: number) => `${steps / 4}rem`;

export function minTableWidth(columns: readonly DataTableColumn<never>[], extra: number): string {
  return toLength(columns.reduce((sum, { width = sharedWidth }) => sum + width, extra));
}
