import type { Claims } from '../http/claims.ts';

/** The part of a packet of engine.io that is used here. */
interface Packet {
  data?: string | ArrayBufferView;
  options?: { wsPreEncodedFrame?: unknown };
}

interface Connection {
  on(event: 'packetCreate', listener: (packet: Packet) => void): unknown;
}

/**
 * Signs the addresses of files in messages for whom each connection belongs to. A message is written once for
 * all who get it; here, where it is handed to each line, it becomes the one of that member.
 *
 * @param claimsOf the claims that a connection was let in with
 * @param complete signs the addresses in a text
 */
export function completeLinks(
  claimsOf: (connection: object) => Claims | undefined,
  complete: (text: string, claims: Claims) => string,
): (connection: Connection) => void {
  return (connection) => {
    connection.on('packetCreate', (packet) => {
      const claims = claimsOf(connection);
      if (typeof packet.data !== 'string' || !claims) return;
      const completed = complete(packet.data, claims);
      if (completed === packet.data) return;
      packet.data = completed;
      // The frame that was made for all of them is not sent to this one; the options are everyone's.
      packet.options = { ...packet.options, wsPreEncodedFrame: undefined };
    });
  };
}
