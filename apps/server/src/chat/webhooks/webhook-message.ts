import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { subMinutes } from 'date-fns/subMinutes';
import { hashSecretToken } from '../../auth/devices/secret-token.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContext } from '../../http/call-context.ts';
import { storeMessage } from '../messages/message-writer.ts';
import type { SendDeps } from '../messages/send-message.ts';
import { publishMessage } from '../rooms/room-events.ts';
import { toMessage } from '../views/message-view.ts';
import { fromSlackText } from './slack-text.ts';
import { findWebhookByHash, markWebhookUsed } from './webhook-store.ts';

type Context = SendDeps & Pick<CallContext, 'limits'>;

/**
 * Posts a message of an incoming webhook. It mentions no one and has no link previews.
 * @throws {ApiError} 404 `notFound` for an unknown secret
 */
export async function postWebhookMessage(
  context: Context,
  secret: string,
  { text, username }: Schemas['PostWebhookMessageRequest'],
): Promise<string> {
  const { db, now } = context;
  const webhook = await findWebhookByHash(db, hashSecretToken(secret));
  if (!webhook) {
    await context.limits.guess();
    throw new ApiError('notFound');
  }
  const { id, organizationId, roomId } = webhook;
  await context.limits.webhook(webhook);
  const stored = await storeMessage(
    db,
    { organizationId, roomId },
    {
      id: randomUUID(),
      clientId: randomUUID(),
      senderId: null,
      webhook: { id, name: username ?? webhook.name },
      type: 'TEXT',
      content: fromSlackText(text),
      mentionedUserIds: [],
      mentionedGroup: null,
      replyToId: null,
      threadRootId: null,
      fileIds: [],
      createdAt: now(),
    },
  );
  // The room was deleted after the webhook was read.
  if (typeof stored === 'string') throw new ApiError('notFound');
  const message = await toMessage(context, stored.message);
  publishMessage(context, organizationId, message);
  context.push.chatMessage(organizationId, message);
  await markWebhookUsed(db, id, { now: now(), before: subMinutes(now(), 1) });
  return 'ok';
}
