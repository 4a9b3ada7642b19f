import type { Schemas } from '@office/api';
import type { PresenceHints } from '@office/ui';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';

/** The hints beside a presence: why it is so, and the way back to the last choice. */
export function presenceHints({
  lastManual,
  automatic,
}: Pick<Schemas['Profile'], 'lastManual' | 'automatic'>): PresenceHints {
  return dropEmpty({ lastManual, automatic });
}
