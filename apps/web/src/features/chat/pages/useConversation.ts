import type { Schemas } from '@office/api';
import type { ChatMessage, ComposerFile, ConversationCallbacks } from '@office/ui/screens/chat';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { useStore } from '@office/client/lib/useStore.ts';
import { useIsOnline } from '../../../lib/useIsOnline.ts';
import { useDevicePreference } from '../../../platform/device/devicePreferences.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { useLanguage } from '@office/client/i18n/useLanguage.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { realtime } from '../../../platform/realtime/browserRealtime.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import type { Upload } from '../compose/Uploads.ts';
import { useChat } from '../models/chatContext.ts';
import type {
  ConversationModel,
  ConversationState,
} from '../models/conversation/ConversationModel.ts';
import type { ConversationRef } from '../sync/conversationRef.ts';
import { conversationViews, type ConversationContext } from '../models/messages/messageViews.ts';
import { useCopyText } from './useCopyText.ts';
import { useRoomHeads } from '../sync/useRoomHeads.ts';
import { useForwardSources } from './useForwardSources.ts';
import type { MessageDialog } from './MessageDialogs.tsx';
import { useReminderTimes } from './useReminders.ts';
import { useSendLater } from './useScheduled.ts';
import { useSavedIds, useSaveMessage } from './useSavedMessages.ts';
import { useGroupMentions } from './useGroupMentions.ts';
import { useSlashCommands } from './useSlashCommands.ts';
import { useRoomMembers } from './useRoomMembers.ts';
import { toMention } from '../models/messages/pendingViews.ts';

/**
 * False on touch devices, where focus opens the keyboard, and after reload or back navigation,
 * where the browser restores focus.
 */
function useFocusOnOpen(): boolean {
  const isOpened = useNavigationType() !== 'POP';
  // Later navigations, for example to a thread beside the room, do not open the conversation.
  const [isFocused] = useState(isOpened && window.matchMedia('(pointer: fine)').matches);
  return isFocused;
}

const isTouch = () => window.matchMedia('(pointer: coarse)').matches;

/** Whether the realtime connection is lost. False until the first connection. */
function useOffline(): boolean {
  const online = useIsOnline();
  const status = useStore(realtime);
  return !online || (status === 'connecting' && realtime.wasConnected);
}

/** The message in the URL. A new `visit` jumps to it again. */
interface LinkedMessage {
  messageId: string | null;
  visit: string;
  /** Removes the message from the URL after the member has read to the end. */
  seen(messageId: string, state: ConversationState): void;
}

function useLinkedMessage({ threadRootId }: ConversationRef): LinkedMessage {
  const [search, setSearch] = useSearchParams();
  const { key: visit } = useLocation();
  // The room and a thread beside it have the same address.
  const isAddressed = search.get('thread') === (threadRootId ?? null);
  const messageId = isAddressed ? search.get('message') : null;
  return {
    messageId,
    visit,
    seen(seenId, state) {
      const { log } = state;
      const targetId = state.status === 'READY' ? state.target?.messageId : undefined;
      const isAtEnd = !log.hasNewer && log.messages.at(-1)?.id === seenId;
      if (!messageId || targetId !== messageId || !isAtEnd) return;
      const rest = new URLSearchParams(search);
      rest.delete('message');
      setSearch(rest, { replace: true });
    },
  };
}

/** Connects the model of a room or thread to its page. The caller must be keyed by conversation. */
export function useConversation(ref: ConversationRef) {
  const { roomId } = ref;
  const chat = useChat();
  const linked = useLinkedMessage(ref);
  const { messageId, visit } = linked;
  const [model] = useState(() => chat.conversation(ref, { opensAtEnd: messageId === null }));
  const [show] = useState(() => conversationViews(chat));
  useEffect(() => model.open(messageId), [model, messageId, visit]);
  useEffect(() => () => model.dispose(), [model]);

  const room = useQuery('/v1/user/chat-rooms/{roomId}', { params: { path: { roomId } } });
  // The messages are requested first, because rendering does not wait for the members.
  const isOpen = useStore(model, ({ status }) => status !== 'LOADING');
  const members = useRoomMembers(roomId, isOpen);
  const offline = useOffline();
  const unreadThreads = useUnreadThreads(roomId);
  const savedIds = useSavedIds(roomId, isOpen);
  const { save, remove } = useSaveMessage();
  const sourcePaths = useForwardSources(model);
  const reminders = useReminderTimes();
  const { onSendLater, scheduled } = useSendLater(ref);
  const [messageDialog, setMessageDialog] = useState<MessageDialog>();
  const context = useConversationContext({
    room: room.data,
    members,
    offline,
    unreadThreads,
    savedIds,
    sourcePaths,
    reminders,
  });
  const composer = useComposer(model, members, context.myId);
  const { groupMentions, onMentionStart } = useGroupMentions(room.data);
  const { commands, commandReply, ...commandCallbacks } = useSlashCommands(ref, isOpen);
  const hasTarget = useStore(model, (state) => state.status === 'READY' && state.target !== null);
  const focusOnOpen = useFocusOnOpen();
  const [formattingBar, setFormattingBar] = useDevicePreference('formattingBar', !isTouch());
  const hasLeft = isAlone(room.data);

  return {
    model,
    room,
    show,
    context,
    messageDialog: {
      roomId,
      dialog: messageDialog,
      onClose: () => setMessageDialog(undefined),
    },
    shared: {
      ...composer,
      groupMentions,
      commands,
      commandReply,
      canModerate: room.data?.role === 'ADMIN',
      formattingBar,
      offline,
      autoFocus: focusOnOpen && !messageId && !hasTarget,
      ...(scheduled ? { scheduled } : {}),
      ...(hasLeft
        ? { readOnly: room.data?.directUsers ? ('everyoneLeft' as const) : ('personLeft' as const) }
        : {}),
    },
    callbacks: {
      ...useCallbacks(model, linked.seen),
      onMentionStart,
      ...commandCallbacks,
      onSendLater,
      onShowVersions: ({ message }: { message: ChatMessage }) =>
        setMessageDialog({ kind: 'versions', message }),
      onRemind: ({ message }: { message: ChatMessage }) =>
        setMessageDialog({ kind: 'remind', message }),
      onForward: ({ message }: { message: ChatMessage }) =>
        setMessageDialog({ kind: 'forward', message }),
      onFormattingBarChange: ({ shown }: { shown: boolean }) => setFormattingBar(shown),
      onSave: ({ messageId, saved }: { messageId: string; saved: boolean }) =>
        saved ? save({ roomId, messageId }, false) : remove({ roomId, messageId }),
    },
  };
}

/** Whether all others have left a direct room, so that nothing can be sent. */
function isAlone(room: Schemas['ChatRoomSummary'] | undefined): boolean {
  if (room?.type !== 'DIRECT') return false;
  return room.directUsers ? room.directUsers.length === 0 : room.directUser === null;
}

function useConversationContext(parts: {
  room: Schemas['ChatRoomSummary'] | undefined;
  members: readonly Schemas['ChatMember'][];
  offline: boolean;
  unreadThreads: ReadonlySet<string>;
  savedIds: ReadonlySet<string>;
  sourcePaths: ReadonlyMap<string, string>;
  reminders: ReadonlyMap<string, string>;
}): ConversationContext {
  const { members, offline, unreadThreads, savedIds, sourcePaths, reminders } = parts;
  const { user } = useSession();
  const { t } = useTranslation('errors');
  const language = useLanguage();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const myId = user?.id ?? '';
  const memberCount = parts.room?.memberCount ?? 0;
  return useMemo(() => {
    const self = members.find(({ userId }) => userId === myId) ?? profile;
    const me = {
      userId: myId,
      name: self ? displayName(self) : '',
      avatarUrl: self?.avatarUrl ?? null,
    };
    const translate = (key: string) => t(key);
    const mine = { savedIds, sourcePaths, reminders };
    return { language, myId, me, members, memberCount, offline, unreadThreads, ...mine, translate };
  }, [
    language,
    myId,
    profile,
    members,
    memberCount,
    offline,
    unreadThreads,
    savedIds,
    sourcePaths,
    reminders,
    t,
  ]);
}

/** Returns root message ids of threads with unread replies. The set is stable until it changes. */
function useUnreadThreads(roomId: string): ReadonlySet<string> {
  const head = useRoomHeads()?.find((one) => one.roomId === roomId);
  const ids = (head?.unreadThreads ?? []).map(({ threadRootId }) => threadRootId);
  const key = ids.toSorted().join(' ');
  return useMemo(() => new Set(key.split(' ')), [key]);
}

function useComposer(
  model: ConversationModel,
  members: readonly Schemas['ChatMember'][],
  myId: string,
) {
  const uploads = useStore(model, (state) => state.uploads);
  const typing = useStore(model, (state) => state.typing);
  const files = useMemo(() => uploads.map(toComposerFile), [uploads]);
  const others = useMemo(
    () =>
      members
        .filter(({ userId }) => userId !== myId)
        .map((member) => ({
          ...toMention(member),
          avatarUrl: member.avatarUrl,
          readings: [member.nameKatakana, member.nameLatin, member.nickname].filter(
            (text) => typeof text === 'string',
          ),
        })),
    [members, myId],
  );
  return { draft: model.draft, files, members: others, typing };
}

function useCallbacks(
  model: ConversationModel,
  onSeenLinked: ReturnType<typeof useLinkedMessage>['seen'],
): Omit<ConversationCallbacks, 'onOpenThread'> {
  const navigate = useNavigate();
  const copy = useCopyText();
  const { threadRootId } = model.ref;
  return {
    onOpenProfile: ({ userId }) => void navigate(`/people/${userId}`),
    ...model.actions,
    onLoadOlder: model.loadOlder,
    onLoadNewer: model.loadNewer,
    onJumpToLatest: model.jumpToLatest,
    onJumpToUnread: model.jumpToUnread,
    onJump: model.jumpTo,
    ...(threadRootId ? {} : { onMarkUnread: model.markUnread }),
    onSeen(event) {
      model.seen(event);
      onSeenLinked(event.messageId, model.getSnapshot());
    },
    onCopyText: copy,
    onCopyLink({ messageId }) {
      const search = new URLSearchParams({
        ...(threadRootId ? { thread: threadRootId } : {}),
        ...(messageId === threadRootId ? {} : { message: messageId }),
      });
      copy({ text: `${window.location.origin}${window.location.pathname}?${search}` });
    },
  };
}

function toComposerFile({ id, file, previewUrl, state: upload }: Upload): ComposerFile {
  return {
    id,
    fileName: file.name,
    fileSize: file.size,
    ...(previewUrl ? { previewUrl } : {}),
    upload:
      upload.status === 'failed' ? { status: 'failed', text: errorText(upload.error) } : upload,
  };
}
