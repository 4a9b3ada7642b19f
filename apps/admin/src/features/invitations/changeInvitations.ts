import { unwrap, type Schemas } from '@office/api';
import type { ChosenInvitations } from '@office/ui';
import { office } from '../../platform/api/client.ts';

/** Invitations that one call takes by their ids. */
const idsACall = 100;

/**
 * Sends the chosen invitations again, or withdraws them: all that the filter finds in one call, those chosen one by
 * one in portions.
 */
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
  for (let first = 0; first < selection.ids.length; first += idsACall) {
    const invitationIds = selection.ids.slice(first, first + idsACall);
    const { done, skipped } = await send({ invitationIds });
    sum.done += done;
    sum.skipped += skipped;
  }
  return sum;
}
