import type { Schemas } from '@office/api';
import type { PdfPreviews } from '../../../platform/files/PdfPreviews.ts';
import type { Drafts } from '../compose/drafts.ts';
import type { Outbox } from '../compose/Outbox.ts';
import type { TypingIndicators } from '../compose/TypingIndicators.ts';
import type { Uploads } from '../compose/Uploads.ts';
import type { ChatApi } from '../sync/chatApi.ts';
import type { OpenRooms } from '../sync/OpenRooms.ts';
import type { FileLinks } from './FileLinks.ts';

export interface ChatModels {
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
    onRecovered(listener: () => void): () => void;
  };
  page: {
    isVisible(): boolean;
    /** Runs `listener` when the page becomes visible or the realtime connection is restored. */
    onBack(listener: () => void): () => void;
  };
  onRead(read: Schemas['ChatReadState']): void;
  onMarkedUnread(marked: Schemas['ChatMarkedUnread']): void;
  /** Rooms that the member marked as unread, in any tab. */
  markedUnread: { subscribe(listener: (marked: Schemas['ChatMarkedUnread']) => void): () => void };
  onThreadRead(state: Schemas['ChatThreadState']): void;
  /** Whether the room has no unread messages, according to the latest heads. */
  isRead(roomId: string): boolean;
  showError(error: unknown): void;
  showQuietError(error: unknown): void;
}
