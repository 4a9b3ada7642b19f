import type { Presence } from '@office/vocabulary';

export interface MemberIdentity {
  userId: string;
  name: string;
  /** The name as the person writes it, shown beside a Latin name. */
  nativeName?: string | undefined;
  avatarUrl?: string | null;
}

export interface MemberCandidate extends MemberIdentity, Presence {
  department?: string;
  /** Marks a bot, which has no presence. */
  bot?: boolean | undefined;
}

export type CandidateListState<Candidate extends MemberCandidate = MemberCandidate> =
  | { status: 'loading' }
  | { status: 'empty' }
  | { status: 'error' }
  | {
      status: 'ready';
      people: readonly Candidate[];
      /** Starts at 1. */
      page: number;
      total: number;
      pageSize: number;
    };

export interface CandidateSearch<Candidate extends MemberCandidate = MemberCandidate> {
  /** Page of search results. */
  candidates: CandidateListState<Candidate>;
  /** Search text. */
  keyword: string;
  /** Called when the search text changes. */
  onSearch(event: { keyword: string }): void;
  /** Called when another page is selected. */
  onPageChange(event: { page: number }): void;
  /** Called to retry a failed search. */
  onRetryCandidates(): void;
}
