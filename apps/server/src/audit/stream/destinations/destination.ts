import type { AuditOutcome } from '@office/vocabulary';

export interface StreamedEvent {
  at: Date;
  /** Action of the entry. */
  name: string;
  outcome: AuditOutcome;
  json: string;
}

export interface StreamBatch {
  /** The same for a retry with the same entries. Sorts by the position of the first entry. */
  id: string;
  events: readonly StreamedEvent[];
}

/** Resolves when the destination has accepted the batch. */
export type SendBatch = (batch: StreamBatch, signal: AbortSignal) => Promise<void>;
