import webPush from 'web-push';
import type { Config } from '../../../config/config.ts';
import { vapidKeysOf } from '../../../config/vapid.ts';
import { ok, problem, warning, type Check } from '../check.ts';

export function pushCheck({ webPush: { keys, contact } }: Pick<Config, 'webPush'>): Check {
  return {
    name: 'push keys',
    advice: 'Correct OFFICE_VAPID_PRIVATE_KEY, or restore the file vapid-key of the data folder.',
    run: () => {
      if (vapidKeysOf(keys.privateKey)?.publicKey !== keys.publicKey) {
        return Promise.resolve(
          problem(
            'The public and the private key do not belong together. Restore OFFICE_VAPID_PRIVATE_KEY or the file vapid-key.',
          ),
        );
      }
      const advice = 'Set OFFICE_PUBLIC_URL to an https address, or OFFICE_MAIL_FROM.';
      if (
        /^(mailto:(.*@.*\.example)?|https:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)$/.test(
          contact,
        )
      ) {
        return Promise.resolve(
          warning(`Push services cannot contact you (${contact}), and some reject that. ${advice}`),
        );
      }
      // Throws if the contact address is unsuitable.
      webPush.getVapidHeaders(
        'https://push.example',
        contact,
        keys.publicKey,
        keys.privateKey,
        'aes128gcm',
      );
      return Promise.resolve(ok(`The key pair is valid, with the contact ${contact}.`));
    },
  };
}
