import type { Language, MaintenanceState } from '@office/vocabulary';

export interface MaintenanceItem {
  id: string;
  version: number;
  state: MaintenanceState;
  /** ISO 8601. */
  startAt: string;
  endAt: string;
  contactPhone: string | null;
  contactEmail: string | null;
  message: Record<Language, string> | null;
  announcedBy: string | null;
}

/** The values of the form as they were typed: days and times of the reader's zone. */
export interface MaintenanceValues {
  startDay: string;
  startTime: string;
  endDay: string;
  endTime: string;
  phone: string;
  email: string;
  ja: string;
  en: string;
}

/** The mistake, at the field that has it. */
export type MaintenanceProblem = 'timeNeeded' | 'startInPast' | 'endInvalid' | 'overlaps';

export interface MaintenanceEdit {
  /** The one that is changed; null for one that is announced. */
  id: string | null;
  /** It has begun: its start stays. */
  begun: boolean;
  values: MaintenanceValues;
  problem?: MaintenanceProblem | null;
  /** Why it was not saved, in the reader's language. */
  error?: string | null;
  /** Someone else was faster: their version. */
  theirs?: { values: MaintenanceValues } | null;
}
