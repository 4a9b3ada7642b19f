import type { Language } from '@office/vocabulary';
import type { PersonValues } from '../../../patterns/form/person.ts';
import type { AuthLinks } from '../auth.ts';

export type SignUpInformation = PersonValues;

/** Why registration was rejected. `other` has a translated text. */
export type SignUpError =
  | { kind: 'emailRegistered' }
  | { kind: 'other'; text: string; field?: keyof SignUpInformation | 'password' };

export type SignUpState =
  | { status: 'loading' }
  /** Opened without an invitation link. */
  | { status: 'uninvited' }
  | { status: 'invalid' }
  | { status: 'expired' }
  | { status: 'registered'; email: string }
  | { status: 'ready'; email: string }
  | { status: 'complete'; name: string }
  /** The link could not be checked. `text`: the translated reason. */
  | { status: 'error'; text?: string };

export interface SignUpSubmission {
  information: SignUpInformation;
  password: string;
}

export interface SignUpProps {
  state: SignUpState;
  language: Language;
  submitting?: boolean;
  /** A new object for each server response. */
  error?: SignUpError | undefined;
  /** A draft of the first step. Read only when the form mounts. */
  draft?: Partial<SignUpInformation> | undefined;
  links?: Partial<AuthLinks>;
  /** Raised after both steps are valid. */
  onSubmit(submission: SignUpSubmission): void;
  onDraftChange?(event: { draft: Partial<SignUpInformation> }): void;
  onRetry(): void;
}
