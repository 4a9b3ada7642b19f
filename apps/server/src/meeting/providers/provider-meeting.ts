import type { AccountCalls } from './account-calls.ts';

/** A meeting, or a series, as it is to stand at a provider. */
export interface WantedMeeting {
  /** Our own id of it there, by which it is found again. */
  key: string;
  title: string;
  description: string | null;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  /** It has several times. */
  isSeries: boolean;
  /** RFC 5545 without `RRULE:`; null for a series whose times follow no single rule. */
  rule: string | null;
  passcode: string | null;
  isPrivate: boolean;
}

/** A meeting that stands at a provider. */
export interface MadeMeeting {
  /** The id by which it is changed and deleted. */
  remoteId: string;
  /** The number that people type to join it. */
  number: string | null;
  meetingUrl: string;
  passcode: string | null;
}

/** A provider of online meetings. Each throws `ProviderError`. */
export interface ProviderAdapter {
  create(calls: AccountCalls, wanted: WantedMeeting): Promise<MadeMeeting>;
  update(calls: AccountCalls, remoteId: string, wanted: WantedMeeting): Promise<void>;
  /** One that is not there any more is deleted, too. */
  delete(calls: AccountCalls, remoteId: string): Promise<void>;
  /** The id of a meeting of which nobody knows whether it was made; null where it was not. */
  find(calls: AccountCalls, key: string): Promise<string | null>;
}
