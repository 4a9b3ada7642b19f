import { z } from 'zod';
import { deleted } from './deleted.ts';
import type { ProviderChannels } from './provider-channels.ts';

const channelAnswer = z.object({
  resourceId: z.string().min(1),
  /** Milliseconds since 1970, as text. */
  expiration: z.coerce.number().int().positive().optional(),
});

/** Google's channels of the primary calendar. */
export const googleChannels: ProviderChannels = {
  // Seven days, less what may pass on the way.
  life: (7 * 24 - 1) * 60 * 60_000,
  async open(calls, { id, address, until }) {
    const { resourceId, expiration } = await calls.send({
      method: 'POST',
      path: '/calendars/primary/events/watch',
      body: { id, type: 'web_hook', address, expiration: until.getTime() },
      // Google also answers 401 where it does not know the address for the operator's.
      isOptional: true,
      answer: channelAnswer,
    });
    return { remoteId: resourceId, expiresAt: expiration ? new Date(expiration) : until };
  },
  close: (calls, { id, remoteId }) =>
    deleted(
      calls.send({
        method: 'POST',
        path: '/channels/stop',
        body: { id, resourceId: remoteId },
        isOptional: true,
      }),
    ),
};
