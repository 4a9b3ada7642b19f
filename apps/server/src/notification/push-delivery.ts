import { AsyncResource } from 'node:async_hooks';
import type { Schemas } from '@office/api';
import {
  type ChatRoomType,
  type NotificationKind,
  type PushKind,
  textIn,
} from '@office/vocabulary';
import { voiceInvitationMs } from '@office/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
import { localizedNames } from '../people/localized-names.ts';
import type { Platform } from '../platform/platform.ts';
import type { Metrics } from '../observability/metrics.ts';
import { deletePushToken } from './push-token-store.ts';
import {
  listNotificationReceivers,
  listReceiversOf,
  listRoomReceivers,
  type Receiver,
} from './push-receiver-store.ts';
import type { Push, PushedNotification, VoiceChatInvite } from '../platform/push.ts';
import { PushFailure, type PushAddress, type PushMessage, type PushSender } from './push-sender.ts';
import { chatNotice, inviteNotice, truncate } from './push-texts.ts';

export interface PushDeliveryDeps extends Pick<Platform, 'db' | 'now'> {
  sender: PushSender;
  log: Pick<FastifyBaseLogger, 'warn'>;
  metrics: Pick<Metrics, 'push'>;
  /** Delays before each retry in milliseconds. */
  retryDelays?: readonly number[];
  /** Maximum queue length. Further jobs are dropped. */
  maxWaiting?: number;
}

const maxConcurrent = 8;
/** In milliseconds. Upper bound for the delay requested by the service. */
const maxRetryDelay = 60_000;

/** Maximum number of queued messages of one notification, so that chat messages and calls are not delayed. */
const maxQueuedPerNotification = 500;

const day = 24 * 60 * 60;

type Notice = Omit<PushMessage, keyof PushAddress>;

const settingOf: Record<NotificationKind, PushKind> = {
  DIRECT_MESSAGE: 'directMessage',
  CHAT_ROOM: 'chatRoom',
  MEETING: 'meeting',
  ORGANIZATION: 'organization',
  VOICE_CHAT_INVITE: 'voiceChatInvite',
};

/** The queue is in memory: pending messages are lost at shutdown, but remain unread in the app. */
export class PushDelivery implements Push {
  readonly #deps: PushDeliveryDeps;
  readonly #queue = new PQueue({ concurrency: maxConcurrent });
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Messages of this turn of the event loop by room. */
  readonly #waitingMessages = new Map<string, Schemas['ChatMessage'][]>();
  readonly #closing = new AbortController();

  constructor(deps: PushDeliveryDeps) {
    this.#deps = deps;
  }

  chatMessage(
    organizationId: string,
    message: Schemas['ChatMessage'],
    { notifyPaused = false } = {},
  ): void {
    const { roomId, threadRootId, mentionedUserIds } = message;
    if (threadRootId || mentionedUserIds.length > 0 || notifyPaused) {
      this.#enqueue(() => this.#announce(organizationId, [message], notifyPaused));
      return;
    }
    // Messages of one commit are announced together, with one query for their receivers.
    const waiting = this.#waitingMessages.get(roomId);
    if (waiting) {
      waiting.push(message);
      return;
    }
    const messages = [message];
    this.#waitingMessages.set(roomId, messages);
    setImmediate(() => {
      this.#waitingMessages.delete(roomId);
      this.#enqueue(() => this.#announce(organizationId, messages));
    });
  }

  /** Announces messages of one room that have the same receivers, apart from their senders. */
  async #announce(
    organizationId: string,
    messages: readonly Schemas['ChatMessage'][],
    includePaused = false,
  ): Promise<void> {
    const { db, now } = this.#deps;
    const { roomId, threadRootId, mentionedUserIds } = messages[0]!;
    const receivers = await listRoomReceivers(db, {
      organizationId,
      now: now(),
      roomId,
      threadRootId,
      mentionedUserIds,
      includePaused,
    });
    const [first] = receivers;
    if (!first) return;
    const { roomType, roomName } = first;
    for (const message of messages) {
      const { sender, forwarded } = message;
      if (!sender) continue;
      const content = message.content || (forwarded?.content ?? '');
      const senderNames = localizedNames(sender);
      const notice = { roomType, roomName };
      const others = receivers.filter(({ userId }) => userId !== sender.id);
      void this.#notify(others, (language, { groupNames }) => ({
        kind: roomType === 'DIRECT' ? 'DIRECT_MESSAGE' : 'CHAT_ROOM',
        ...chatNotice(language, {
          ...notice,
          groupNames,
          senderName: senderNames[language],
          content,
        }),
        path: pathOf(roomType, message),
        tag: `chat-${roomId}`,
        id: message.id,
        lifetime: day,
      }));
    }
  }

  voiceChatInvite(invite: VoiceChatInvite): void {
    const { organizationId, userIds, inviter, roomName, invitationId } = invite;
    this.#enqueue(async () => {
      const { db, now } = this.#deps;
      const receivers = await listReceiversOf(db, {
        organizationId,
        setting: 'voiceChatInvite',
        now: now(),
        userIds,
      });
      const inviterNames = localizedNames(inviter);
      void this.#notify(receivers, (language) => ({
        kind: 'VOICE_CHAT_INVITE',
        ...inviteNotice(language, { inviterName: inviterNames[language], roomName }),
        path: '/voice-chat',
        tag: `voice-${invitationId}`,
        id: invitationId,
        lifetime: voiceInvitationMs / 1000,
      }));
    });
  }

  notification(notification: PushedNotification): void {
    const { id, organizationId, kind, title, content, path, tag, expiresAt } = notification;
    this.#enqueue(async () => {
      const { db, now } = this.#deps;
      const left = expiresAt ? Math.ceil((expiresAt.getTime() - now().getTime()) / 1000) : day;
      if (left <= 0) return;
      const receivers = await listNotificationReceivers(db, {
        organizationId,
        setting: settingOf[kind],
        now: now(),
        notificationId: id,
      });
      void this.#notify(receivers, (language) => ({
        kind,
        title: truncate(textIn(title, language)),
        body: truncate(textIn(content, language)),
        path,
        tag,
        id,
        lifetime: Math.min(left, day),
      }));
    });
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#queue.clear();
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#queue.onIdle();
  }

  /** Must not be awaited inside a job: jobs waiting for free queue space would deadlock. */
  async #notify<R extends Receiver>(
    receivers: readonly R[],
    noticeIn: (language: Receiver['language'], receiver: R) => Notice,
  ): Promise<void> {
    for (const receiver of receivers) {
      const { token, keys, language } = receiver;
      if (this.#queue.size >= maxQueuedPerNotification)
        await this.#queue.onSizeLessThan(maxQueuedPerNotification);
      const message = { token, keys, ...noticeIn(language, receiver) };
      this.#enqueue(() => this.#send(message, [...(this.#deps.retryDelays ?? [1000, 5000])]));
    }
  }

  async #send(message: PushMessage, delays: number[]): Promise<void> {
    const { sender, db, metrics } = this.#deps;
    try {
      const outcome = await sender.send(message, this.#closing.signal);
      metrics.push.inc({ outcome });
      if (outcome === 'unregistered') await deletePushToken(db, message.token);
    } catch (error) {
      const delay = delays.shift();
      if (!(error instanceof PushFailure && error.temporary) || delay === undefined) {
        metrics.push.inc({ outcome: 'failed' });
        throw error;
      }
      const wait = Math.min(Math.max(delay, error.retryAfter ?? 0), maxRetryDelay);
      this.#retryAfter(wait, () => this.#send(message, delays));
    }
  }

  #retryAfter(wait: number, work: () => Promise<void>): void {
    if (this.#closing.signal.aborted) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#enqueue(work);
    }, wait);
    this.#timers.add(timer);
  }

  #enqueue(job: () => Promise<void>): void {
    const { signal } = this.#closing;
    if (signal.aborted) return;
    if (this.#queue.size >= (this.#deps.maxWaiting ?? 10_000)) {
      this.#deps.metrics.push.inc({ outcome: 'dropped' });
      return;
    }
    // The queue would run the job in the log context of another one.
    this.#queue.add(AsyncResource.bind(job)).catch((error: unknown) => {
      if (signal.aborted) return;
      this.#deps.log.warn({ err: error }, 'sending a push notification failed');
    });
  }
}

function pathOf(type: ChatRoomType, message: Schemas['ChatMessage']): string {
  const { roomId, id, threadRootId } = message;
  const room = `/${type === 'DIRECT' ? 'direct-message' : 'chat-room'}/${roomId}`;
  return threadRootId ? `${room}?thread=${threadRootId}&message=${id}` : room;
}
