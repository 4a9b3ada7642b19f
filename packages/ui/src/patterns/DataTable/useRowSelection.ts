import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { isSelected, nothingSelected, withSelected, type DataTableSelection } from './selection.ts';

interface RowSelectionProps<Row extends object> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowSelectable: (row: Row) => true | string;
  selection: DataTableSelection | undefined;
  onSelectionChange: ((event: { selection: DataTableSelection }) => void) | undefined;
}

export interface RowToggle {
  checked: boolean;
  /** Changes all rows since the last changed one. */
  isRange: boolean;
}

export interface RowSelection {
  selectedIds: ReadonlySet<string>;
  pageChecked: boolean | 'mixed';
  togglePage(): void;
  /** Keeps its identity, so that memoised rows do not render again. */
  toggleRow: (id: string, toggle: RowToggle) => void;
}

/** Selection of the rows of a page. */
export function useRowSelection<Row extends object>({
  rows,
  rowId,
  rowSelectable,
  selection = nothingSelected,
  onSelectionChange,
}: RowSelectionProps<Row>): RowSelection {
  const pageIds = useMemo(
    () => rows.filter((row) => rowSelectable(row) === true).map(rowId),
    [rows, rowId, rowSelectable],
  );
  const selectedIds = useMemo(
    () => new Set(pageIds.filter((id) => isSelected(selection, id))),
    [selection, pageIds],
  );
  const change = (ids: readonly string[], checked: boolean) =>
    onSelectionChange?.({ selection: withSelected(selection, ids, checked) });

  const latest = useRef({ pageIds, change });
  useLayoutEffect(() => {
    latest.current = { pageIds, change };
  });
  const lastToggled = useRef<string | null>(null);
  const toggleRow = useCallback((id: string, { checked, isRange }: RowToggle) => {
    const { pageIds, change } = latest.current;
    const start = isRange && lastToggled.current ? pageIds.indexOf(lastToggled.current) : -1;
    const end = pageIds.indexOf(id);
    lastToggled.current = id;
    const range = pageIds.slice(Math.min(start, end), Math.max(start, end) + 1);
    change(start === -1 ? [id] : range, checked);
  }, []);

  const isPageSelected = pageIds.length > 0 && selectedIds.size === pageIds.length;
  return {
    selectedIds,
    pageChecked: isPageSelected || (selectedIds.size > 0 && 'mixed'),
    togglePage: () => change(pageIds, !isPageSelected),
    toggleRow,
  };
}
