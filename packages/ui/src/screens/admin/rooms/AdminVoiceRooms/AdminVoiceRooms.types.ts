import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';

export interface AdminVoiceRoomItem {
  id: string;
  name: string;
  /** The names of the invited guests. */
  guests: readonly string[];
  /** Whether members join as listeners. */
  allHands?: boolean;
  participantCount: number;
}

export type AdminVoiceRoomsState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'empty' }
  | { status: 'ready'; rooms: readonly AdminVoiceRoomItem[] };

export interface VoiceRoomGuest {
  userId: string;
  name: string;
  email: string;
}

export interface VoiceRoomValues {
  name: string;
  /** Reading of the name. Empty if none is needed. */
  nameKatakana: string;
  guests: readonly VoiceRoomGuest[];
  allHands: boolean;
}

export interface EditedVoiceRoom {
  /** `new` for a new room. */
  id: string;
  values: VoiceRoomValues;
  stored: VoiceRoomValues;
  submitting?: boolean;
  conflict?: boolean;
  problem?: string | undefined;
}

export interface AdminVoiceRoomsProps {
  state: AdminVoiceRoomsState;
  breadcrumbs?: readonly Breadcrumb[];
  /** Null while the dialog is closed. */
  edited: EditedVoiceRoom | null;
  /** False without a media server: rooms cannot have listeners. */
  allHandsAvailable?: boolean;
  /** Results of the last search. Null while loading. */
  candidates: readonly VoiceRoomGuest[] | null;
  closingId?: string | undefined;
  onEdit(event: { id: string }): void;
  onEditChange(event: { values: VoiceRoomValues }): void;
  onEditSave(event: { values: VoiceRoomValues }): void;
  onEditClose(): void;
  onSearch(event: { keyword: string }): void;
  onTakeTheirs(): void;
  onCloseRoom(event: { id: string }): void;
  onRetry(): void;
}
