import type { RealtimeMessages, Schemas } from '@office/api';
import type { Schedule } from '../../../lib/schedule.ts';

/** Someone who was asked to talk and has not answered. */
export interface Calling {
  userId: string;
  name: string;
  avatarUrl: string | null;
  /** null until the server has answered. */
  roomId: string | null;
}

type Answer = RealtimeMessages['inviteConfirmVoiceChat'];

export interface OutgoingCallOptions {
  invite(userId: string): Promise<Schemas['VoiceInvite']>;
  /** A room for two that was made for nothing. */
  takeBack(roomId: string): void;
  schedule: Schedule;
  now(): number;
  onChange(calling: Calling | null): void;
  onAccepted(room: Schemas['VoiceRoom'], options: { faceToFace: boolean }): void;
  onOver(kind: 'declined' | 'noAnswer', name: string): void;
  onFailed(error: unknown): void;
}

/** Asking one other member to talk: one at a time, until they answer, nobody does, or it is cancelled. */
export class OutgoingCall {
  readonly #options: OutgoingCallOptions;
  #calling: Calling | null = null;
  #room: Schemas['VoiceRoom'] | null = null;
  #faceToFace = false;
  /** They answered before the server's own answer was here. */
  #early: Answer | null = null;
  #cancelExpiry: (() => void) | null = null;
  #asked = 0;

  constructor(options: OutgoingCallOptions) {
    this.#options = options;
  }

  get current(): Calling | null {
    return this.#calling;
  }

  /** @param options.faceToFace the two will stand beside each other, and have to stay there */
  async ask(someone: Omit<Calling, 'roomId'>, options: { faceToFace: boolean }): Promise<void> {
    this.#stop();
    const asked = ++this.#asked;
    this.#faceToFace = options.faceToFace;
    this.#set({ ...someone, roomId: null });
    try {
      const { room, users, invitation } = await this.#options.invite(someone.userId);
      if (asked !== this.#asked) return this.#options.takeBack(room.id);
      const [user] = users;
      this.#room = room;
      this.#set({
        userId: someone.userId,
        name: user?.nameKanji ?? someone.name,
        avatarUrl: user?.avatarUrl ?? someone.avatarUrl,
        roomId: room.id,
      });
      const wait = Math.max(0, Date.parse(invitation.expiresAt) - this.#options.now());
      this.#cancelExpiry = this.#options.schedule(() => this.#noAnswer(), wait);
      if (this.#early) this.answered(this.#early);
    } catch (error) {
      if (asked !== this.#asked) return;
      this.#stop();
      this.#options.onFailed(error);
    }
  }

  answered(answer: Answer): void {
    const calling = this.#calling;
    const { roomId, user, accepted } = answer;
    if (calling?.userId !== user.id) return;
    if (calling.roomId === null) this.#early = answer;
    if (calling.roomId !== roomId) return;
    const [room, faceToFace] = [this.#room, this.#faceToFace];
    this.#stop();
    if (!accepted) this.#options.onOver('declined', user.nameKanji);
    else if (room) this.#options.onAccepted(room, { faceToFace });
  }

  /** The room is gone. */
  deleted(roomId: string): void {
    if (this.#calling?.roomId === roomId) this.#stop();
  }

  cancel(): void {
    const roomId = this.#calling?.roomId;
    this.#stop();
    if (roomId) this.#options.takeBack(roomId);
  }

  #noAnswer(): void {
    const { name = '' } = this.#calling ?? {};
    this.cancel();
    this.#options.onOver('noAnswer', name);
  }

  #stop(): void {
    this.#asked++;
    this.#room = this.#early = null;
    this.#cancelExpiry?.();
    this.#cancelExpiry = null;
    if (this.#calling) this.#set(null);
  }

  #set(calling: Calling | null): void {
    this.#calling = calling;
    this.#options.onChange(calling);
  }
}
