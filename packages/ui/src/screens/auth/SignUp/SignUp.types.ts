import type { Language } from '@office/vocabulary';
import type { PersonValues } from '../../../patterns/form/person.ts';
import type { AuthLinks } from '../auth.ts';

/** The profile of a new member, as the first step takes it. */
export type SignUpInformation = PersonValues;

/** Why registering was refused. `other` brings its own text, already in the member's language. */
export type SignUpError =
  | { kind: 'emailRegistered' }
  | { kind: 'other'; text: string; field?: keyof SignUpInformation | 'password' };

export type SignUpState =
  /** The link is being checked. */
  | { status: 'loading' }
  /** Nobody's link led here: registering begins with one. */
  | { status: 'uninvited' }
  | { status: 'invalid' }
  | { status: 'expired' }
  /** The invited person has registered already. */
  | { status: 'registered'; email: string }
  /** The link is good: `email` is who registers with it. */
  | { status: 'ready'; email: string }
  /** Registered, and signed in. */
  | { status: 'complete'; name: string }
  /** The link could not be checked. `text`: why, in the member's language. */
  | { status: 'error'; text?: string };

export interface SignUpSubmission {
  information: SignUpInformation;
  password: string;
}

export interface SignUpProps {
  state: SignUpState;
  /** The language that is offered first for the profile. */
  language: Language;
  submitting?: boolean;
  /** A new object for each answer of the server. */
  error?: SignUpError | undefined;
  /** An earlier draft of the first step: the form takes it up when it appears. */
  draft?: Partial<SignUpInformation> | undefined;
  links?: Partial<AuthLinks>;
  /** Both steps are filled in and right. */
  onSubmit(submission: SignUpSubmission): void;
  /** Something was typed or chosen in the first step. */
  onDraftChange?(event: { draft: Partial<SignUpInformation> }): void;
  /** Checks the link again. */
  onRetry(): void;
}
