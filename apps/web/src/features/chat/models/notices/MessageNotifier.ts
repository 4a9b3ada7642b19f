import type { Schemas } from '@office/api';
import { messageToPlainText } from '@office/vocabulary';
import i18next from 'i18next';
import type { Deps } from '@office/client/lib/deps.ts';
import { navigateTo } from '@office/client/navigation/navigation.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { showIncoming } from '../../../../platform/reachability/browserQuietTime.ts';
import { notifyUnseen } from '../../../notification/index.ts';
import { textOf } from '../messages/forwarding.ts';
import { isRoomPath, pathOfMessage, pathOfRoom } from '../roomPaths.ts';

interface MessageNotifierDeps extends Pick<Deps, 'clock'> {
  fetchRoom(roomId: string): Promise<Schemas['ChatRoomSummary']>;
}

interface NotifyOptions {
  muted: boolean;
  notifyPaused?: boolean | undefined;
}

/** Cache duration of a room, limited because names change. */
const roomCacheMs = 60_000;

/** Shows toasts for messages in rooms that are not open, with a link to the room (spec §3, "Toast"). */
export class MessageNotifier {
  readonly #deps: MessageNotifierDeps;
  readonly #rooms = new Map<string, Promise<Schemas['ChatRoomSummary']>>();

  constructor(deps: MessageNotifierDeps) {
    this.#deps = deps;
  }

  /** Muted rooms notify without sound. `notifyPaused` notifies also while notifications are paused. */
  notify(message: Schemas['ChatMessage'], options: NotifyOptions): void {
    this.#show(message, options).catch(() => {
      // Without the room's name no toast is shown; the badge still counts the message.
    });
  }

  notifyAdded(room: Schemas['ChatRoomSummary'], adder: Schemas['PersonRef']): void {
    const text = i18next.t('chat:list.addedBy', { name: displayName(adder) });
    const notice = { title: room.name, body: text, path: pathOfRoom(room), tag: `chat-${room.id}` };
    notifyUnseen({ id: `${room.id} ${room.lastSeq}`, setting: 'chatRoom', notice });
    showToast(room, { title: room.name, text, path: notice.path });
  }

  async #show(
    message: Schemas['ChatMessage'],
    { muted, notifyPaused }: NotifyOptions,
  ): Promise<void> {
    const { roomId, sender, threadRootId } = message;
    // The call already rang and appears in the notifications.
    if (message.type === 'MISSED_CALL') return;
    const isOpen = isRoomPath(window.location.pathname, roomId);
    if (isOpen && document.visibilityState === 'visible') return;
    const room = await this.#roomOf(roomId);
    const text = messageToPlainText(textOf(message)) || i18next.t('chat:list.file');
    const title = titleOf(room, sender);
    const noticeText =
      room.type === 'DIRECT' || !sender
        ? text
        : i18next.t('chat:list.preview', { name: displayName(sender), text });
    // A room opens at its first unread message, so its URL is sufficient.
    const path = threadRootId
      ? pathOfMessage({ room, id: message.id, threadRootId })
      : pathOfRoom(room);
    notifyUnseen({
      id: message.id,
      setting: room.type === 'DIRECT' ? 'directMessage' : 'chatRoom',
      notice: { title, body: noticeText, path, tag: `chat-${roomId}` },
      silent: muted,
      whilePaused: notifyPaused,
    });
    if (isOpen) return;
    showToast(room, { title, text: noticeText, path, whilePaused: notifyPaused });
  }

  #roomOf(roomId: string): Promise<Schemas['ChatRoomSummary']> {
    const cached = this.#rooms.get(roomId);
    if (cached) return cached;
    const request = this.#deps.fetchRoom(roomId);
    this.#rooms.set(roomId, request);
    const evict = () => void this.#rooms.delete(roomId);
    request.then(() => this.#deps.clock.schedule(evict, roomCacheMs), evict);
    return request;
  }
}

/** The name of the room; for a group direct message also the sender. */
function titleOf(
  { name, directUsers }: Schemas['ChatRoomSummary'],
  sender: Schemas['PersonRef'] | null,
): string {
  if (!directUsers || !sender) return name;
  return i18next.t('chat:list.groupTitle', { name: displayName(sender), group: name });
}

interface ToastContent {
  title: string;
  text: string;
  path: string;
  whilePaused?: boolean | undefined;
}

function showToast(
  room: Schemas['ChatRoomSummary'],
  { title, text, path, whilePaused }: ToastContent,
): void {
  const logo = room.logo ?? room.directUser?.avatarUrl;
  const toast = {
    type: 'INFO',
    id: `chat-${room.id}`,
    title,
    description: text,
    isChat: true,
    chatData: { name: title, message: text, ...(logo ? { logo } : {}) },
    onClick: () => navigateTo(path),
  } as const;
  showIncoming(toast, { whilePaused });
}
