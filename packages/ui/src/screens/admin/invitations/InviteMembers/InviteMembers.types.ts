import type { InvitationField, InvitationRowProblem, InvitationRowState } from '@office/vocabulary';

export const inviteWays = ['ONE', 'PASTE', 'CSV'] as const;
export type InviteWay = (typeof inviteWays)[number];

/** The values of the form, right or wrong. */
export interface InviteValues {
  way: InviteWay;
  email: string;
  name: string;
  department: string;
  /** For the one person, for pasted ones, and for rows of a file that say none. */
  role: string;
  language: string;
  pasted: string;
}

export interface InviteProblem {
  field: InvitationField;
  problem: InvitationRowProblem;
}

/** A row of a list, as it was read and as the server judges it. */
export interface InviteRow {
  line: number;
  email: string;
  name: string;
  role: string;
  department: string;
  language: string;
  state: InvitationRowState;
  problems: readonly InviteProblem[];
}

export type InviteFileProblem =
  | { kind: 'EMPTY' | 'NO_EMAIL_COLUMN' | 'TOO_MANY' | 'TOO_LARGE' | 'UNREADABLE' }
  /** `line`: where the open quotation mark is. */
  | { kind: 'QUOTES'; line: number };

/** How far the emails are. */
export interface InviteMails {
  total: number;
  sent: number;
  failed: number;
  delivery: 'SMTP' | 'OUTBOX';
}

export interface InviteCapacity {
  places: number;
  members: number;
  pending: number;
}

export type InviteMembersState =
  | { status: 'edit' }
  | { status: 'checking'; rows: number }
  | { status: 'preview'; rows: readonly InviteRow[] }
  | { status: 'sending'; people: number }
  | { status: 'done'; invited: number; mails: InviteMails };
