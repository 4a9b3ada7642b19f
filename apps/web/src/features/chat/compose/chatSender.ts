import { OfficeError, unwrap, type OfficeClient } from '@office/api';
import { RefusedError, type OutboxOptions } from './Outbox.ts';

/** Answers that are the same however often one asks. Of 401 the session takes care. */
const refusals = [400, 403, 404, 413, 422];

/**
 * A line can be dead without anybody being told. Longer than any answer takes; sent again, it is the
 * same message.
 */
const longestMs = 20_000;

/** Sends messages by the contract, for an outbox. */
export function chatSender(office: Pick<OfficeClient, 'POST'>): OutboxOptions['send'] {
  return async (roomId, body) => {
    const call = office.POST('/v1/user/chat-rooms/{roomId}/messages', {
      params: { path: { roomId } },
      body,
      signal: AbortSignal.timeout(longestMs),
    });
    return unwrap(call).catch((error: unknown) => {
      const refused =
        error instanceof OfficeError && error.status !== null && refusals.includes(error.status);
      throw refused ? new RefusedError(error.key) : error;
    });
  };
}
