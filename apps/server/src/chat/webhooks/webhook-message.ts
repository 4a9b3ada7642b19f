import type { Schemas } from '@office/api';
import { maxWebhookNameLength } from '@office/vocabulary';
import { hashSecretToken } from '../../auth/devices/secret-token.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContext } from '../../http/call-context.ts';
import { disabledAreasFor } from '../../people/role-permissions.ts';
import { postBotMessage } from '../messages/bot-message.ts';
import type { SendDeps } from '../messages/send-message.ts';
import { fromSlackText, shorten } from './slack-text.ts';
import { findWebhookByHash, markWebhookUsed } from './webhook-store.ts';

type Context = SendDeps & Pick<CallContext, 'limits' | 'log'>;

/**
 * Posts a message of an incoming webhook.
 * @throws {ApiError} 404 `notFound` for an unknown secret; 403 `areaClosed` if the organisation has
 *   disabled chat for the role of the creator
 */
export async function postWebhookMessage(
  context: Context,
  secret: string,
  { text, username }: Schemas['PostWebhookMessageRequest'],
): Promise<string> {
  const { db, now } = context;
  const webhook = await findWebhookByHash(db, hashSecretToken(secret));
  if (!webhook) {
    await context.limits.unknownKey();
    throw new ApiError('notFound');
  }
  const { id, organizationId, roomId } = webhook;
  await context.limits.webhook(webhook);
  if (disabledAreasFor(webhook.creatorRole, webhook.closedAreas).includes('chat')) {
    throw new ApiError('areaClosed');
  }
  const message = await postBotMessage(
    context,
    { organizationId, roomId },
    { bot: { id, name: senderNameOf(webhook.name, username) }, content: fromSlackText(text) },
  );
  // The room was deleted after the webhook was read.
  if (!message) throw new ApiError('notFound');
  // Senders would post the message again after an error.
  await markWebhookUsed(db, id, now()).catch((error: unknown) =>
    context.log.error({ err: error }, 'use of a webhook was not stored'),
  );
  return 'ok';
}

/** Keeps the whole name of the webhook, so that messages cannot appear under another name alone. */
export function senderNameOf(name: string, username: string | undefined): string {
  if (!username || username === name) return name;
  const suffix = ` (${name})`;
  const left = maxWebhookNameLength - Array.from(suffix).length;
  return left > 0 ? `${shorten(username, left)}${suffix}` : name;
}
