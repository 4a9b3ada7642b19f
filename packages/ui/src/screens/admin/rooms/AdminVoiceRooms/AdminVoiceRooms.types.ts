import type { Breadcrumb } from '../../../../patterns/Breadcrumbs/index.ts';

export interface AdminVoiceRoomItem {
  id: string;
  name: string;
  /** The names of those who are named besides all members. */
  guests: readonly string[];
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
  /** How the name is read; empty where it needs no reading. */
  nameKatakana: string;
  guests: readonly VoiceRoomGuest[];
}

export interface EditedVoiceRoom {
  /** `new` for one that is being made. */
  id: string;
  values: VoiceRoomValues;
  stored: VoiceRoomValues;
  submitting?: boolean;
  /** Somebody else's change was stored first; `stored` is theirs. */
  conflict?: boolean;
  /** The reason why it could not be stored, in the member's language. */
  problem?: string | undefined;
}

export interface AdminVoiceRoomsProps {
  state: AdminVoiceRoomsState;
  breadcrumbs?: readonly Breadcrumb[];
  /** The room in the dialog; null where it is shut. */
  edited: EditedVoiceRoom | null;
  /** Guests by the last search; null while they are being looked for. */
  candidates: readonly VoiceRoomGuest[] | null;
  /** The room that is being closed. */
  closingId?: string | undefined;
  onEdit(event: { id: string }): void;
  onEditChange(event: { values: VoiceRoomValues }): void;
  onEditSave(event: { values: VoiceRoomValues }): void;
  onEditClose(): void;
  /** Guests are to be looked for by a name. */
  onSearch(event: { keyword: string }): void;
  onTakeTheirs(): void;
  onCloseRoom(event: { id: string }): void;
  onRetry(): void;
}
