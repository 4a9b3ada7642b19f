import type { ReactNode } from 'react';
import { icons } from '../../primitives/Icon/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { LoadingState } from '../LoadingState/index.ts';
import { PagedList } from '../PagedList/index.ts';
import type { CandidateSearch, MemberCandidate } from './candidates.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface CandidateListProps<Candidate extends MemberCandidate>
  extends Omit<CandidateSearch<Candidate>, 'onSearch'>, RootProps<'div'> {
  /** Message if there are no candidates at all. */
  emptyTitle?: string;
  /** Renders a candidate. Arrow keys focus the first control in it. */
  children(candidate: Candidate): ReactNode;
}

/** A page of search results with loading, empty and error states. */
export function CandidateList<Candidate extends MemberCandidate>({
  candidates,
  keyword,
  emptyTitle,
  onPageChange,
  onRetryCandidates,
  children,
  ...rest
}: CandidateListProps<Candidate>) {
  const t = useText();
  const content = () => {
    switch (candidates.status) {
      case 'loading':
        return <LoadingState rows={4} label={t(texts.memberPicker.loading)} />;
      case 'error':
        return <ErrorState title={t(texts.memberPicker.failed)} onRetry={onRetryCandidates} />;
      case 'empty':
        return (
          <EmptyState
            icon={icons.people}
            title={
              keyword
                ? t(texts.memberPicker.noMatch, { keyword })
                : (emptyTitle ?? t(texts.memberPicker.empty))
            }
          />
        );
      case 'ready':
        return (
          <PagedList
            label={t(texts.memberPicker.results)}
            items={candidates.people}
            page={candidates.page}
            pageSize={candidates.pageSize}
            total={candidates.total}
            itemKey={({ userId }) => userId}
            renderItem={children}
            onPageChange={onPageChange}
          />
        );
    }
  };
  return <div {...rootProps({ 'data-component': 'CandidateList' }, rest)}>{content()}</div>;
}
