import { OfficeError, type Schemas } from '@office/api';
import { Store } from '@office/client/lib/Store.ts';
import { errorCode, isUnreachableError } from '@office/client/errors/errorCode.ts';
import type { RoomLog } from '../../sync/roomLog.ts';
import type { RoomSync } from '../../sync/RoomSync.ts';
import {
  allRead,
  nextPhase,
  type ConversationEvent,
  type ConversationPhase,
  type LogEnd,
  type Unread,
} from './conversationPhase.ts';
import { keyOf, type ConversationRef } from '../../sync/conversationRef.ts';
import type { ChatModels, ConversationDeps } from '../chatModels.ts';
import { contentOf, isSameContent, type ConversationContent } from './conversationContent.ts';
import { findMessage, messageActions, type MessageActions } from './messageActions.ts';
import { ReadMarker } from './ReadMarker.ts';

export type ConversationState = ConversationPhase & ConversationContent;

const maxHistoryPages = 20;

/** Model of an open room or thread. See `conversationPhase.ts` for its states. */
export class ConversationModel extends Store<ConversationState> {
  readonly ref: ConversationRef;
  readonly actions: MessageActions;
  readonly #key: string;
  readonly #parts: ChatModels;
  readonly #deps: ConversationDeps;
  readonly #reader: ReadMarker;
  #sync: RoomSync;
  #phase: ConversationPhase;
  #stops: (() => void)[] = [];
  #linkedId: string | null = null;
  #isOpening = false;
  /** A cached room is READY before its unread count was requested. */
  #needsUnread: boolean;
  /** Incremented on dispose, so that responses to earlier requests are ignored. */
  #visitId = 0;

  /** @param opensAtEnd whether the conversation opens at its latest message, not at a linked one */
  constructor(
    ref: ConversationRef,
    parts: ChatModels,
    deps: ConversationDeps,
    opensAtEnd: boolean,
  ) {
    const key = keyOf(ref);
    const sync = parts.rooms.get(ref);
    const log = sync.getSnapshot();
    const isRoom = ref.threadRootId === undefined;
    const isShown = isRoom
      ? opensAtEnd && isComplete(log) && deps.isRead(ref.roomId)
      : log.appliedSeq !== null;
    const phase = firstPhase(isShown);
    super({ ...phase, ...contentOf(key, sync, parts) });
    this.#needsUnread = isRoom;
    this.ref = ref;
    this.#key = key;
    this.#sync = sync;
    this.#phase = phase;
    this.#parts = parts;
    this.#deps = deps;
    const actions = messageActions({
      ref,
      parts,
      deps,
      log: () => this.#sync.getSnapshot(),
      jumpToLatest: this.jumpToLatest,
    });
    this.actions = {
      ...actions,
      onSend: (event) => {
        this.#reader.resume();
        actions.onSend(event);
      },
    };
    this.#reader = new ReadMarker({
      readSeq: 0,
      isVisible: deps.page.isVisible,
      send: (messageId) => this.#markRead(messageId),
    });
  }

  get draft(): string {
    return this.#parts.drafts.get(this.#key);
  }

  open(linkedMessageId: string | null): void {
    this.#linkedId = linkedMessageId;
    if (this.#stops.length === 0) this.#subscribe();
    const { status } = this.getSnapshot();
    if (status === 'READY' && !this.#needsUnread) {
      if (linkedMessageId) this.jumpTo({ messageId: linkedMessageId });
    } else {
      if (this.#isCachedAndRead()) this.#apply({ kind: 'opened', unread: allRead });
      void this.#load();
    }
  }

  override dispose(): void {
    this.#visitId += 1;
    this.#needsUnread ||= this.#isOpening;
    this.#isOpening = false;
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  readonly retry = (): void => void this.#load();

  readonly loadOlder = (): void => this.#continue('older');

  readonly loadNewer = (): void => this.#continue('newer');

  readonly jumpToLatest = (): void => {
    this.#sync.open().catch(this.#deps.showQuietError);
  };

  readonly jumpToUnread = (): void => {
    const state = this.getSnapshot();
    const messageId = state.status === 'READY' ? state.unread.firstUnreadMessageId : null;
    if (messageId) this.jumpTo({ messageId });
  };

  readonly jumpTo = ({ messageId }: { messageId: string }): void => {
    const arriving = this.ref.threadRootId
      ? this.#loadBackTo(messageId)
      : this.#openAround(messageId);
    arriving.catch(this.#deps.showQuietError);
  };

  readonly seen = ({ messageId }: { messageId: string }): void => {
    const message = findMessage(this.#sync.getSnapshot(), messageId);
    if (message) this.#reader.seen(message);
  };

  /** They stay unread until the room is reopened or the member sends a message. */
  readonly markUnread = ({ messageId }: { messageId: string }): void => {
    const { api, onMarkedUnread, showError } = this.#deps;
    const { roomId } = this.ref;
    this.#reader
      .pause()
      .then(() => api.markUnread({ roomId, messageId }))
      .then(
        (state) => {
          this.#showMarkedUnread({ messageId, state });
          onMarkedUnread({ messageId, state });
        },
        (error: unknown) => {
          this.#reader.resume();
          showError(error);
        },
      );
  };

  /** Shows the unread messages that the member marked in this or another tab. */
  readonly #showMarkedUnread = ({ messageId, state }: Schemas['ChatMarkedUnread']): void => {
    if (state.roomId !== this.ref.roomId || this.ref.threadRootId) return;
    void this.#reader.pause();
    const { unreadCount } = state;
    this.#apply({ kind: 'opened', unread: { unreadCount, firstUnreadMessageId: messageId } });
  };

  /** Whether the cached log can be shown before the unread count arrives. */
  #isCachedAndRead(): boolean {
    const isRead = !this.#linkedId && this.#deps.isRead(this.ref.roomId);
    return isRead && isComplete(this.#sync.getSnapshot());
  }

  #subscribe(): void {
    const { outbox, uploads, typing, links, pdfs } = this.#parts;
    const { recovery, page } = this.#deps;
    this.#sync = this.#parts.rooms.get(this.ref);
    const update = () => this.#update();
    this.#stops = [
      ...[this.#sync, outbox, uploads, typing, links, pdfs].map((store) => store.subscribe(update)),
      this.#deps.markedUnread.subscribe(this.#showMarkedUnread),
      recovery.onRecovered(() => this.#recover()),
      page.onBack(() => this.#reader.flush()),
    ];
    this.#update();
    this.#onLog();
  }

  #apply(event: ConversationEvent): void {
    const phase = nextPhase(this.#phase, event);
    if (phase === this.#phase) return;
    this.#phase = phase;
    this.set({ ...phase, ...this.#contentNow() });
  }

  #update(): void {
    const before = this.getSnapshot();
    const content = this.#contentNow();
    if (isSameContent(content, before)) return;
    this.#endLoadedSlices(before.log, content.log);
    this.set({ ...this.#phase, ...content });
    if (content.log !== before.log) this.#onLog();
  }

  /** Ends the loading state together with the change of the log, so that both are rendered once. */
  #endLoadedSlices(before: RoomLog, { messages }: RoomLog): void {
    const [first] = before.messages;
    const last = before.messages.at(-1);
    const newFirst = messages[0];
    const newLast = messages.at(-1);
    if (!first || !last || !newFirst || !newLast) return;
    if (newFirst.seq < first.seq) this.#endSlice('older');
    if (newLast.seq > last.seq) this.#endSlice('newer');
  }

  #endSlice(end: LogEnd): void {
    this.#phase = nextPhase(this.#phase, { kind: 'sliceEnded', end });
  }

  #contentNow(): ConversationContent {
    return contentOf(this.#key, this.#sync, this.#parts, this.getSnapshot().pending);
  }

  #onLog(): void {
    this.#requestLinks();
  }

  #requestLinks(): void {
    const { messages, root } = this.getSnapshot().log;
    const shown = root ? [root, ...messages] : messages;
    this.#parts.links.request(
      shown.flatMap(({ attachments }) => attachments.map(({ fileKey }) => fileKey)),
    );
  }

  async #markRead(messageId: string): Promise<void> {
    const { api, onRead, onThreadRead } = this.#deps;
    const { roomId, threadRootId } = this.ref;
    if (!threadRootId) return onRead(await api.markRead(roomId, messageId));
    onThreadRead(await api.markThreadRead({ roomId, messageId: threadRootId }, messageId));
  }

  async #load(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    this.#needsUnread = false;
    const stay = this.#visitId;
    const event = await this.#openLog().then(
      (unread): ConversationEvent => ({ kind: 'opened', unread, ...this.#linkedTarget() }),
      (error: unknown): ConversationEvent => ({ kind: 'refused', isGone: isGone(error) }),
    );
    if (stay !== this.#visitId) return;
    this.#isOpening = false;
    this.#apply(event);
    // Initially only the latest replies of a thread are loaded.
    const messageId = this.#linkedId;
    const isLoaded = messageId && findMessage(this.#sync.getSnapshot(), messageId);
    if (event.kind === 'opened' && messageId && this.ref.threadRootId && !isLoaded)
      this.jumpTo({ messageId });
  }

  async #openLog(): Promise<Unread> {
    const { appliedSeq, hasNewer } = this.#sync.getSnapshot();
    const { roomId, threadRootId } = this.ref;
    if (threadRootId) {
      const response = this.#deps.api
        .fetchThreadState(roomId, threadRootId)
        .catch(allReadUnanswered);
      const [unread] = await Promise.all([
        response,
        appliedSeq === null ? this.#sync.open() : null,
      ]);
      return unread;
    }
    const around = this.#linkedId ?? undefined;
    const isThere = appliedSeq !== null && (around ? this.#has(around) : !hasNewer);
    const unreadRequest = this.#deps.api.fetchUnread(this.ref.roomId);
    // Cached messages are shown even if the server does not respond.
    if (isThere) return unreadRequest.catch(allReadUnanswered);
    const [unread] = await Promise.all([unreadRequest, this.#openAt(around)]);
    return unread;
  }

  async #openAt(around: string | undefined): Promise<void> {
    await this.#sync.open(around).catch((error: unknown) => {
      if (!around) throw error;
      if (errorCode(error) === 'chatMessageNotFound') this.#deps.showQuietError(error);
      return this.#sync.open();
    });
  }

  #linkedTarget(): { targetId?: string } {
    const targetId = this.#linkedId;
    return targetId && this.#has(targetId) ? { targetId } : {};
  }

  /** Sets the target before the message is loaded, so that the list starts there. */
  async #openAround(messageId: string): Promise<void> {
    this.#apply({ kind: 'targeted', messageId });
    if (!this.#has(messageId)) await this.#sync.open(messageId);
  }

  /** Loads older slices until the reply is found: the API cannot open a thread around a reply. */
  async #loadBackTo(messageId: string): Promise<void> {
    const stay = this.#visitId;
    for (let slices = 0; slices < maxHistoryPages && !this.#has(messageId); slices += 1) {
      if (!this.#sync.getSnapshot().hasOlder || stay !== this.#visitId) break;
      await this.#sync.loadOlder();
    }
    if (stay === this.#visitId && this.#has(messageId))
      this.#apply({ kind: 'targeted', messageId });
  }

  /** The list requests each slice once. `#recover` repeats lost requests. */
  #continue(end: LogEnd): void {
    const state = this.getSnapshot();
    if (state.status === 'READY' && state.slices[end] === 'IDLE') this.#fetchSlice(end);
  }

  #fetchSlice(end: LogEnd): void {
    const stay = this.#visitId;
    this.#apply({ kind: 'sliceAsked', end });
    const call = end === 'older' ? this.#sync.loadOlder() : this.#sync.loadNewer();
    call.then(
      () => this.#apply({ kind: 'sliceEnded', end }),
      (error: unknown) => {
        if (stay !== this.#visitId) return;
        if (isUnreachableError(error)) return this.#apply({ kind: 'sliceLost', end });
        this.#apply({ kind: 'sliceEnded', end });
        this.#deps.showQuietError(error);
      },
    );
  }

  #recover(): void {
    const state = this.getSnapshot();
    if (state.status === 'FAILED') void this.#load();
    if (state.status === 'READY')
      for (const end of ['older', 'newer'] as const)
        if (state.slices[end] === 'LOST') this.#fetchSlice(end);
    this.#requestLinks();
  }

  #has(messageId: string): boolean {
    return this.#sync.getSnapshot().messages.some(({ id }) => id === messageId);
  }
}

/** Whether the log is loaded up to the latest message. */
function isComplete({ appliedSeq, hasNewer }: RoomLog): boolean {
  return appliedSeq !== null && !hasNewer;
}

/** @param isShown whether the cached log can be shown before the unread count arrives */
function firstPhase(isShown: boolean): ConversationPhase {
  return isShown
    ? nextPhase({ status: 'LOADING' }, { kind: 'opened', unread: allRead })
    : { status: 'LOADING' };
}

/** Whether the conversation was deleted, never existed or is not accessible to the member. */
function isGone(error: unknown): boolean {
  return error instanceof OfficeError && (error.status === 404 || error.status === 400);
}

function allReadUnanswered(error: unknown): Unread {
  if (isUnreachableError(error)) return allRead;
  throw error;
}
