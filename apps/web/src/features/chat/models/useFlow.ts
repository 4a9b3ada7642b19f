import type { Schemas } from '@office/api';
import type { ChatFlow, ChatMessage } from '@office/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../platform/api/queries.ts';
import { useChat } from './chatContext.ts';
import { keyOf, type ConversationRef } from './conversationRef.ts';
import type { FlowPlace } from './useFlowPlace.ts';
import type { Unread } from './useRoomLog.ts';
import { messageViews, toPendingMessage, type FileView } from './viewModels.ts';

/** Contract, `updateLastReadMsgChat`: in larger rooms nobody is told what others have read. */
const mostWithReceipts = 50;

interface FlowParts {
  place: ConversationRef;
  flowPlace: Pick<FlowPlace, 'log' | 'target' | 'isLoadingOlder'>;
  /** Of a room: where what is not read begins. */
  unread?: Unread | undefined;
  room: Schemas['ChatRoomSummary'] | undefined;
  members: readonly Schemas['ChatMember'][];
  offline: boolean;
  myId: string;
}

/**
 * A flow's messages for the screen: those that are stored, then those on their way. Of a thread, also
 * the message that it is about.
 */
export function useFlow(parts: FlowParts): { flow: ChatFlow; root: ChatMessage | undefined } {
  const { place, flowPlace, unread, room, members, offline, myId } = parts;
  const { outbox, uploads, links, pdfs, threads } = useChat();
  const { t } = useTranslation('errors');
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const entries = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const fileLinks = useSyncExternalStore(links.subscribe, links.getSnapshot);
  const pdfPages = useSyncExternalStore(pdfs.subscribe, pdfs.getSnapshot);
  const { log, target } = flowPlace;
  const key = keyOf(place);
  // How far one has read is told of the room's own flow alone.
  const hasReceipts = !place.threadRootId && (room?.memberCount ?? 0) <= mostWithReceipts;

  const toMessage = useMemo(
    () =>
      messageViews({
        myId,
        members,
        hasReceipts,
        hasNewReplies: (message) => threads.hasNew(message, myId),
      }),
    [myId, members, hasReceipts, threads],
  );
  const { stored, root } = useMemo(() => {
    const files: FileView = {
      links: fileLinks,
      pdfs: pdfPages,
      isExpired: (link) => links.isExpired(link),
      uploadOf: (fileKey) => uploads.byKey(fileKey),
    };
    return {
      stored: log.messages.map((message) => toMessage(message, files)),
      root: log.root ? toMessage(log.root, files) : undefined,
    };
  }, [log.messages, log.root, toMessage, fileLinks, links, pdfPages, uploads]);

  const messages = useMemo(() => {
    if (log.hasNewer || entries.length === 0) return stored;
    // As others see them, so that nothing about the message changes once it is sent.
    const mine = members.find(({ userId }) => userId === myId) ?? profile;
    const me = {
      userId: myId,
      name: mine?.nameKanji ?? '',
      avatarUrl: mine?.avatarUrl ?? null,
    };
    const known = new Set(stored.map(({ key }) => key));
    const pending = entries
      .filter(
        ({ roomId, request }) =>
          keyOf({ roomId, threadRootId: request.threadRootId }) === key &&
          !known.has(request.clientId),
      )
      .map((entry) =>
        toPendingMessage(entry, me, {
          offline,
          ...(entry.errorKey ? { problem: t(entry.errorKey) } : {}),
          members,
          uploadOf: (fileKey) => uploads.byKey(fileKey),
          quoteOf(messageId) {
            const quoted = stored.find((message) => message.messageId === messageId);
            return (
              quoted && {
                messageId,
                senderName: quoted.sender?.name ?? null,
                text: quoted.text,
                hasFiles: quoted.attachments.length > 0,
              }
            );
          },
        }),
      );
    return pending.length > 0 ? [...stored, ...pending] : stored;
  }, [stored, entries, log.hasNewer, myId, profile, key, offline, members, uploads, t]);

  const keyIn = (messageId: string | null | undefined) =>
    log.messages.find(({ id }) => id === messageId)?.clientId;
  const firstUnreadKey = keyIn(unread?.firstUnreadMessageId);
  const targetKey = keyIn(target?.messageId);
  const flow = {
    messages,
    hasOlder: log.hasOlder,
    hasNewer: log.hasNewer,
    loadingOlder: flowPlace.isLoadingOlder,
    unreadCount: unread?.unreadCount ?? 0,
    ...(firstUnreadKey ? { firstUnreadKey } : {}),
    ...(target && targetKey ? { target: { key: targetKey, request: target.request } } : {}),
  };
  return { flow, root };
}
