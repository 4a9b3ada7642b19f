import type { VoiceAnswer } from '@office/api/realtime';
import { clientMessage } from '../../realtime/client-message.ts';
import { setSpeaker } from '../participants/speakers.ts';
import type { SocketRegistry, VoiceConnection } from '../participants/socket-registry.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import { notInRoom, type RunSequentially } from './create-request-queue.ts';

export interface SpeakerRequestDeps extends Pick<VoiceDeps, 'db' | 'now'> {
  sockets: SocketRegistry;
  inTurn: RunSequentially;
}

export function listenToSpeakerRequests(socket: VoiceConnection, deps: SpeakerRequestDeps): void {
  socket.on('setSpeaker', (request: unknown, answer: unknown) => {
    const change = clientMessage('VoiceSpeakerRequest', request);
    void deps
      .inTurn(socket, async (): Promise<VoiceAnswer> => {
        if (!change) return { ok: false, error: 'invalidRequest' };
        const joined = deps.sockets.get(socket.id);
        if (!joined) return notInRoom;
        await setSpeaker(deps, joined, change);
        return { ok: true };
      })
      .then((result) => {
        if (typeof answer === 'function') answer(result);
      });
  });
}
