import type { AccountClient } from './account-client.ts';

export interface IntendedMeeting {
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

export interface CreatedMeeting {
  remoteId: string;
  number: string | null;
  meetingUrl: string;
  passcode: string | null;
}

export interface ProviderAdapter {
  create(calls: AccountClient, intended: IntendedMeeting): Promise<CreatedMeeting>;
  update(calls: AccountClient, remoteId: string, intended: IntendedMeeting): Promise<void>;
  delete(calls: AccountClient, remoteId: string): Promise<void>;
  /** Finds a meeting whose creation had an unknown outcome. Returns null if it does not exist. */
  find(calls: AccountClient, key: string): Promise<string | null>;
}
