import type { Config } from '../config/config.ts';
import { FcmSender } from './fcm-sender.ts';
import { PushDelivery, type PushDeliveryDeps } from './push-delivery.ts';

/** Push as it is configured; null where it is off. Its creator closes it. */
export function createPush({
  config,
  ...deps
}: Omit<PushDeliveryDeps, 'sender'> & { config: Pick<Config, 'fcm'> }): PushDelivery | null {
  const sender = config.fcm && new FcmSender(config.fcm, deps.now);
  return sender && new PushDelivery({ ...deps, sender });
}
