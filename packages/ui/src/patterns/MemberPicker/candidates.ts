import type { Presence } from '@office/vocabulary';

/** A member by name and picture. */
export interface MemberIdentity {
  userId: string;
  name: string;
  avatarUrl?: string | null;
}

/** A member of the organisation who can be chosen. */
export interface MemberCandidate extends MemberIdentity, Presence {
  department?: string;
}

export type CandidateListState<Candidate extends MemberCandidate = MemberCandidate> =
  | { status: 'loading' }
  /** Nobody, or nobody who matches `keyword`. */
  | { status: 'empty' }
  | { status: 'error' }
  | {
      status: 'ready';
      people: readonly Candidate[];
      /** From 1. */
      page: number;
      total: number;
      pageSize: number;
    };

/** The members who can be chosen and the search for them, kept by the parent. */
export interface CandidateSearch<Candidate extends MemberCandidate = MemberCandidate> {
  /** A page of the members found. */
  candidates: CandidateListState<Candidate>;
  /** The text in the field of the search. */
  keyword: string;
  /** The text was changed. */
  onSearch(event: { keyword: string }): void;
  /** Another page was chosen. */
  onPageChange(event: { page: number }): void;
  /** The search failed and is to be tried again. */
  onRetryCandidates(): void;
}
