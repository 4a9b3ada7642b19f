import { OfficeError, unwrap, type OfficeClient, type Schemas } from '@office/api';
import { maxMessagePageSize } from '@office/vocabulary';
import { RejectedError } from '../compose/Outbox.ts';
import type { ConversationRef } from './conversationRef.ts';
import type { LogSlice } from './roomLog.ts';

const roomPath = '/v1/user/chat-rooms/{roomId}';
const messagePath = `${roomPath}/messages/{messageId}` as const;

/** Statuses that are not worth retrying. The session handles 401. */
const permanentErrorStatuses = [400, 403, 404, 413, 422];

/** Request timeout, because a dead connection reports no error. Resending is idempotent. */
const timeoutMs = 20_000;

/** Position of a slice. Defaults to the latest messages. */
export interface SliceQuery {
  beforeSeq?: number;
  afterSeq?: number;
  aroundMessageId?: string;
}

export type ChatApi = ReturnType<typeof createChatApi>;

type Calls = Pick<OfficeClient, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;

/** @param quietOffice client for calls that are retried automatically */
export function createChatApi(office: Calls, quietOffice: Calls = office) {
  return {
    /** @throws {RejectedError} if the message is permanently rejected; other errors are retryable */
    async sendMessage(
      roomId: string,
      body: Schemas['SendChatMessageRequest'],
    ): Promise<Schemas['ChatMessage']> {
      const call = quietOffice.POST(`${roomPath}/messages`, {
        params: { path: { roomId } },
        body,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return unwrap(call).catch((error: unknown) => {
        const refused =
          error instanceof OfficeError &&
          error.status !== null &&
          permanentErrorStatuses.includes(error.status);
        throw refused ? new RejectedError(error.key) : error;
      });
    },

    /** Fetches a slice of a room or thread. Threads do not support slices around a message. */
    fetchMessages(
      { roomId, threadRootId }: ConversationRef,
      { beforeSeq, ...place }: SliceQuery,
    ): Promise<LogSlice> {
      // Scrolling back usually continues, so the largest page is loaded.
      const query = beforeSeq === undefined ? {} : { beforeSeq, limit: maxMessagePageSize };
      if (!threadRootId) {
        const params = { path: { roomId }, query: { ...query, ...place } };
        return unwrap(quietOffice.GET(`${roomPath}/messages`, { params }));
      }
      const params = { path: { roomId, messageId: threadRootId }, query };
      return unwrap(quietOffice.GET(`${messagePath}/thread`, { params }));
    },

    fetchChanges: (roomId: string, afterSeq: number): Promise<Schemas['ChatChanges']> =>
      unwrap(
        quietOffice.GET(`${roomPath}/changes`, {
          params: { path: { roomId }, query: { afterSeq } },
        }),
      ),

    fetchUnread: (roomId: string): Promise<Schemas['ChatUnreadMessage']> =>
      unwrap(office.GET(`${roomPath}/unread-message`, { params: { path: { roomId } } })),

    preloadUnread: (roomId: string): Promise<Schemas['ChatUnreadMessage']> =>
      unwrap(quietOffice.GET(`${roomPath}/unread-message`, { params: { path: { roomId } } })),

    markRead: (roomId: string, messageId: string): Promise<Schemas['ChatReadState']> =>
      unwrap(
        quietOffice.PATCH(`${roomPath}/last-read-message`, {
          params: { path: { roomId } },
          body: { messageId },
        }),
      ),

    markUnread: (path: { roomId: string; messageId: string }): Promise<Schemas['ChatReadState']> =>
      unwrap(office.PUT(`${messagePath}/unread`, { params: { path } })),

    /** @throws {OfficeError} 404 if the root message is deleted */
    fetchThreadState: (roomId: string, messageId: string): Promise<Schemas['ChatThreadState']> =>
      unwrap(
        quietOffice.GET(`${messagePath}/thread-state`, { params: { path: { roomId, messageId } } }),
      ),

    markThreadRead: (
      path: { roomId: string; messageId: string },
      lastReadMessageId: string,
    ): Promise<Schemas['ChatThreadState']> =>
      unwrap(
        quietOffice.PATCH(`${messagePath}/thread-state`, {
          params: { path },
          body: { lastReadMessageId },
        }),
      ),

    fetchRoom: (roomId: string): Promise<Schemas['ChatRoomSummary']> =>
      unwrap(quietOffice.GET(roomPath, { params: { path: { roomId } } })),

    editMessage: (
      path: { roomId: string; messageId: string },
      body: Schemas['EditChatMessageRequest'],
    ): Promise<Schemas['ChatMessage']> =>
      unwrap(office.PATCH(messagePath, { params: { path }, body })),

    deleteMessage: (path: { roomId: string; messageId: string }): Promise<Schemas['ChatMessage']> =>
      unwrap(office.DELETE(messagePath, { params: { path } })),

    react: (
      path: { roomId: string; messageId: string },
      emoji: string,
    ): Promise<Schemas['ChatMessage']> =>
      unwrap(office.POST(`${messagePath}/reactions`, { params: { path }, body: { emoji } })),

    withdrawReaction: (
      path: { roomId: string; messageId: string },
      emoji: string,
    ): Promise<Schemas['ChatMessage']> =>
      unwrap(
        office.DELETE(`${messagePath}/reactions/{emoji}`, { params: { path: { ...path, emoji } } }),
      ),

    pinMessage: (path: { roomId: string; messageId: string }): Promise<Schemas['ChatMessage']> =>
      unwrap(office.PUT(`${messagePath}/pin`, { params: { path } })),

    unpinMessage: (path: { roomId: string; messageId: string }): Promise<Schemas['ChatMessage']> =>
      unwrap(office.DELETE(`${messagePath}/pin`, { params: { path } })),

    removePreview: (path: {
      roomId: string;
      messageId: string;
      previewId: string;
    }): Promise<Schemas['ChatMessage']> =>
      unwrap(office.DELETE(`${messagePath}/previews/{previewId}`, { params: { path } })),

    async fetchFileLinks(fileKeys: string[]) {
      const call = quietOffice.POST('/v1/files/pre-sign-url', { body: { fileKeys } });
      return (await unwrap(call)).data;
    },
  };
}
