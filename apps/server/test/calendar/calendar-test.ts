import type { TestMember } from '../meetings.ts';
import type { TestOffice } from '../office.ts';
import type { TestOrganization } from '../people.ts';
import type { SyncedCalendar } from './synced-calendar.ts';

export interface CalendarTest {
  office: TestOffice;
  sakura: TestOrganization;
  aoi: TestMember;
  ren: TestMember;
  followed: SyncedCalendar;
  external: ExternalCalendar;
  link(): Promise<unknown>;
  clear(): Promise<void>;
  close(): Promise<void>;
}

export interface ExternalEvent {
  title: string;
  startTime: string;
  endTime: string;
  isPrivate: boolean;
}

/** Replaces the real answer. `cut` closes the connection before or after the request is processed. */
type Mishap = { status: number; retryAfter?: number } | { cut: 'before' | 'after' };

export interface ExternalCalendar {
  add(event: ExternalEvent): string;
  /** @param changedAt defaults to the office clock */
  change(id: string, event: Partial<ExternalEvent>, changedAt?: Date): void;
  remove(id: string): void;
  idOf(meetingId: string): string | undefined;
  events(): ExternalEvent[];
  writes(): number;
  forgetChanges(): void;
  failBy(mishap: () => Mishap | null): void;
}
