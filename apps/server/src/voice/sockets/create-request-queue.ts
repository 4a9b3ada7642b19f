import type { VoiceRefusal } from '@office/api/realtime';
import type { FastifyBaseLogger } from 'fastify';
import { isUnavailable } from '../../database/unavailable.ts';
import { ApiError } from '../../http/api-error.ts';
import { KeyedQueue } from '../../lib/keyed-queue.ts';
import type { VoiceConnection } from '../participants/socket-registry.ts';

export const notInRoom: VoiceRefusal = { ok: false, error: 'voiceChatRoomInvalid' };

/** Runs the work after all earlier requests of the socket. Errors are converted to an answer. */
export type RunSequentially = <T>(
  socket: VoiceConnection,
  work: () => Promise<T>,
) => Promise<T | VoiceRefusal>;

export function createRequestQueue(log: Pick<FastifyBaseLogger, 'error'>): RunSequentially {
  const turns = new KeyedQueue();
  const refusal = (error: unknown): VoiceRefusal => {
    if (error instanceof ApiError && typeof error.errors === 'string') {
      return { ok: false, error: error.errors };
    }
    if (isUnavailable(error)) return { ok: false, error: 'serviceUnavailable' };
    log.error({ err: error }, 'voice chat failed');
    return { ok: false, error: 'internalServerError' };
  };
  return (socket, work) => turns.run(socket.id, work).catch(refusal);
}
