import type { Language, Status } from '@office/vocabulary';

type Localized = Record<Language, string>;

export interface Booking {
  /** Null if the widget does not show it. */
  title: string | null;
  /** ISO 8601. */
  startTime: string;
  /** ISO 8601. */
  endTime: string;
}

/** Response of `GET /v1/embeds/{embedKey}`. */
export interface EmbedContent {
  organizationName: string;
  officeUrl: string;
  /** Null if the widget does not show the members. */
  people: {
    count: number;
    /** Null if the widget shows no names. Can be fewer than `count`. */
    members: { name: Localized; status: Status; url: string }[] | null;
  } | null;
  /** Null without the button. */
  talk: { name: string; participantCount: number; url: string } | null;
  meetingRooms: {
    name: Localized;
    floorName: Localized;
    current: Booking | null;
    next: Booking | null;
  }[];
}

export type EmbedProblem =
  /** The office cannot be reached, or its answer cannot be used. */
  | 'unreachable'
  | 'originNotAllowed'
  | 'networkNotAllowed'
  | 'notFound'
  /** The element has no valid `office` or `embed-key`. */
  | 'notConfigured';

export type EmbedState =
  | { status: 'loading' }
  | { status: 'error'; problem: EmbedProblem }
  | {
      status: 'ready';
      content: EmbedContent;
      /** Time of the response, if later requests failed. */
      staleSince: Date | null;
    };
