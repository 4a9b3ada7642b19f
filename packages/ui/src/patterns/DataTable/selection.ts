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

export function toRowSelection(
  selection: DataTableSelection,
  pageIds: readonly string[],
): Record<string, true> {
  const except = isAllSelection(selection) ? new Set(selection.allExcept) : undefined;
  const ids = except
    ? pageIds.filter((id) => !except.has(id))
    : (selection as { ids: string[] }).ids;
  return Object.fromEntries(ids.map((id) => [id, true as const]));
}

export function fromRowSelection(
  selection: DataTableSelection,
  pageIds: readonly string[],
  model: Readonly<Record<string, boolean>>,
): DataTableSelection {
  if (!isAllSelection(selection)) return { ids: Object.keys(model).filter((id) => model[id]) };
  const onPage = new Set(pageIds);
  const elsewhere = selection.allExcept.filter((id) => !onPage.has(id));
  return { allExcept: [...elsewhere, ...pageIds.filter((id) => !model[id])] };
}
