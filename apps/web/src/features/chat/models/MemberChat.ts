import type { RealtimeMessages, Schemas } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';
import type { Deps } from '@office/client/lib/deps.ts';
import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { PdfPreviews, type PdfPictures } from '../../../platform/files/PdfPreviews.ts';
import type { RealtimeConnection } from '../../../platform/realtime/RealtimeConnection.ts';
import { openDrafts, type Drafts } from '../compose/drafts.ts';
import { Outbox, type OutboxStorage } from '../compose/Outbox.ts';
import { TypingIndicators } from '../compose/TypingIndicators.ts';
import { Uploads, type UploadsDeps } from '../compose/Uploads.ts';
import { isNewMessage } from './lists/roomLists.ts';
import { OpenRooms } from '../sync/OpenRooms.ts';
import { UnreadPreload } from '../sync/UnreadPreload.ts';
import type { ChatModels, ConversationDeps } from './chatModels.ts';
import { ConversationModel } from './conversation/ConversationModel.ts';
import { keyOf, refOf, type ConversationRef } from '../sync/conversationRef.ts';
import { FileLinks } from './FileLinks.ts';

export interface MemberChatDeps extends Deps, Omit<ConversationDeps, 'isRead' | 'markedUnread'> {
  organizationId: string;
  channel: Pick<RealtimeConnection<RealtimeMessages>, 'on' | 'send' | 'subscribe' | 'getSnapshot'>;
  storage: LocalStore;
  /** @param owner member and organisation whose entries are read */
  outboxStorage(owner: string): OutboxStorage;
  uploads: Pick<UploadsDeps, 'sign' | 'send'>;
  drawPdf(url: string): Promise<PdfPictures>;
  addresses: { make(content: Blob): string; free(address: string): void };
  newId(): string;
  onOnline(listener: () => void): () => void;
  /** Shows a notification for a message that is not visible. In muted rooms only mentions notify. */
  notify(
    message: Schemas['ChatMessage'],
    options: { muted: boolean; notifyPaused?: boolean | undefined },
  ): void;
  notifyAdded(room: Schemas['ChatRoomSummary'], addedBy: Schemas['PersonRef']): void;
  onRoom(): void;
}

class FormerRooms extends Store<ReadonlySet<string>> {
  constructor() {
    super(new Set());
  }

  has(roomId: string): boolean {
    return this.getSnapshot().has(roomId);
  }

  add(roomId: string): void {
    this.set(new Set([...this.getSnapshot(), roomId]));
  }

  delete(roomId: string): void {
    const others = [...this.getSnapshot()].filter((id) => id !== roomId);
    if (this.has(roomId)) this.set(new Set(others));
  }
}

export class MemberChat implements ChatModels {
  readonly rooms: OpenRooms;
  readonly outbox: Outbox;
  readonly uploads: Uploads;
  readonly links: FileLinks;
  readonly typing: TypingIndicators;
  readonly drafts: Drafts;
  readonly formerRooms = new FormerRooms();
  readonly pdfs: PdfPreviews;
  readonly #deps: MemberChatDeps;
  #stops: (() => void)[] = [];
  #mutedRooms: ReadonlySet<string> = new Set();
  #readRooms: ReadonlySet<string> = new Set();
  readonly #unread: UnreadPreload;

  constructor(deps: MemberChatDeps) {
    const { api, channel, clock, random, newId, addresses: objectUrls, storage } = deps;
    const owner = `${deps.userId}.${deps.organizationId}`;
    this.#deps = deps;
    this.#unread = new UnreadPreload({ clock, api });
    this.rooms = new OpenRooms({ clock, random, api, channel, onRoom: deps.onRoom });
    this.outbox = new Outbox({
      clock,
      random,
      newId,
      storage: deps.outboxStorage(owner),
      send: api.sendMessage,
      onSent: (message) =>
        this.rooms.receive({ roomId: message.roomId, seq: message.changeSeq, message }),
    });
    this.uploads = new Uploads({
      ...deps.uploads,
      newId,
      previewOf: (file) => (file.type.startsWith('image/') ? objectUrls.make(file) : undefined),
      forget: objectUrls.free,
    });
    this.links = new FileLinks({ clock, fetchLinks: api.fetchFileLinks });
    this.typing = new TypingIndicators({
      clock,
      signal(key) {
        const { roomId, threadRootId = null } = refOf(key);
        channel.send('typing', { roomId, threadRootId });
      },
    });
    this.drafts = openDrafts(storage, owner);
    this.pdfs = new PdfPreviews({ draw: deps.drawPdf, objectUrls });
  }

  start(): void {
    const { channel, userId, onOnline } = this.#deps;
    this.outbox.start();
    this.#stops = [
      channel.on('newMessageToRoom', (event) => this.#onMessage(event)),
      channel.on('chatTyping', ({ roomId, threadRootId, user }) =>
        this.typing.started(keyOf({ roomId, threadRootId: threadRootId ?? undefined }), user),
      ),
      channel.on('addUserToChatRoom', ({ room, addedBy }) => {
        this.formerRooms.delete(room.id);
        if (addedBy) this.#deps.notifyAdded(room, addedBy);
      }),
      channel.on('removeUserFromChatRoom', ({ roomId }) => this.#forgetRoom(roomId)),
      channel.on('deleteChatRoom', ({ roomId }) => this.#forgetRoom(roomId)),
      // The member may have left in another tab.
      channel.on('userLeaveRoom', (event) => {
        if (event.userId === userId) this.#forgetRoom(event.roomId);
      }),
      channel.subscribe(() => {
        if (channel.getSnapshot() === 'connected') this.outbox.wake();
      }),
      onOnline(() => this.outbox.wake()),
    ];
  }

  conversation(ref: ConversationRef, { opensAtEnd = false } = {}): ConversationModel {
    const fetchUnread = (roomId: string) => this.#unread.fetch(roomId);
    const deps = {
      ...this.#deps,
      api: { ...this.#deps.api, fetchUnread },
      isRead: (roomId: string) => this.#readRooms.has(roomId),
      markedUnread: {
        subscribe: (listener: (event: Schemas['ChatMarkedUnread']) => void) =>
          this.#deps.channel.on('chatMarkedUnread', listener),
      },
    };
    return new ConversationModel(ref, this, deps, opensAtEnd);
  }

  preload(roomId: string): void {
    if (this.formerRooms.has(roomId)) return;
    this.rooms.preload({ roomId });
    this.#unread.start(roomId);
  }

  updateHeads(heads: readonly Schemas['ChatRoomHead'][]): void {
    this.rooms.compareHeads(heads);
    this.#mutedRooms = new Set(heads.flatMap(({ roomId, muted }) => (muted ? [roomId] : [])));
    this.#readRooms = new Set(
      heads.flatMap(({ roomId, unreadCount }) => (unreadCount === 0 ? [roomId] : [])),
    );
  }

  dispose(): void {
    for (const stop of this.#stops) stop();
    for (const part of [this.outbox, this.rooms, this.pdfs, this.uploads, this.typing])
      part.dispose();
  }

  #onMessage({ message, followerIds, notifyPaused }: RealtimeMessages['newMessageToRoom']): void {
    if (!isNewMessage(message)) return;
    const { userId } = this.#deps;
    const { roomId, sender, threadRootId } = message;
    const key = keyOf({ roomId, threadRootId: threadRootId ?? undefined });
    if (sender) this.typing.stopped(key, sender.id);
    const muted = this.#mutedRooms.has(roomId);
    const concerns = threadRootId === null || followerIds.includes(userId);
    const isHeard = !muted || message.mentionedUserIds.includes(userId);
    if (sender?.id !== userId && concerns && isHeard)
      this.#deps.notify(message, { muted, notifyPaused });
  }

  #forgetRoom(roomId: string): void {
    this.rooms.drop(roomId);
    this.formerRooms.add(roomId);
  }
}
