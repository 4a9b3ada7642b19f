import { unwrap, type Schemas } from '@office/api';
import type { ChosenInvitations } from '@office/ui';
import { office } from '../../platform/api/client.ts';

const maxIdsPerRequest = 100;

/** Resends or withdraws the selected invitations. A filter is sent in one request, ids in chunks. */
export async function changeInvitations(
  what: 'resend' | 'withdraw',
  { selection, count }: ChosenInvitations,
  filter: Schemas['InvitationFilter'],
): Promise<Schemas['InvitationsDone']> {
  const send = (body: Schemas['ChosenInvitations']) =>
    unwrap(office.POST(`/v1/admin/invitations/${what}`, { body }));
  if ('allExcept' in selection) {
    return send({ filter, except: [...selection.allExcept], expected: count });
  }
  const sum = { done: 0, skipped: 0 };
  for (let first = 0; first < selection.ids.length; first += maxIdsPerRequest) {
    const invitationIds = selection.ids.slice(first, first + maxIdsPerRequest);
    const { done, skipped } = await send({ invitationIds });
    sum.done += done;
    sum.skipped += skipped;
  }
  return sum;
}
