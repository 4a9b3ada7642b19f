import { ApiError } from '../../http/api-error.ts';
import { refuseTooManySockets } from '../../realtime/socket-limits.ts';
import {
  setCaller,
  socketCaller,
  toConnectError,
  type SocketSessionDeps,
} from '../../realtime/socket-session.ts';
import { requireVisit, visitState } from '../rooms/guest-access.ts';
import type { VoiceDeps } from '../rooms/room-access.ts';
import type { VoiceConnection } from '../participants/socket-registry.ts';

export interface VoiceCaller {
  organizationId: string | null;
  userId: string;
  /** Same as `userId` for a guest of a meeting, otherwise null. */
  guestId: string | null;
}

interface GuestSocketDeps extends Pick<VoiceDeps, 'db' | 'now'> {
  session: Pick<SocketSessionDeps, 'limits' | 'refuseDuringMaintenance' | 'onRefused'>;
}

export const guestNamespace = '/guest';

export function voiceCaller(socket: VoiceConnection): VoiceCaller {
  const { organizationId, userId } = socketCaller(socket);
  return { organizationId, userId, guestId: socket.nsp.name === guestNamespace ? userId : null };
}

/** Accepts the tokens of admitted guests only. Access tokens are not valid here, and vice versa. */
export function checkGuestToken({ db, now, session }: GuestSocketDeps) {
  const findGuest = async (socket: VoiceConnection) => {
    const { token } = socket.handshake.auth;
    const visit =
      typeof token === 'string' ? await requireVisit(db, token).catch(ignoreUnknown) : null;
    if (!visit || visitState(visit, now()) !== 'ADMITTED') {
      throw new ApiError('tokenInvalidOrExpired');
    }
    const { organizationId, guestId } = visit;
    return { organizationId, userId: guestId };
  };
  const admit = async (socket: VoiceConnection): Promise<void> => {
    await session.refuseDuringMaintenance();
    const guest = await session.limits.check(socket, () => findGuest(socket));
    session.limits.enter(guest.userId);
    refuseTooManySockets(socket, guest.userId);
    setCaller(socket, guest);
    await socket.join([`user:${guest.userId}`, `organization:${guest.organizationId}`]);
  };
  return (socket: VoiceConnection, next: (error?: Error) => void): void => {
    admit(socket).then(
      () => next(),
      (error: unknown) => {
        session.onRefused?.(socket, error);
        next(toConnectError(error));
      },
    );
  };
}

function ignoreUnknown(error: unknown): null {
  if (error instanceof ApiError) return null;
  throw error;
}
