import type { Schemas } from '@office/api';
import type { PresenceHints } from '@office/ui';
import { dropEmpty } from '@office/client/lib/dropEmpty.ts';

export function presenceHints({
  lastManual,
  automatic,
}: Pick<Schemas['Profile'], 'lastManual' | 'automatic'>): PresenceHints {
  return dropEmpty({ lastManual, automatic });
}
