import { fn } from 'storybook/test';
import { members } from '../../stories/members.ts';
import type { CandidateListState, CandidateSearch, MemberCandidate } from './candidates.ts';

const candidates: readonly MemberCandidate[] = members.slice(1);

export const candidateStates = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    people: candidates,
    page: 1,
    total: candidates.length,
    pageSize: 10,
  },
} satisfies { [S in CandidateListState['status']]: Extract<CandidateListState, { status: S }> };

export const withBot: CandidateListState = {
  ...candidateStates.ready,
  people: candidates.map((candidate, index) =>
    index === 0 ? { ...candidate, name: 'Build bot', bot: true } : candidate,
  ),
};

export const manyCandidates: CandidateListState = {
  status: 'ready',
  people: Array.from({ length: 10 }, (_, index) => ({
    ...members[index % members.length]!,
    userId: `member-${index}`,
    name: `メンバー ${index + 1}`,
  })),
  page: 1,
  total: 32,
  pageSize: 10,
};

export const longCandidates = {
  ...candidateStates.ready,
  people: candidates.map((candidate, index) => ({
    ...candidate,
    name: `Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nakamura ${index}`,
    department: '第二開発本部プラットフォーム推進室バックエンド基盤グループ認証チーム',
  })),
} satisfies CandidateListState;

export const search = (): CandidateSearch => ({
  candidates: candidateStates.ready,
  keyword: '',
  onSearch: fn(),
  onPageChange: fn(),
  onRetryCandidates: fn(),
});
