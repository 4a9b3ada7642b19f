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

/** Values as typed. Dates and times are in the reader's time zone. */
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

export type MaintenanceProblem = 'timeNeeded' | 'startInPast' | 'endInvalid' | 'overlaps';

export interface MaintenanceEdit {
  /** Null for a new maintenance. */
  id: string | null;
  /** The maintenance has started, so its start cannot be changed. */
  started: boolean;
  values: MaintenanceValues;
  problem?: MaintenanceProblem | null;
  error?: string | null;
  /** Version that another administrator saved first. */
  theirs?: { values: MaintenanceValues } | null;
}
