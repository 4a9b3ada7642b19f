import { randomUUID } from 'node:crypto';
import type { Language } from '@office/vocabulary';
import { openDirectRoom } from '../../chat/rooms/direct-room.ts';
import { react } from '../../chat/messages/message-changes.ts';
import { updateLastRead } from '../../chat/messages/read-state.ts';
import { sendMessage } from '../../chat/messages/send-message.ts';
import type { MemberRef } from '../../database/membership.ts';
import { findLanguage } from '../../people/person-store.ts';
import { personRef } from '../../people/person-ref.ts';
import type { Platform } from '../../platform/platform.ts';
import type { MessagePayload } from '../../realtime/realtime.ts';
import { answerInvitation } from '../../voice/invitations.ts';
import { pick, type Random } from './behaviour.ts';
import { findChatPartner } from './colleague-store.ts';
import { answerTo, declinedCall, seatYieldedTexts, reactionEmojis } from './texts.ts';

type Message = MessagePayload<'newMessageToRoom'>['message'];
type Invitation = MessagePayload<'inviteJoinVoiceChat'>['invitation'];

const reactionShare = 0.5;

interface Deps {
  platform: Platform;
  members: readonly MemberRef[];
  random: Random;
  onError(error: unknown): void;
  /** Runs work after a delay in milliseconds. Returns a function that cancels it. */
  schedule?: (work: () => void, delay: number) => () => void;
}

/** Answers messages and calls of real members to colleagues, after a moment as a person would. */
export class Answers {
  readonly #deps: Deps;
  readonly #cancels = new Set<() => void>();
  /** Rooms with an answer on its way, so that several messages get one answer. */
  readonly #pending = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #yieldedTo = new Set<string>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  close(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels.clear();
  }

  async onMessage(message: Message): Promise<void> {
    const { sender, roomId } = message;
    const isNew = message.seq === message.changeSeq && message.deletedAt === null;
    if (!isNew || !sender || message.type === 'MISSED_CALL' || this.#isColleague(sender.id)) return;
    const room = await findChatPartner(this.#deps.platform.db, roomId, this.#memberIds());
    if (room?.type === 'CHANNEL' && room.hasEveryone) return this.#reactTo(message);
    const colleague = room?.colleagueId && this.#memberOf(room.colleagueId);
    if (!colleague || this.#pending.has(roomId)) return;
    this.#pending.add(roomId);
    this.#after(1200, 2000, () => this.#read(colleague, message));
    this.#after(3200, 5200, async () => {
      this.#pending.delete(roomId);
      await this.#answer(colleague, message);
    });
  }

  /** Declines a call and explains why in a direct message. */
  onCall(userId: string, { invitationId, inviter }: Invitation): void {
    const colleague = this.#memberOf(userId);
    if (!colleague || this.#isColleague(inviter.id)) return;
    this.#after(2200, 3600, async () => {
      const language = await this.#languageOf(inviter.id);
      const answer = { invitationId, accepted: false, byMessage: true };
      await answerInvitation(this.#contextOf(colleague), language, answer);
      await this.#write(colleague, inviter.id, declinedCall(language));
    });
  }

  /** Explains once to each member why the colleagues left a talk. */
  onYielded(userId: string, memberId: string): void {
    const colleague = this.#memberOf(userId);
    if (!colleague || this.#yieldedTo.has(memberId)) return;
    this.#yieldedTo.add(memberId);
    this.#after(2500, 4000, async () => {
      await this.#write(colleague, memberId, seatYieldedTexts(await this.#languageOf(memberId)));
    });
  }

  async #read(colleague: MemberRef, { roomId, id, threadRootId }: Message): Promise<void> {
    const { platform } = this.#deps;
    await updateLastRead(this.#contextOf(colleague), roomId, id);
    const { organizationId, userId } = colleague;
    await platform.realtime.publish(
      'chatTyping',
      { organizationId, chatRoomId: roomId, except: [userId] },
      { roomId, threadRootId, user: await personRef(platform, userId) },
    );
  }

  async #answer(colleague: MemberRef, message: Message): Promise<void> {
    const { roomId, content, sender, threadRootId } = message;
    const count = this.#counts.get(roomId) ?? 0;
    this.#counts.set(roomId, count + 1);
    const language = await this.#languageOf(sender!.id);
    await sendMessage(this.#contextOf(colleague), roomId, {
      clientId: randomUUID(),
      type: 'TEXT',
      content: answerTo(content, language, count),
      ...(threadRootId && { threadRootId }),
    });
  }

  #reactTo({ roomId, id }: Message): void {
    const { members, random } = this.#deps;
    if (random() >= reactionShare) return;
    const colleague = pick(members, random);
    const emoji = pick(reactionEmojis, random);
    if (!colleague || !emoji) return;
    this.#after(3000, 9000, async () => {
      await react(this.#contextOf(colleague), { roomId, messageId: id }, emoji);
    });
  }

  async #write(colleague: MemberRef, memberId: string, content: string): Promise<void> {
    const context = this.#contextOf(colleague);
    const { roomId } = await openDirectRoom(context, colleague, [memberId]);
    await sendMessage(context, roomId, { clientId: randomUUID(), type: 'TEXT', content });
  }

  #after(least: number, most: number, work: () => Promise<unknown>): void {
    const delay = least + this.#deps.random() * (most - least);
    const { schedule = startTimer, onError } = this.#deps;
    const cancel = schedule(() => {
      this.#cancels.delete(cancel);
      work().catch(onError);
    }, delay);
    this.#cancels.add(cancel);
  }

  #languageOf(userId: string): Promise<Language> {
    return findLanguage(this.#deps.platform.db, userId);
  }

  #contextOf(viewer: MemberRef) {
    return { ...this.#deps.platform, viewer };
  }

  #memberIds(): string[] {
    return this.#deps.members.map(({ userId }) => userId);
  }

  #memberOf(userId: string): MemberRef | undefined {
    return this.#deps.members.find((member) => member.userId === userId);
  }

  #isColleague(userId: string): boolean {
    return this.#memberOf(userId) !== undefined;
  }
}

function startTimer(work: () => void, delay: number): () => void {
  const timer = setTimeout(work, delay);
  return () => clearTimeout(timer);
}
