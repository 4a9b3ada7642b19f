import { z } from 'zod';
import { ignoreMissing } from './ignore-missing.ts';
import type { ProviderChannels } from './provider-channels.ts';
import { ProviderError } from './provider-error.ts';

const subscriptions = '/subscriptions';

const subscriptionAnswer = z
  .object({ id: z.string().min(1), expirationDateTime: z.iso.datetime({ offset: true }) })
  .transform(({ id, expirationDateTime }) => ({
    remoteId: id,
    expiresAt: new Date(expirationDateTime),
  }));

const pathOf = (remoteId: string) => `${subscriptions}/${encodeURIComponent(remoteId)}`;

/** Microsoft Graph subscriptions to the events of an account. Microsoft validates the address first. */
export const microsoftChannels: ProviderChannels = {
  // Microsoft's maximum of 4230 minutes for events, less a margin for the request.
  maxLifetimeMs: 4200 * 60_000,
  open: (calls, { address, until }) =>
    calls.send({
      method: 'POST',
      path: subscriptions,
      headers: { prefer: 'IdType="ImmutableId"' },
      body: {
        changeType: 'created,updated,deleted',
        resource: '/me/events',
        notificationUrl: address,
        lifecycleNotificationUrl: `${address}&ended=true`,
        expirationDateTime: until.toISOString(),
      },
      isOptional: true,
      answer: subscriptionAnswer,
    }),
  async renew(calls, { remoteId, until }) {
    try {
      return await calls.send({
        method: 'PATCH',
        path: pathOf(remoteId),
        body: { expirationDateTime: until.toISOString() },
        isOptional: true,
        answer: subscriptionAnswer,
      });
    } catch (error) {
      if (error instanceof ProviderError && error.problem === 'GONE') return null;
      throw error;
    }
  },
  close: (calls, { remoteId }) =>
    ignoreMissing(calls.send({ method: 'DELETE', path: pathOf(remoteId), isOptional: true })),
};
