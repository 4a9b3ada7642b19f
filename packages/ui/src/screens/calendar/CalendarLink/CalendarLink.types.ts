import type { AccountLinkState, CalendarKind, CalendarLinkProblem } from '@office/vocabulary';

export interface FoundCalendar {
  url: string;
  /** Null if the server has no name for it. */
  name: string | null;
}

export interface CalDavValues {
  /** URL of the server or of the calendar. */
  url: string;
  userName: string;
  password: string;
}

/** Why linking was rejected, with the translated text. */
export interface CalendarLinkRefusal {
  problem: CalendarLinkProblem | 'OTHER';
  text: string;
}

export interface CalendarService {
  provider: CalendarKind;
  state: AccountLinkState;
  account?: string;
  /** Calendar access was not granted. The account must be linked again. */
  forbidden?: boolean;
  loading?: boolean;
}

export type CalendarLinkState =
  | { status: 'loading' }
  | { status: 'error' }
  | { status: 'notAllowed' }
  | { status: 'services'; services: readonly CalendarService[] }
  /** `values`: the values entered before. */
  | { status: 'address'; values?: Partial<CalDavValues> }
  | { status: 'calendars'; calendars: readonly FoundCalendar[] }
  /** `account`: the name of the calendar, or the address of the account. */
  | { status: 'linked'; provider: CalendarKind; account?: string };

export interface CalendarLinkProps {
  state: CalendarLinkState;
  submitting?: boolean;
  /** A new object for each server response. */
  refusal?: CalendarLinkRefusal | undefined;
  /** URL of the settings with the calendar feed. */
  feedHref: string;
  calendarHref: string;
  onChoose(event: { provider: CalendarKind }): void;
  onFind(event: CalDavValues): void;
  onLink(event: { url: string }): void;
  onBack(): void;
  onRetry(): void;
}
