import { unwrap } from '@office/api';
import type { Presence } from '@office/vocabulary';
import { useRef, useState } from 'react';
import { office } from '../../../platform/api/client.ts';
import { usePatchQueries } from '../../../platform/api/usePatchQueries.ts';

export type PresenceChange =
  { status: 'idle' } | { status: 'saving'; asked: Presence } | { status: 'failed' };

/**
 * Changing one's own presence: shown at once, taken back when the server refuses. Changes are sent one
 * after the other, and the last decides: the answer to an earlier one does not take a later one back.
 */
export function usePresenceChange() {
  const patch = usePatchQueries();
  const [state, setState] = useState<PresenceChange>({ status: 'idle' });
  const last = useRef<Presence>(undefined);
  const sent = useRef(Promise.resolve());

  const save = async (asked: Presence) => {
    // Another was chosen while this one waited.
    if (asked !== last.current) return;
    let outcome: PresenceChange = { status: 'idle' };
    try {
      const { status, workingStatus, lastManual, automatic } = await unwrap(
        office.PATCH('/v1/users/status', { body: asked }),
      );
      await patch('/v1/auth/user/profile', (profile) => ({
        ...profile,
        status,
        workingStatus,
        lastManual,
        automatic,
      }));
    } catch {
      outcome = { status: 'failed' };
    }
    if (asked === last.current) setState(outcome);
  };

  const change = ({ presence: asked }: { presence: Presence }) => {
    last.current = asked;
    setState({ status: 'saving', asked });
    sent.current = sent.current.then(() => save(asked));
  };

  return { state, change };
}
