import type { Config } from '../config/config.ts';
import { FcmSender } from './fcm-sender.ts';
import { PushDelivery, type PushDeliveryDeps } from './push-delivery.ts';
import type { PushSender } from './push-sender.ts';
import { countOutdatedSubscriptions } from './push-token-store.ts';
import { WebPushSender } from './web-push-sender.ts';

type Deps = Omit<PushDeliveryDeps, 'sender'> & { config: Pick<Config, 'fcm' | 'webPush'> };

/** Push as it is configured. Its creator closes it. */
export function createPush({ config, ...deps }: Deps): PushDelivery {
  const fcm = config.fcm && new FcmSender(config.fcm, deps.now);
  return new PushDelivery({
    ...deps,
    sender: byWay({ fcm, webPush: new WebPushSender(config.webPush, deps.now) }),
  });
}

/** Says at start that browsers know the office by another key: a backup without it, or another secret. */
export async function warnOfOtherVapidKey({
  config,
  db,
  log,
}: Pick<Deps, 'config' | 'db' | 'log'>): Promise<void> {
  const browsers = await countOutdatedSubscriptions(db, config.webPush.keys.publicKey);
  if (browsers === 0) return;
  log.warn({ browsers }, 'the key of push is another one than before');
}

/** Each browser the way that it registered for: the operator may have chosen the other one meanwhile. */
function byWay({ fcm, webPush }: { fcm: PushSender | null; webPush: PushSender }): PushSender {
  return {
    send: async (message, signal) =>
      (await (message.keys ? webPush : fcm)?.send(message, signal)) ?? 'unreachable',
  };
}
