import type { Schemas } from '@office/api';
import type { ChatFlow } from '@office/ui';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../api/queries.ts';
import { useChat } from './chatContext.ts';
import type { useRoomLog } from './useRoomLog.ts';
import { toChatMessage, toPendingMessage, type MessageView } from './viewModels.ts';

/** Contract, `updateLastReadMsgChat`: in larger rooms nobody is told what others have read. */
const mostWithReceipts = 50;

interface FlowParts {
  roomId: string;
  roomLog: ReturnType<typeof useRoomLog>;
  room: Schemas['ChatRoomSummary'] | undefined;
  members: readonly Schemas['ChatMember'][];
  offline: boolean;
  myId: string;
}

/** A room's messages for the screen: those that are stored, then those on their way. */
export function useFlow({ roomId, roomLog, room, members, offline, myId }: FlowParts): ChatFlow {
  const { outbox, uploads, links } = useChat();
  const { t } = useTranslation('errors');
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const entries = useSyncExternalStore(outbox.subscribe, outbox.getSnapshot);
  const fileLinks = useSyncExternalStore(links.subscribe, links.getSnapshot);
  const { log, unread, target } = roomLog;
  const hasReceipts = (room?.memberCount ?? 0) <= mostWithReceipts;

  const stored = useMemo(() => {
    const view: MessageView = {
      myId,
      members,
      hasReceipts,
      links: fileLinks,
      isExpired: (link) => links.isExpired(link),
    };
    return log.messages.map((message) => toChatMessage(message, view));
  }, [log.messages, members, hasReceipts, fileLinks, links, myId]);

  const messages = useMemo(() => {
    if (log.hasNewer) return stored;
    const me = {
      userId: myId,
      name: profile?.nameKanji ?? '',
      avatarUrl: profile?.avatarUrl ?? null,
    };
    const known = new Set(stored.map(({ key }) => key));
    const pending = entries
      .filter((entry) => entry.roomId === roomId && !known.has(entry.request.clientId))
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
  }, [stored, entries, log.hasNewer, myId, profile, roomId, offline, members, uploads, t]);

  const keyOf = (messageId: string | null | undefined) =>
    log.messages.find(({ id }) => id === messageId)?.clientId;
  const firstUnreadKey = keyOf(unread?.firstUnreadMessageId);
  const targetKey = keyOf(target?.messageId);
  return {
    messages,
    hasOlder: log.hasOlder,
    hasNewer: log.hasNewer,
    loadingOlder: roomLog.isLoadingOlder,
    unreadCount: unread?.unreadCount ?? 0,
    ...(firstUnreadKey ? { firstUnreadKey } : {}),
    ...(target && targetKey ? { target: { key: targetKey, request: target.request } } : {}),
  };
}
