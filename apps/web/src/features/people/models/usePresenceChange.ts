import { unwrap } from '@office/api';
import type { Presence } from '@office/vocabulary';
import { useState } from 'react';
import { useStore } from '@office/client/lib/useStore.ts';
import { office } from '../../../platform/api/client.ts';
import { usePatchQueries } from '@office/client/api/usePatchQueries.ts';
import { PresenceChange } from './PresenceChange.ts';

export function usePresenceChange() {
  const patch = usePatchQueries();
  const [model] = useState(
    () =>
      new PresenceChange({
        async save(presence) {
          const { status, workingStatus, lastManual, automatic } = await unwrap(
            office.PATCH('/v1/users/status', { body: presence }),
          );
          await patch('/v1/auth/user/profile', (profile) => ({
            ...profile,
            status,
            workingStatus,
            lastManual,
            automatic,
          }));
        },
      }),
  );
  return {
    state: useStore(model),
    change: ({ presence }: { presence: Presence }) => model.change(presence),
  };
}
