import type { RealtimeMessages } from '@office/api';
import type { BlockCode, RealtimeKind } from '@office/vocabulary';

/** Name of a real-time message; the socket event has the same one. */
export type MessageKind = RealtimeKind;

/** The payload of a message of a kind. */
export type MessagePayload<K extends MessageKind> = RealtimeMessages[K];

/** The receivers of a message. With several fields, those for whom all of them hold. */
export type Target =
  | { userId: string }
  | { userIds: readonly string[] }
  | { organizationId: string }
  | { organizationId: string; userId: string }
  | { organizationId: string; userIds: readonly string[] }
  /** Those in a chat room, without some of them, or with others besides. */
  | {
      organizationId: string;
      chatRoomId: string;
      except?: readonly string[];
      also?: readonly string[];
    }
  | { contractId: string }
  | { sessionId: string }
  | 'everyone';

/** Sends messages to connected members, whichever server process they are connected to. */
export interface Realtime {
  /** Call it after the transaction that it tells about has committed. */
  publish<K extends MessageKind>(
    kind: K,
    target: Target,
    payload: MessagePayload<K>,
  ): Promise<void>;
  /** Tells members why they are signed out (`forcedLogout`), then cuts their sockets. */
  forceLogout(target: Target, code: BlockCode): Promise<void>;
  /** Cuts sockets whose session is over. Their clients find out why when they come back. */
  disconnect(target: Target): Promise<void>;
}
