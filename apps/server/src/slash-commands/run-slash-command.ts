import { randomUUID } from 'node:crypto';
import type { Schemas } from '@office/api';
import { maxMessageLength } from '@office/vocabulary';
import { postBotMessage } from '../chat/messages/bot-message.ts';
import { isAlone, requireThreadRoot, type SendDeps } from '../chat/messages/send-message.ts';
import { requireRoom } from '../chat/rooms/room-access.ts';
import { fromSlackText, shorten } from '../chat/webhooks/slack-text.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallContext } from '../http/call-context.ts';
import type { WithClaims, WithViewer } from '../http/claims.ts';
import { DeliveryError, problemOf, type DeliveryProblem } from '../lib/delivery-error.ts';
import { postEvent, type EventReceiver } from '../lib/signed-webhook.ts';
import { requireCreator } from '../people/current-member.ts';
import { findPeople } from '../people/member-directory.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './slash-command-store.ts';

type Context = SendDeps & Pick<Platform, 'config'> & Pick<CallContext, 'log'> & WithViewer;

const replyTimeout = 10_000;
/** Characters of the command that its reply in the room quotes. */
const maxQuoteLength = 200;

export async function listSlashCommands({
  db,
  viewer,
  claims,
}: Pick<Context, 'db' | 'viewer'> & WithClaims): Promise<Schemas['SlashCommandList']> {
  if (claims.role === 'GUEST') return { data: [] };
  const rows = await store.listEnabledCommands(db, viewer.organizationId);
  return { data: rows.map(({ url, ...shown }) => ({ ...shown, host: new URL(url).host })) };
}

/**
 * @throws {ApiError} 403 `forbidden` for guests; 404 `chatRoomNotFound`, `chatMessageNotFound`,
 *   `slashCommandNotFound`; 422 `chatDirectUserLeft`, `slashCommandFailed`
 */
export async function runSlashCommand(
  context: Context,
  roomId: string,
  { name, commandText, threadRootId }: Schemas['RunSlashCommandRequest'],
): Promise<Schemas['SlashCommandReply']> {
  const { db, now, viewer, log } = context;
  await requireCreator(context, 'chat');
  const { room } = await requireRoom(context, roomId);
  if (isAlone(room)) throw new ApiError('chatDirectUserLeft');
  if (threadRootId) await requireThreadRoot(context, roomId, threadRootId);
  const { organizationId } = viewer;
  const command = await store.findEnabledCommand(db, { organizationId, name });
  if (!command) throw new ApiError('slashCommandNotFound');
  const caller = (await findPeople(db, [viewer.userId])).get(viewer.userId)!;
  const text = commandText.trim();
  const { reply, problem } = await requestReply(context, command, {
    command: name,
    text,
    room: { id: roomId, name: room.name },
    threadRootId: threadRootId ?? null,
    member: { id: viewer.userId, name: caller.nameKanji },
  });
  await store
    .recordRun(db, command, { problem, now: now() })
    .catch((err: unknown) => log.error({ err }, 'failed to record the run of a slash command'));
  if (!reply) throw new ApiError('slashCommandFailed');
  if (reply.text === '' || !reply.isForRoom) {
    return { text: reply.text || null, posted: false };
  }
  // The member may have left the room in the meantime.
  await requireRoom(context, roomId);
  const typed = `/${name} ${text}`.trim().replace(/\s+/g, ' ');
  const quote = `> ${caller.nameKanji}: ${shorten(typed, maxQuoteLength)}\n\n`;
  const stored = await postBotMessage(
    context,
    { organizationId, roomId },
    {
      bot: { id: command.id, name: `/${name}` },
      content: shorten(quote + reply.text, maxMessageLength),
      threadRootId: threadRootId ?? null,
    },
  );
  if (!stored) throw new ApiError('chatRoomNotFound');
  return { text: null, posted: true };
}

interface Reply {
  text: string;
  isForRoom: boolean;
}

async function requestReply(
  context: Pick<Context, 'config' | 'now'>,
  command: EventReceiver,
  data: Record<string, unknown>,
): Promise<{ reply: Reply; problem: null } | { reply: null; problem: DeliveryProblem }> {
  const event = { id: randomUUID(), type: 'command.run', at: context.now(), data };
  const signal = AbortSignal.timeout(replyTimeout);
  try {
    const response = await postEvent(context, command, 'slash-command-secrets', event, signal);
    return { reply: await readReply(response), problem: null };
  } catch (error) {
    return { reply: null, problem: problemOf(error) };
  }
}

/** Reads JSON as of Slack's commands, or plain text. Other media types have no text. */
async function readReply(response: Response): Promise<Reply> {
  const mediaType = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const body = await response.text();
  if (mediaType === 'text/plain') return { text: toMessageText(body), isForRoom: false };
  if (mediaType !== 'application/json' || body.trim() === '') return { text: '', isForRoom: false };
  const { text, response_type: type } = parseObject(body);
  return {
    text: typeof text === 'string' ? toMessageText(text) : '',
    isForRoom: type === 'in_channel',
  };
}

function parseObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Reported below.
  }
  throw new DeliveryError({ kind: 'REJECTED', detail: 'invalid JSON' });
}

const toMessageText = (text: string): string =>
  fromSlackText(text.replaceAll('\u0000', '').toWellFormed()).trim();
