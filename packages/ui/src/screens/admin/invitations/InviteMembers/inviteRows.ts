import type { DataTableSelection } from '../../../../patterns/DataTable/index.ts';
import type { InviteRow } from './InviteMembers.types.ts';

export function canInvite({ state }: Pick<InviteRow, 'state'>): boolean {
  return state === 'NEW' || state === 'EXPIRED' || state === 'INVITED';
}

export function chosenRows(
  rows: readonly InviteRow[],
  selection: DataTableSelection,
): readonly InviteRow[] {
  const lines = new Set('ids' in selection ? selection.ids : selection.allExcept);
  const all = 'allExcept' in selection;
  return rows.filter((row) => canInvite(row) && lines.has(String(row.line)) !== all);
}
