import type { Schemas } from '@office/api';
import type { InviteRow } from '@office/ui/screens/admin/invitations';

type Capacity = Schemas['InvitationCapacity'];

/** Returns the capacity if inviting the rows exceeds it. Rows with an open invitation already count. */
export function exceededCapacity(
  capacity: Capacity | null,
  rows: readonly Pick<InviteRow, 'state'>[],
): Capacity | null {
  if (!capacity) return null;
  const added = rows.filter(({ state }) => state !== 'INVITED').length;
  const { places, members, pending } = capacity;
  return members + pending + added > places ? capacity : null;
}
