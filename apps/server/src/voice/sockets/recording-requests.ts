import type { VoiceAnswer, VoiceRecordingAnswer } from '@office/api/realtime';
import type { Limiter } from '../../http/rate-limits.ts';
import { clientMessage } from '../../realtime/client-message.ts';
import { agreeToRecording, askToRecord, endRecording } from '../participants/recordings.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import type {
  SocketRegistry,
  VoiceConnection,
  VoiceSocket,
} from '../participants/socket-registry.ts';
import { notInRoom, type RunSequentially } from './create-request-queue.ts';

interface Deps extends Pick<VoiceDeps, 'db' | 'now'> {
  limiter: Limiter;
  sockets: SocketRegistry;
  inTurn: RunSequentially;
}

export class RecordingRequests {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  listen(socket: VoiceConnection): void {
    this.listenToConsent(socket);
    socket.on('askToRecord', (given: unknown, answer: unknown) => {
      const request = clientMessage('VoiceRecordingRequest', given);
      this.#answer(socket, answer, async (joined): Promise<VoiceRecordingAnswer> => {
        if (!request) return { ok: false, error: 'invalidRequest' };
        if (this.#deps.limiter.take('recording', joined.userId) > 0)
          return { ok: false, error: 'tooManyRequests' };
        return { ok: true, recordingId: await askToRecord(this.#deps, joined, request) };
      });
    });
  }

  listenToConsent(socket: VoiceConnection): void {
    const listenWith = (event: 'agreeToRecording' | 'endRecording', work: typeof endRecording) =>
      socket.on(event, (request: unknown, answer: unknown) => {
        const recording = clientMessage('VoiceRecordingRef', request);
        this.#answer(socket, answer, async (joined): Promise<VoiceAnswer> => {
          if (!recording) return { ok: false, error: 'invalidRequest' };
          await work(this.#deps, joined, recording.recordingId);
          return { ok: true };
        });
      });
    listenWith('agreeToRecording', agreeToRecording);
    listenWith('endRecording', endRecording);
  }

  #answer<T>(
    socket: VoiceConnection,
    answer: unknown,
    work: (joined: VoiceSocket) => Promise<T>,
  ): void {
    const { inTurn, sockets } = this.#deps;
    void inTurn(socket, async () => {
      const joined = sockets.get(socket.id);
      return joined ? work(joined) : notInRoom;
    }).then((result) => {
      if (typeof answer === 'function') answer(result);
    });
  }
}
