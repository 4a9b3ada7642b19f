import type { AccountCalls } from './account-calls.ts';

export interface WantedMeeting {
  /** The id assigned by the office, used to find the meeting at the provider. */
  key: string;
  title: string;
  description: string | null;
  startTime: Date;
  endTime: Date;
  timeZone: string;
  isSeries: boolean;
  /** RFC 5545 rule without `RRULE:`. Null for a series whose times do not follow a single rule. */
  rule: string | null;
  passcode: string | null;
  isPrivate: boolean;
}

export interface MadeMeeting {
  /** The meeting id at the provider. */
  remoteId: string;
  /** The number for joining the meeting. */
  number: string | null;
  meetingUrl: string;
  passcode: string | null;
}

/** Adapter for a provider of online meetings. All methods throw `ProviderError`. */
export interface ProviderAdapter {
  create(calls: AccountCalls, wanted: WantedMeeting): Promise<MadeMeeting>;
  update(calls: AccountCalls, remoteId: string, wanted: WantedMeeting): Promise<void>;
  /** Succeeds if the meeting no longer exists. */
  delete(calls: AccountCalls, remoteId: string): Promise<void>;
  /** Finds a meeting whose creation had an unknown outcome. Returns null if it does not exist. */
  find(calls: AccountCalls, key: string): Promise<string | null>;
}
