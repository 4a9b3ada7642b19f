import type { Claims } from '../http/claims.ts';

interface Packet {
  data?: string | ArrayBufferView;
  options?: { wsPreEncodedFrame?: unknown };
}

interface Connection {
  on(event: 'packetCreate', listener: (packet: Packet) => void): unknown;
}

/**
 * Signs the file URLs for the member of each connection. A broadcast message is encoded once for
 * all recipients, and the URLs are replaced here.
 * @param claimsOf returns the claims of an authenticated connection
 * @param complete signs the file URLs in a text
 */
export function completeLinks(
  claimsOf: (connection: object) => Claims | undefined,
  complete: (text: string, claims: Claims) => string,
): (connection: Connection) => void {
  /** The recipients of a broadcast share its text, which is searched once. */
  let withoutLinks: string | undefined;
  return (connection) => {
    connection.on('packetCreate', (packet) => {
      if (typeof packet.data !== 'string' || packet.data === withoutLinks) return;
      const claims = claimsOf(connection);
      if (!claims) return;
      const completed = complete(packet.data, claims);
      if (completed === packet.data) {
        withoutLinks = completed;
        return;
      }
      packet.data = completed;
      // Discards the pre-encoded frame, which contains the unsigned text. The options object is shared.
      packet.options = { ...packet.options, wsPreEncodedFrame: undefined };
    });
  };
}
