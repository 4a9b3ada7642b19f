import type { Schemas } from '@office/api';
import type { PresenceHints } from '@office/ui';

/** What the presence screens offer beside the presence itself: the way back to the last choice. */
export function presenceHints({
  lastManual,
}: Pick<Schemas['Profile'], 'lastManual'>): PresenceHints {
  return lastManual ? { lastManual } : {};
}
