import type { VoiceAnswer } from '@office/api/realtime';
import type { Metrics } from '../../observability/metrics.ts';
import { clientMessage } from '../../realtime/client-message.ts';
import {
  updateParticipantState,
  type ParticipantStateChange,
} from '../participants/participant-state-change.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import type { SocketRegistry, VoiceConnection } from '../participants/socket-registry.ts';
import { notInRoom, type RunSequentially } from './create-request-queue.ts';

interface Deps extends Pick<VoiceDeps, 'db' | 'now'> {
  metrics: Metrics;
  sockets: SocketRegistry;
  inTurn: RunSequentially;
}

interface Change {
  state: ParticipantStateChange;
  answers: ((answer: VoiceAnswer) => void)[];
}

export class ParticipantStateHandler {
  readonly #deps: Deps;
  readonly #changes = new WeakMap<VoiceConnection, Change>();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  listen(socket: VoiceConnection): void {
    socket.on('state', (request: unknown) => {
      this.#change(socket, clientMessage('VoiceState', request), undefined);
    });
    socket.on('setMedia', (request: unknown, answer: unknown) => {
      this.#change(socket, clientMessage('VoiceMedia', request), answer);
    });
    socket.on('raiseHand', (request: unknown, answer: unknown) => {
      const hand = clientMessage('VoiceHand', request);
      this.#change(socket, hand && { handRaised: hand.raised }, answer);
    });
    socket.on('setCaptions', (request: unknown, answer: unknown) => {
      const captions = clientMessage('VoiceCaptionState', request);
      this.#change(socket, captions && captionsOf(captions), answer);
    });
  }

  /** Merges pending changes of a socket, so that only the latest state is stored. */
  #change(
    socket: VoiceConnection,
    state: ParticipantStateChange | undefined,
    answer: unknown,
  ): void {
    const { metrics, sockets, inTurn } = this.#deps;
    const acknowledge = (result: VoiceAnswer) => {
      metrics.voiceChanges.inc({ outcome: result.ok ? 'stored' : result.error });
      if (typeof answer === 'function') answer(result);
    };
    if (!state) return acknowledge({ ok: false, error: 'invalidRequest' });
    const joined = sockets.get(socket.id);
    if (!joined) return acknowledge(notInRoom);
    const accepted = joined.guestId ? stateOfGuest(state) : state;
    const waiting = this.#changes.get(socket);
    if (waiting) {
      Object.assign(waiting.state, accepted);
      waiting.answers.push(acknowledge);
      return;
    }
    const change: Change = { state: { ...accepted }, answers: [acknowledge] };
    this.#changes.set(socket, change);
    void inTurn(socket, async (): Promise<VoiceAnswer> => {
      this.#changes.delete(socket);
      const joined = sockets.get(socket.id);
      if (!joined) return notInRoom;
      await updateParticipantState(this.#deps, joined, change.state);
      return { ok: true };
    }).then((result) => change.answers.forEach((each) => each(result)));
  }
}

/** Guests change their microphone and camera only. */
function stateOfGuest({ muted, camera }: ParticipantStateChange): ParticipantStateChange {
  return {
    ...(muted === undefined ? {} : { muted }),
    ...(camera === undefined ? {} : { camera }),
  };
}

/** Omits undefined fields, so that they do not overwrite a pending change. */
function captionsOf({
  wanted,
  source,
}: {
  wanted?: boolean;
  source?: ParticipantStateChange['captionSource'];
}): ParticipantStateChange {
  return {
    ...(wanted === undefined ? {} : { captionsWanted: wanted }),
    ...(source === undefined ? {} : { captionSource: source }),
  };
}
