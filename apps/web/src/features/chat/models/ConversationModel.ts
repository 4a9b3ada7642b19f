import { OfficeError, type Schemas } from '@office/api';
import type { ConversationCallbacks } from '@office/ui';
import { Store } from '@office/client/lib/Store.ts';
import { errorCode, isUnanswered } from '@office/client/errors/errorCode.ts';
import type { PdfPreviews } from '../../../platform/files/PdfPreviews.ts';
import type { Drafts } from '../compose/drafts.ts';
import type { Outbox, OutboxEntry } from '../compose/Outbox.ts';
import type { TypingIndicators } from '../compose/TypingIndicators.ts';
import type { Upload, Uploads } from '../compose/Uploads.ts';
import type { ChatApi } from '../sync/chatApi.ts';
import type { OpenRooms } from '../sync/OpenRooms.ts';
import type { RoomLog } from '../sync/roomLog.ts';
import type { RoomSync } from '../sync/RoomSync.ts';
import {
  allRead,
  nextPhase,
  type ConversationEvent,
  type ConversationPhase,
  type LogEnd,
  type Unread,
} from './conversationPhase.ts';
import { keyOf, type ConversationRef } from '../sync/conversationRef.ts';
import type { FileLinks } from './FileLinks.ts';
import { ReadMarker } from './ReadMarker.ts';

/** The parts of a conversation's state that are there in each phase. */
export interface ConversationContent {
  readonly log: RoomLog;
  /** Messages that were written here and are not stored yet, in the order of writing. */
  readonly pending: readonly OutboxEntry[];
  /** The files of the message being written. */
  readonly uploads: readonly Upload[];
  /** The names of those who are typing now. */
  readonly typing: readonly string[];
  readonly links: ReturnType<FileLinks['getSnapshot']>;
  readonly pdfs: ReturnType<PdfPreviews['getSnapshot']>;
}

export type ConversationState = ConversationPhase & ConversationContent;

/** The models that all conversations of a member share. */
export interface ChatParts {
  readonly rooms: OpenRooms;
  readonly outbox: Outbox;
  readonly uploads: Uploads;
  readonly links: FileLinks;
  readonly typing: TypingIndicators;
  readonly drafts: Drafts;
  readonly pdfs: PdfPreviews;
}

export interface ConversationDeps {
  userId: string;
  api: ChatApi;
  recovery: {
    /** Runs `listener` each time the server is back. */
    onFound(listener: () => void): () => void;
  };
  /** The page on the member's screen. */
  page: {
    isVisible(): boolean;
    /** Runs `listener` each time it comes into sight, or the live channel comes back. */
    onBack(listener: () => void): () => void;
  };
  /** Told how far the member has read now. */
  onRead(read: Schemas['ChatReadState']): void;
  /** Told what of a thread the member has read now. */
  onThreadRead(state: Schemas['ChatThreadState']): void;
  /** Tells the member that an action of theirs failed. */
  showError(error: unknown): void;
  /** The same for calls that are told by nobody else. */
  showQuietError(error: unknown): void;
}

/** The most slices of a thread that are fetched to find a reply. */
const mostSlicesBack = 20;

type Event<Callback extends keyof ConversationCallbacks> = Parameters<
  NonNullable<ConversationCallbacks[Callback]>
>[0];

/**
 * A room or a thread while its page is open: loads its messages and leads to them, writes, edits and
 * reacts. Its phases are those of `conversationPhase.ts`.
 */
export class ConversationModel extends Store<ConversationState> {
  readonly ref: ConversationRef;
  readonly #key: string;
  readonly #parts: ChatParts;
  readonly #deps: ConversationDeps;
  readonly #reader: ReadMarker;
  #sync: RoomSync;
  #phase: ConversationPhase;
  #stops: (() => void)[] = [];
  /** The message that the address leads to. */
  #linkedId: string | null = null;
  #isOpening = false;
  /** Counts the times that it was closed: answers to an earlier stay are ignored. */
  #stay = 0;

  constructor(ref: ConversationRef, parts: ChatParts, deps: ConversationDeps) {
    const key = keyOf(ref);
    const sync = parts.rooms.get(ref);
    const phase = firstPhase(ref, sync.getSnapshot());
    super({ ...phase, ...contentOf(key, sync, parts) });
    this.ref = ref;
    this.#key = key;
    this.#sync = sync;
    this.#phase = phase;
    this.#parts = parts;
    this.#deps = deps;
    this.#reader = new ReadMarker({
      readSeq: 0,
      isVisible: deps.page.isVisible,
      send: (messageId) => this.#markRead(messageId),
    });
  }

  /** The text that was typed and not sent. */
  get draft(): string {
    return this.#parts.drafts.get(this.#key);
  }

  /** Loads the conversation and leads to a message; called again, leads to another. */
  open(linkedMessageId: string | null): void {
    this.#linkedId = linkedMessageId;
    if (this.#stops.length === 0) this.#follow();
    const { status } = this.getSnapshot();
    if (status === 'READY') {
      if (linkedMessageId) this.jumpTo({ messageId: linkedMessageId });
    } else void this.#load();
  }

  /** Stops following the conversation. It can be opened again. */
  override dispose(): void {
    this.#stay += 1;
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

  /** Notes that a message, and everything before it, has been on the screen. */
  readonly seen = ({ messageId }: { messageId: string }): void => {
    const message = this.#find(messageId);
    if (message) this.#reader.seen(message);
  };

  readonly send = (written: Event<'onSend'>): void => {
    const { text, mentionedUserIds, mentionedGroup, fileIds, replyToId } = written;
    const { outbox, uploads, typing } = this.#parts;
    const { roomId, threadRootId } = this.ref;
    const fileKeys = uploads.take(this.#key, fileIds);
    outbox.add(roomId, {
      type: fileKeys.length > 0 ? 'FILE' : 'TEXT',
      content: text,
      ...(fileKeys.length > 0 ? { fileKeys } : {}),
      ...(replyToId ? { replyToId } : {}),
      ...(threadRootId ? { threadRootId } : {}),
      ...(mentionedUserIds.length > 0 ? { mentionedUserIds } : {}),
      ...(mentionedGroup ? { mentionedGroup } : {}),
    });
    typing.sent(this.#key);
    // The member's own message goes to the end, which is shown.
    if (this.getSnapshot().log.hasNewer) this.jumpToLatest();
  };

  readonly edit = async ({ messageId, text, mentionedUserIds }: Event<'onEdit'>): Promise<void> => {
    const body = { content: text, mentionedUserIds };
    const call = this.#deps.api.editMessage(this.#pathOf(messageId), body);
    this.#receive(call);
    await call.catch((error: unknown) => {
      // A message that is gone cannot be edited again.
      if (!(error instanceof OfficeError && error.status === 404)) throw error;
    });
  };

  readonly delete = ({ messageId }: Event<'onDelete'>): void =>
    this.#receive(this.#deps.api.deleteMessage(this.#pathOf(messageId)));

  /** Adds a reaction, or withdraws the member's own. */
  readonly react = ({ messageId, emoji }: Event<'onReact'>): void => {
    const { api, userId } = this.#deps;
    const reactions = this.#find(messageId)?.reactions;
    if (!reactions) return;
    const isMine = reactions.some((one) => one.emoji === emoji && one.userIds.includes(userId));
    const path = this.#pathOf(messageId);
    this.#receive(isMine ? api.withdrawReaction(path, emoji) : api.react(path, emoji));
  };

  readonly resend = ({ key }: Event<'onResend'>): void => this.#parts.outbox.retry(key);

  readonly discard = ({ key }: Event<'onDiscard'>): void => this.#parts.outbox.discard(key);

  readonly changeDraft = ({ text }: Event<'onDraftChange'>): void =>
    this.#parts.drafts.set(this.#key, text);

  readonly typed = (): void => this.#parts.typing.typed(this.#key);

  readonly addFiles = ({ files }: Event<'onAddFiles'>): void =>
    this.#parts.uploads.add(this.#key, files);

  readonly removeFile = ({ fileId }: Event<'onRemoveFile'>): void =>
    this.#parts.uploads.remove(this.#key, fileId);

  readonly retryFile = ({ fileId }: Event<'onRetryFile'>): void =>
    this.#parts.uploads.retry(this.#key, fileId);

  /** Draws the first pages of a PDF that is on the screen. */
  readonly showPages = ({ messageId, attachmentId }: Event<'onWantPages'>): void => {
    const fileKey = this.#fileKeyOf(messageId, attachmentId);
    const link = fileKey && this.getSnapshot().links.get(fileKey);
    if (link) this.#parts.pdfs.want(link.fileKey, link.url);
  };

  /** Asks for the address of a file again. */
  readonly renewFile = ({ messageId, attachmentId }: Event<'onRenewFile'>): void => {
    const fileKey = this.#fileKeyOf(messageId, attachmentId);
    if (fileKey) this.#parts.links.renew(fileKey);
  };

  /** Follows the shared models, as far as they concern this conversation. */
  #follow(): void {
    const { outbox, uploads, typing, links, pdfs } = this.#parts;
    const { recovery, page } = this.#deps;
    this.#sync = this.#parts.rooms.get(this.ref);
    const update = () => this.#update();
    this.#stops = [
      ...[this.#sync, outbox, uploads, typing, links, pdfs].map((store) => store.subscribe(update)),
      recovery.onFound(() => this.#recover()),
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
    const fields = Object.keys(content) as (keyof ConversationContent)[];
    if (fields.every((field) => content[field] === before[field])) return;
    this.set({ ...this.#phase, ...content });
    if (content.log !== before.log) this.#onLog();
  }

  #contentNow(): ConversationContent {
    const content = contentOf(this.#key, this.#sync, this.#parts);
    const { pending } = this.getSnapshot();
    return isSameList(pending, content.pending) ? { ...content, pending } : content;
  }

  #onLog(): void {
    this.#wantLinks();
  }

  #wantLinks(): void {
    const { messages, root } = this.getSnapshot().log;
    const shown = root ? [root, ...messages] : messages;
    this.#parts.links.want(
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
    const stay = this.#stay;
    const event = await this.#openLog().then(
      (unread): ConversationEvent => ({ kind: 'opened', unread, ...this.#linkedTarget() }),
      (error: unknown): ConversationEvent => ({ kind: 'refused', isGone: isGone(error) }),
    );
    if (stay !== this.#stay) return;
    this.#isOpening = false;
    this.#apply(event);
    // Only the latest replies of a thread have come so far.
    const messageId = this.#linkedId;
    if (event.kind === 'opened' && messageId && this.ref.threadRootId && !this.#find(messageId))
      this.jumpTo({ messageId });
  }

  /** Loads the messages unless they are there, and answers how much is unread. */
  async #openLog(): Promise<Unread> {
    const { appliedSeq, hasNewer } = this.#sync.getSnapshot();
    const { roomId, threadRootId } = this.ref;
    if (threadRootId) {
      const asked = this.#deps.api.fetchThreadState(roomId, threadRootId).catch(allReadUnanswered);
      const [unread] = await Promise.all([asked, appliedSeq === null ? this.#sync.open() : null]);
      return unread;
    }
    const around = this.#linkedId ?? undefined;
    const isThere = appliedSeq !== null && (around ? this.#has(around) : !hasNewer);
    const asked = this.#deps.api.fetchUnread(this.ref.roomId);
    // Messages that are there are shown even if nobody answers.
    if (isThere) return asked.catch(allReadUnanswered);
    const [unread] = await Promise.all([asked, this.#openAt(around)]);
    return unread;
  }

  /** Shows the end of the room where the linked message is gone. */
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

  /** Targets the message before it comes, so that the list begins there. */
  async #openAround(messageId: string): Promise<void> {
    this.#apply({ kind: 'targeted', messageId });
    if (!this.#has(messageId)) await this.#sync.open(messageId);
  }

  /** Loads older slices until the reply is there: a thread cannot be opened around a reply. */
  async #loadBackTo(messageId: string): Promise<void> {
    const stay = this.#stay;
    for (let slices = 0; slices < mostSlicesBack && !this.#has(messageId); slices += 1) {
      if (!this.#sync.getSnapshot().hasOlder || stay !== this.#stay) break;
      await this.#sync.loadOlder();
    }
    if (stay === this.#stay && this.#has(messageId)) this.#apply({ kind: 'targeted', messageId });
  }

  /** The list asks for each slice once; a lost one is asked for again by `#recover`. */
  #continue(end: LogEnd): void {
    const state = this.getSnapshot();
    if (state.status === 'READY' && state.slices[end] === 'IDLE') this.#fetchSlice(end);
  }

  #fetchSlice(end: LogEnd): void {
    const stay = this.#stay;
    this.#apply({ kind: 'sliceAsked', end });
    const call = end === 'older' ? this.#sync.loadOlder() : this.#sync.loadNewer();
    call.then(
      () => this.#apply({ kind: 'sliceEnded', end }),
      (error: unknown) => {
        if (stay !== this.#stay) return;
        if (isUnanswered(error)) return this.#apply({ kind: 'sliceLost', end });
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
    // Asks once more for addresses that did not come.
    this.#wantLinks();
  }

  /** Shows the answer of the server at once. */
  #receive(call: Promise<Schemas['ChatMessage']>): void {
    const { roomId } = this.ref;
    call.then(
      (message) => this.#parts.rooms.receive({ roomId, seq: message.changeSeq, message }),
      this.#deps.showError,
    );
  }

  #find(messageId: string): Schemas['ChatMessage'] | undefined {
    const { root, messages } = this.#sync.getSnapshot();
    return root?.id === messageId ? root : messages.find(({ id }) => id === messageId);
  }

  #has(messageId: string): boolean {
    return this.#sync.getSnapshot().messages.some(({ id }) => id === messageId);
  }

  #fileKeyOf(messageId: string, attachmentId: string): string | undefined {
    return this.#find(messageId)?.attachments.find(({ id }) => id === attachmentId)?.fileKey;
  }

  #pathOf(messageId: string): { roomId: string; messageId: string } {
    return { roomId: this.ref.roomId, messageId };
  }
}

/** A loaded thread is shown at once; a room waits until it is known how much is unread. */
function firstPhase({ threadRootId }: ConversationRef, log: RoomLog): ConversationPhase {
  const isThere = threadRootId !== undefined && log.appliedSeq !== null;
  return isThere
    ? nextPhase({ status: 'LOADING' }, { kind: 'opened', unread: allRead })
    : { status: 'LOADING' };
}

function contentOf(key: string, sync: RoomSync, parts: ChatParts): ConversationContent {
  return {
    log: sync.getSnapshot(),
    pending: parts.outbox
      .getSnapshot()
      .filter(({ roomId, request }) => keyOf({ ...request, roomId }) === key),
    uploads: parts.uploads.of(key),
    typing: parts.typing.in(key),
    links: parts.links.getSnapshot(),
    pdfs: parts.pdfs.getSnapshot(),
  };
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Whether the conversation was deleted, was never there or is none of the member's. */
function isGone(error: unknown): boolean {
  return error instanceof OfficeError && (error.status === 404 || error.status === 400);
}

function allReadUnanswered(error: unknown): Unread {
  if (isUnanswered(error)) return allRead;
  throw error;
}
