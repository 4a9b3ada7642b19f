import { z } from 'zod';
import { deleted } from './deleted.ts';
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

/** Microsoft's subscriptions to the events of an account. It asks at the address before it makes one. */
export const microsoftChannels: ProviderChannels = {
  // 4230 minutes at most for events, less what may pass on the way.
  life: 4200 * 60_000,
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
    deleted(calls.send({ method: 'DELETE', path: pathOf(remoteId), isOptional: true })),
};
