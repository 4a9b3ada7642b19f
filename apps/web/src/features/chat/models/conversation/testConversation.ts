import { OfficeError, type Schemas } from '@office/api';
import type { ChatApi, SliceQuery } from '../../sync/chatApi.ts';
import type { ConversationRef } from '../../sync/conversationRef.ts';
import type { LogSlice } from '../../sync/roomLog.ts';
import { makeMessage } from '../../sync/testRoom.ts';
import type { ConversationModel } from './ConversationModel.ts';
import { makeChat } from '../testChat.ts';

export const settled = () => new Promise((resolve) => setImmediate(resolve));
export const unreachable = new OfficeError(null, undefined);
export const refusal = (status: number, errors: string) =>
  new OfficeError(status, { statusCode: status, message: '', errors } as never);

/** Mock server with a room and a thread of `last` messages each. The thread belongs to the first message. */
function makeServer(last: number, threadRootId: string | undefined) {
  const messages = Array.from({ length: last }, (_, index) => ({
    ...makeMessage(index + 1),
    threadRootId: threadRootId ?? null,
  }));
  const root = { ...makeMessage(0), id: threadRootId ?? '', changeSeq: 1 };
  const server = {
    failure: null as Error | null,
    unreadFailure: null as Error | null,
    asked: [] as SliceQuery[],
  };
  const fetchMessages = async (_: ConversationRef, query: SliceQuery): Promise<LogSlice> => {
    server.asked.push(query);
    if (server.failure) throw server.failure;
    const { beforeSeq = Infinity, afterSeq, aroundMessageId } = query;
    const at = messages.findIndex(({ id }) => id === aroundMessageId);
    if (aroundMessageId && at < 0) throw refusal(404, 'chatMessageNotFound');
    const data = aroundMessageId
      ? messages.slice(Math.max(0, at - 1), at + 2)
      : afterSeq === undefined
        ? messages.filter(({ seq }) => seq < beforeSeq).slice(-3)
        : messages.filter(({ seq }) => seq > afterSeq).slice(0, 3);
    const first = data[0]?.seq ?? 0;
    return {
      data,
      ...(threadRootId ? { root } : {}),
      metadata: {
        limit: 3,
        hasOlder: first > 1,
        hasNewer: (data.at(-1)?.seq ?? 0) < last,
        hasNextPage: first > 1,
        lastSeq: last,
      },
    };
  };
  const fetchUnread = async (): Promise<Schemas['ChatUnreadMessage']> => {
    if (server.unreadFailure) throw server.unreadFailure;
    const read = { lastReadMessageId: 'm8', lastReadSeq: 8 };
    const unread = { unreadCount: 1, firstUnreadMessageId: 'm9', firstUnreadSeq: 9 };
    return { roomId: 'room', ...read, ...unread };
  };
  const allRead = { unreadCount: 0, firstUnreadMessageId: null } as Schemas['ChatThreadState'];
  const fetchThreadState = async () => allRead;
  return {
    server,
    messages,
    answers: { fetchMessages, fetchUnread, fetchThreadState } satisfies Partial<ChatApi>,
  };
}

export function setUpConversation(threadRootId?: string, answers: Partial<ChatApi> = {}) {
  const { server, messages, answers: served } = makeServer(9, threadRootId);
  const world = makeChat({ ...served, ...answers });
  const ref = { roomId: 'room', threadRootId };
  return { ...world, server, messages, ref, model: world.chat.conversation(ref) };
}

export const seqs = (model: ConversationModel) =>
  model.getSnapshot().log.messages.map(({ seq }) => seq);
export const statusOf = (model: ConversationModel) => model.getSnapshot().status;
export const targetOf = (model: ConversationModel) => {
  const state = model.getSnapshot();
  return state.status === 'READY' ? state.target : undefined;
};
