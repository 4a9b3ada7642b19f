import { fn } from 'storybook/test';
import { candidates } from '../chat.fixtures.ts';
import type { CandidateListState } from './MemberPicker.tsx';

export const candidateStates = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    people: candidates.slice(1),
    page: 1,
    total: candidates.length - 1,
    pageSize: 10,
  },
} satisfies { [S in CandidateListState['status']]: Extract<CandidateListState, { status: S }> };

/** More than can be chosen. */
export const manyCandidates: CandidateListState = {
  status: 'ready',
  people: Array.from({ length: 10 }, (_, index) => ({
    ...candidates[index % candidates.length]!,
    userId: `member-${index}`,
    name: `メンバー ${index + 1}`,
  })),
  page: 1,
  total: 32,
  pageSize: 10,
};

export const search = () => ({
  candidates: candidateStates.ready as CandidateListState,
  keyword: '',
  onSearch: fn(),
  onPageChange: fn(),
  onRetryCandidates: fn(),
});
