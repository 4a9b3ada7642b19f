import type { RealtimeMessages } from '@office/api';
import type { BlockCode, RealtimeKind } from '@office/vocabulary';

export type MessageKind = RealtimeKind;

export type MessagePayload<K extends MessageKind> = RealtimeMessages[K];

/** Recipients of a message. With several fields, recipients must match all of them. */
export type Target =
  | { userId: string }
  | { userIds: readonly string[] }
  | { organizationId: string }
  | { organizationId: string; userId: string }
  | { organizationId: string; userIds: readonly string[] }
  | {
      organizationId: string;
      chatRoomId: string;
      except?: readonly string[];
      also?: readonly string[];
    }
  | { contractId: string }
  | { sessionId: string }
  | 'everyone';

export interface Realtime {
  /** Call this after the transaction of the event has committed. */
  publish<K extends MessageKind>(
    kind: K,
    target: Target,
    payload: MessagePayload<K>,
  ): Promise<void>;
  forceLogout(target: Target, code: BlockCode): Promise<void>;
  /** Disconnects sockets whose session has ended. Their clients get the reason when they reconnect. */
  disconnect(target: Target): Promise<void>;
}
