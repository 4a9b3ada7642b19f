export { MemberPicker, type MemberPickerProps } from './MemberPicker.tsx';
export { CandidateList, type CandidateListProps } from './CandidateList.tsx';
export { CandidateSearchField, type CandidateSearchFieldProps } from './CandidateSearchField.tsx';
export type {
  CandidateListState,
  CandidateSearch,
  MemberCandidate,
  MemberIdentity,
} from './candidates.ts';
export { moveToCandidate } from './moveToCandidate.ts';
