import { unwrap } from '@office/api';
import type { Presence } from '@office/ui';
import { useState } from 'react';
import { office } from '../api/client.ts';
import { usePatchQueries } from '../api/usePatchQueries.ts';

export type PresenceChange =
  { status: 'idle' } | { status: 'saving'; asked: Presence } | { status: 'failed' };

/** Changing one's own presence: shown at once, taken back when the server refuses. */
export function usePresenceChange() {
  const patch = usePatchQueries();
  const [state, setState] = useState<PresenceChange>({ status: 'idle' });

  const change = async ({ presence: asked }: { presence: Presence }) => {
    setState({ status: 'saving', asked });
    try {
      const { status, workingStatus, lastManual } = await unwrap(
        office.PATCH('/v1/users/status', { body: asked }),
      );
      await patch('/v1/auth/user/profile', (profile) => ({
        ...profile,
        status,
        workingStatus,
        lastManual,
      }));
      setState({ status: 'idle' });
    } catch {
      setState({ status: 'failed' });
    }
  };

  return { state, change: (event: { presence: Presence }) => void change(event) };
}
