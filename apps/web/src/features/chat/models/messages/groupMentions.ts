import type { Schemas } from '@office/api';
import type { ChatGroupMentions } from '@office/ui/screens/chat';

/** Until the reach is known, assumes that a mention is allowed and notifies all others. */
export function toGroupMentions(
  known: Schemas['ChatGroupMentions'] | undefined,
  others: number,
): ChatGroupMentions | undefined {
  const reach = known?.reach ?? { HERE: others, ALL: others };
  const refusal = known?.refusal ?? null;
  if (refusal === 'DIRECT') return undefined;
  return refusal ? { refusal } : { refusal: null, reach };
}
