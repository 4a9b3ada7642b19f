import type { AccountLinkState, CalendarKind, CalendarLinkProblem } from '@office/vocabulary';

/** A calendar at a CalDAV server. */
export interface FoundCalendar {
  url: string;
  /** The name that it has there; null where it has none. */
  name: string | null;
}

export interface CalDavValues {
  /** The address of the server or of the calendar itself. */
  url: string;
  userName: string;
  password: string;
}

/** The reason why linking was refused, and its words in the member's language. */
export interface CalendarLinkRefusal {
  problem: CalendarLinkProblem | 'OTHER';
  text: string;
}

/** A service at which a calendar can be linked, or is. */
export interface CalendarService {
  provider: CalendarKind;
  state: AccountLinkState;
  /** Which account, such as its email address. */
  account?: string;
  /** Its calendar is not allowed to the office: it is to be linked again, and allowed. */
  forbidden?: boolean;
  /** Its page is being opened. */
  loading?: boolean;
}

export type CalendarLinkState =
  | { status: 'loading' }
  | { status: 'error' }
  /** Guests link no calendars. */
  | { status: 'notAllowed' }
  | { status: 'services'; services: readonly CalendarService[] }
  /** `values`: what was entered before. */
  | { status: 'address'; values?: Partial<CalDavValues> }
  | { status: 'calendars'; calendars: readonly FoundCalendar[] }
  /** `account`: the name of the calendar, or the address of the account. */
  | { status: 'linked'; provider: CalendarKind; account?: string };

export interface CalendarLinkProps {
  state: CalendarLinkState;
  submitting?: boolean;
  /** The reason why linking was refused: a new object for each answer. */
  refusal?: CalendarLinkRefusal | undefined;
  /** The place of the address for other calendars. */
  feedHref: string;
  calendarHref: string;
  onChoose(event: { provider: CalendarKind }): void;
  onFind(event: CalDavValues): void;
  onLink(event: { url: string }): void;
  onBack(): void;
  onRetry(): void;
}
