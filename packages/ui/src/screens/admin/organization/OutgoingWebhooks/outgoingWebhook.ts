import type { OutgoingWebhookDeliveryStatus, OutgoingWebhookEvent } from '@office/vocabulary';
import type { DeliveryProblem } from '../signing/useProblemText.ts';

export interface OutgoingWebhookRoom {
  id: string;
  name: string;
}

export interface OutgoingWebhookItem {
  id: string;
  name: string;
  url: string;
  events: readonly OutgoingWebhookEvent[];
  /** Rooms of `MESSAGE_CREATED`. Other administrators can only remove a room. */
  rooms: readonly (OutgoingWebhookRoom & { canManage: boolean })[];
  enabled: boolean;
  /** Whether the server disabled it after repeated failures. */
  disabledByFailure: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** Null if the account was deleted. */
  createdByName: string | null;
  /** ISO 8601. Null if nothing was sent. */
  lastSentAt: string | null;
  /** Number of events that are not sent yet. */
  waiting: number;
  /** Null after a success. */
  failure: (DeliveryProblem & { since: string }) | null;
}

export interface OutgoingWebhookValues {
  name: string;
  url: string;
  events: OutgoingWebhookEvent[];
  roomIds: string[];
}

export interface OutgoingWebhookDelivery {
  id: string;
  event: OutgoingWebhookEvent;
  /** ISO 8601. */
  createdAt: string;
  status: OutgoingWebhookDeliveryStatus;
  attempts: number;
  /** ISO 8601. Null unless it waits. */
  nextAttemptAt: string | null;
  problem: DeliveryProblem | null;
}

/** The form, or the secret of a webhook, which cannot be loaded again. */
export type OutgoingWebhookEditing =
  | {
      status: 'form';
      /** Null for a new webhook. */
      webhook: OutgoingWebhookItem | null;
      /** Rooms that the administrator can add. */
      rooms: readonly OutgoingWebhookRoom[];
      saving?: boolean | undefined;
      /** Fields that the server rejected. A new array for each response. */
      rejected?: readonly (keyof OutgoingWebhookValues)[] | undefined;
      error?: string | undefined;
    }
  | { status: 'secret'; name: string; secret: string };

export type OutgoingWebhookTest =
  { status: 'running' } | { status: 'success' } | { status: 'error'; problem: DeliveryProblem };
