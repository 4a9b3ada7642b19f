import type {
  VoiceAnswer,
  VoiceShownReaction,
  VoiceShownPointer,
  VoiceSignal,
  VoiceSpeakingChange,
  VoiceSpokenCaption,
} from '@office/api/realtime';
import type { Metrics } from '../../observability/metrics.ts';
import type { Fanout } from '../../realtime/fanout.ts';
import { clientMessage } from '../../realtime/client-message.ts';
import type { TokenBucket } from '../../lib/token-bucket.ts';
import { bucketOf } from './socket-bucket.ts';
import { deliver, type VoiceSocket, type SocketRegistry } from '../participants/socket-registry.ts';

export interface Peer {
  participantId: string;
  processId: string;
  captionsWanted: boolean;
}

interface RelayDeps {
  sockets: SocketRegistry;
  fanout: Fanout;
  metrics: Metrics;
  processId: string;
  peersIn(roomId: string): readonly Peer[];
  onSpeech(roomId: string): void;
}

type Forwarded = { roomId: string } & (
  | { to: string; message: VoiceSignal }
  | { to: null; speaking: VoiceSpeakingChange }
  | { to: null; caption: VoiceSpokenCaption }
  | { to: null; reaction: VoiceShownReaction }
  | { to: null; pointer: VoiceShownPointer }
);

const topic = 'voice';

/** Allows for four simultaneous peer connections with their ICE candidates. */
const signalBurst = 300;
const signalsPerSecond = 50;
const speakingBurst = 20;
const speakingChangesPerSecond = 10;
/** A caption is sent repeatedly while its text is refined. */
const captionBurst = 12;
const captionsPerSecond = 6;
const reactionBurst = 5;
const reactionsPerSecond = 2;
const pointerBurst = 20;
const pointersPerSecond = 15;

/** Relays messages between participants of the same room. Messages are not stored. */
export class SignalRelay {
  readonly #deps: RelayDeps;
  readonly #signals = new WeakMap<VoiceSocket['socket'], TokenBucket>();
  readonly #speaking = new WeakMap<VoiceSocket['socket'], TokenBucket>();
  readonly #captions = new WeakMap<VoiceSocket['socket'], TokenBucket>();
  readonly #reactions = new WeakMap<VoiceSocket['socket'], TokenBucket>();
  readonly #pointers = new WeakMap<VoiceSocket['socket'], TokenBucket>();

  constructor(deps: RelayDeps) {
    this.#deps = deps;
    deps.fanout.receive(topic, (forwarded) => this.#receive(forwarded as Forwarded));
  }

  signal(socket: VoiceSocket['socket'], request: unknown): VoiceAnswer {
    const answer = this.#relay(socket, request);
    this.#deps.metrics.voiceSignals.inc({ outcome: answer.ok ? 'relayed' : answer.error });
    return answer;
  }

  #relay(socket: VoiceSocket['socket'], request: unknown): VoiceAnswer {
    if (!bucketOf(this.#signals, socket, signalBurst, signalsPerSecond).take()) {
      return { ok: false, error: 'tooManyRequests' };
    }
    const signal = clientMessage('VoiceSignalRequest', request);
    if (!signal) return { ok: false, error: 'invalidRequest' };
    const joined = this.#deps.sockets.get(socket.id);
    const { to, ...content } = signal;
    const target = joined && this.#isPeer(joined, to);
    if (!target) return { ok: false, error: 'voiceChatRoomInvalid' };
    const message: VoiceSignal = { from: joined.participantId, ...content };
    const localSocket = this.#deps.sockets.byParticipant(to);
    if (localSocket) deliver(localSocket, message);
    else this.#forward({ roomId: joined.roomId, to, message });
    return { ok: true };
  }

  #isPeer(joined: VoiceSocket, participantId: string): boolean {
    if (participantId === joined.participantId) return false;
    const localSocket = this.#deps.sockets.byParticipant(participantId);
    if (localSocket) return localSocket.roomId === joined.roomId;
    return this.#deps
      .peersIn(joined.roomId)
      .some((one) => one.participantId === participantId && this.#isRemote(one));
  }

  #isRemote({ processId }: Peer): boolean {
    return processId !== this.#deps.processId;
  }

  speaking(socket: VoiceSocket['socket'], request: unknown): void {
    const joined = this.#deps.sockets.get(socket.id);
    const change = clientMessage('VoiceSpeaking', request);
    if (!joined || !change) return;
    if (!bucketOf(this.#speaking, socket, speakingBurst, speakingChangesPerSecond).take()) return;
    const { roomId, participantId } = joined;
    const message = { participantId, speaking: change.speaking };
    if (change.speaking) this.#deps.onSpeech(roomId);
    for (const other of this.#deps.sockets.inRoom(roomId)) {
      if (other !== joined) other.socket.volatile.emit('speaking', message);
    }
    if (this.#deps.peersIn(roomId).some((one) => this.#isRemote(one))) {
      this.#forward({ roomId, to: null, speaking: message });
    }
  }

  /** Also sent to the sender, who sees only the reactions that the others see. */
  react(socket: VoiceSocket['socket'], request: unknown): void {
    const content = clientMessage('VoiceReaction', request);
    const joined = this.#deps.sockets.get(socket.id);
    if (!joined || !content) return;
    if (!bucketOf(this.#reactions, socket, reactionBurst, reactionsPerSecond).take()) return;
    const { roomId, participantId } = joined;
    const message = { participantId, reaction: content.reaction };
    this.#showReaction(roomId, message);
    if (this.#deps.peersIn(roomId).some((one) => this.#isRemote(one)))
      this.#forward({ roomId, to: null, reaction: message });
  }

  #showReaction(roomId: string, reaction: VoiceShownReaction): void {
    for (const { socket } of this.#deps.sockets.inRoom(roomId))
      socket.volatile.emit('reaction', reaction);
  }

  /** Receivers know the leader of the document, and ignore pointers of other participants. */
  pointer(socket: VoiceSocket['socket'], request: unknown): void {
    if (!bucketOf(this.#pointers, socket, pointerBurst, pointersPerSecond).take()) return;
    const joined = this.#deps.sockets.get(socket.id);
    const pointer = clientMessage('VoicePointer', request);
    if (!joined || !pointer) return;
    const { roomId, participantId } = joined;
    const message = { participantId, ...pointer };
    this.#sendPointer(roomId, message);
    if (this.#deps.peersIn(roomId).some((one) => this.#isRemote(one)))
      this.#forward({ roomId, to: null, pointer: message });
  }

  #sendPointer(roomId: string, pointer: VoiceShownPointer): void {
    for (const { participantId, socket } of this.#deps.sockets.inRoom(roomId)) {
      if (participantId !== pointer.participantId) socket.volatile.emit('pointer', pointer);
    }
  }

  caption(socket: VoiceSocket['socket'], request: unknown): void {
    const outcome = this.#relayCaption(socket, request);
    this.#deps.metrics.voiceCaptions.inc({ outcome });
  }

  #relayCaption(socket: VoiceSocket['socket'], request: unknown): string {
    if (!bucketOf(this.#captions, socket, captionBurst, captionsPerSecond).take())
      return 'tooManyRequests';
    const caption = clientMessage('VoiceCaption', request);
    if (!caption) return 'invalidRequest';
    const joined = this.#deps.sockets.get(socket.id);
    if (!joined) return 'voiceChatRoomInvalid';
    const { roomId, participantId } = joined;
    const message = { participantId, ...caption };
    this.#sendToCaptionReaders(roomId, message);
    const isReadElsewhere = this.#readersIn(roomId).some((one) => this.#isRemote(one));
    if (isReadElsewhere) this.#forward({ roomId, to: null, caption: message });
    return 'relayed';
  }

  #readersIn(roomId: string): Peer[] {
    return this.#deps.peersIn(roomId).filter(({ captionsWanted }) => captionsWanted);
  }

  #sendToCaptionReaders(roomId: string, caption: VoiceSpokenCaption): void {
    for (const { participantId } of this.#readersIn(roomId)) {
      if (participantId === caption.participantId) continue;
      const reader = this.#deps.sockets.byParticipant(participantId);
      if (reader?.roomId !== roomId) continue;
      // Interim captions may be dropped, because the next one replaces them. The final caption must arrive.
      const target = caption.isFinal ? reader.socket : reader.socket.volatile;
      target.emit('caption', caption);
    }
  }

  /** Does not wait for the other processes. Lost signals are recovered when the peer connection fails. */
  #forward(forwarded: Forwarded): void {
    this.#deps.fanout.send(topic, forwarded).catch(() => undefined);
  }

  #receive(forwarded: Forwarded): void {
    const { sockets } = this.#deps;
    const { roomId } = forwarded;
    if ('caption' in forwarded) return this.#sendToCaptionReaders(roomId, forwarded.caption);
    if ('reaction' in forwarded) return this.#showReaction(roomId, forwarded.reaction);
    if ('pointer' in forwarded) return this.#sendPointer(roomId, forwarded.pointer);
    if ('speaking' in forwarded) {
      const { speaking } = forwarded;
      if (speaking.speaking) this.#deps.onSpeech(roomId);
      for (const { socket } of sockets.inRoom(roomId)) socket.volatile.emit('speaking', speaking);
      return;
    }
    const joined = sockets.byParticipant(forwarded.to);
    if (joined?.roomId === roomId) deliver(joined, forwarded.message);
  }
}
