import { z } from 'zod';
import { ignoreMissing } from './ignore-missing.ts';
import type { ProviderChannels } from './provider-channels.ts';

const channelSchema = z.object({
  resourceId: z.string().min(1),
  /** Milliseconds since 1970 as a string. */
  expiration: z.coerce.number().int().positive().optional(),
});

export const googleChannels: ProviderChannels = {
  // Google's maximum of seven days, less a margin for the request.
  maxLifetimeMs: (7 * 24 - 1) * 60 * 60_000,
  async open(calls, { id, address, until }) {
    const { resourceId, expiration } = await calls.send({
      method: 'POST',
      path: '/calendars/primary/events/watch',
      body: { id, type: 'web_hook', address, expiration: until.getTime() },
      // Google also returns 401 if the address is not on a domain verified by the operator.
      isOptional: true,
      answer: channelSchema,
    });
    return { remoteId: resourceId, expiresAt: expiration ? new Date(expiration) : until };
  },
  close: (calls, { id, remoteId }) =>
    ignoreMissing(
      calls.send({
        method: 'POST',
        path: '/channels/stop',
        body: { id, resourceId: remoteId },
        isOptional: true,
      }),
    ),
};
