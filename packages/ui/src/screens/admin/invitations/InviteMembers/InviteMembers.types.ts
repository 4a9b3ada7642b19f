import type { InvitationField, InvitationRowProblem, InvitationRowState } from '@office/vocabulary';

export const inviteMethods = ['ONE', 'PASTE', 'CSV'] as const;
export type InviteMethod = (typeof inviteMethods)[number];

export interface InviteValues {
  method: InviteMethod;
  email: string;
  name: string;
  nameLatin: string;
  department: string;
  /** For the single person, for pasted addresses, and default for rows of a file. */
  role: string;
  language: string;
  pasted: string;
}

export interface InviteProblem {
  field: InvitationField;
  problem: InvitationRowProblem;
}

export interface InviteRow {
  line: number;
  email: string;
  name: string;
  nameLatin: string;
  role: string;
  department: string;
  language: string;
  state: InvitationRowState;
  problems: readonly InviteProblem[];
}

export type InviteFileProblem =
  | { kind: 'EMPTY' | 'NO_EMAIL_COLUMN' | 'TOO_MANY' | 'TOO_LARGE' | 'UNREADABLE' }
  /** `line`: line of the unclosed quotation mark. */
  | { kind: 'QUOTES'; line: number };

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
