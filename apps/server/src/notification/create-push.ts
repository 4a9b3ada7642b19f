import type { Config } from '../config/config.ts';
import { FcmSender } from './fcm-sender.ts';
import { PushDelivery, type PushDeliveryDeps } from './push-delivery.ts';
import type { PushSender } from './push-sender.ts';
import { countOutdatedSubscriptions } from './push-token-store.ts';
import { WebPushSender } from './web-push-sender.ts';

type Deps = Omit<PushDeliveryDeps, 'sender'> & { config: Pick<Config, 'fcm' | 'webPush'> };

export function createPush({ config, ...deps }: Deps): PushDelivery {
  const fcm = config.fcm && new FcmSender(config.fcm, deps.now);
  return new PushDelivery({
    ...deps,
    sender: selectSender({ fcm, webPush: new WebPushSender(config.webPush, deps.now) }),
  });
}

/** Warns at startup if browsers subscribed with another VAPID key, such as after restoring a backup. */
export async function warnAboutVapidKeyMismatch({
  config,
  db,
  log,
}: Pick<Deps, 'config' | 'db' | 'log'>): Promise<void> {
  const { keys, previousKeys } = config.webPush;
  const known = [keys, ...previousKeys].map(({ publicKey }) => publicKey);
  const browsers = await countOutdatedSubscriptions(db, known);
  if (browsers === 0) return;
  log.warn({ browsers }, 'the push key has changed');
}

/** Selects the sender by the registration of the browser: the configured sender may have changed since. */
function selectSender({
  fcm,
  webPush,
}: {
  fcm: PushSender | null;
  webPush: PushSender;
}): PushSender {
  return {
    send: async (message, signal) =>
      (await (message.keys ? webPush : fcm)?.send(message, signal)) ?? 'unreachable',
  };
}
