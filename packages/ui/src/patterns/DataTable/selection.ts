/** Selected row ids, or all matching rows except some ids. */
export type DataTableSelection = { ids: readonly string[] } | { allExcept: readonly string[] };

export const nothingSelected: DataTableSelection = { ids: [] };

export function isAllSelection(
  selection: DataTableSelection,
): selection is { allExcept: readonly string[] } {
  return 'allExcept' in selection;
}

export function selectedCount(selection: DataTableSelection, total: number): number {
  return isAllSelection(selection)
    ? Math.max(0, total - selection.allExcept.length)
    : selection.ids.length;
}

export function isSelected(selection: DataTableSelection, id: string): boolean {
  return isAllSelection(selection) ? !selection.allExcept.includes(id) : selection.ids.includes(id);
}

/** Selects or deselects some rows. */
export function withSelected(
  selection: DataTableSelection,
  ids: readonly string[],
  selected: boolean,
): DataTableSelection {
  const isAll = isAllSelection(selection);
  const listed = isAll ? selection.allExcept : selection.ids;
  // `allExcept` lists the rows that are not selected.
  const next =
    selected === isAll
      ? listed.filter((id) => !ids.includes(id))
      : [...new Set([...listed, ...ids])];
  return isAll ? { allExcept: next } : { ids: next };
}
