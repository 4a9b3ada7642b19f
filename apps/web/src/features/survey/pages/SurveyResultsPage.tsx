import { isMissing } from '@office/client/errors/isMissing.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import {
  SurveyResults,
  type SurveyResultsState,
  type SurveyTexts,
} from '@office/ui/screens/survey';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useQuery } from '../../../platform/api/queries.ts';
import { surveyHref } from '../surveyPaths.ts';

export function SurveyResultsPage({ surveyId }: { surveyId: string }) {
  const back = useBack(surveyHref(surveyId));
  const [page, setPage] = useState<{ questionId: string; page: number } | null>(null);
  const { data, error, mutate } = useQuery('/v1/surveys/{surveyId}/results', {
    params: { path: { surveyId } },
  });
  usePageName(data?.title);
  const texts = useQuery(
    '/v1/surveys/{surveyId}/results/{questionId}/texts',
    page
      ? {
          params: {
            path: { surveyId, questionId: page.questionId },
            query: { page: page.page },
          },
        }
      : null,
  );
  // The survey page handles missing surveys and missing access to results.
  if (isMissing(error) || error?.statusCode === 403)
    return <Navigate to={surveyHref(surveyId)} replace />;
  const state: SurveyResultsState = data
    ? { status: 'ready', results: data }
    : { status: error ? 'error' : 'loading' };
  const shown: SurveyTexts | null = page && {
    ...page,
    items: texts.data?.data.map(({ text }) => ({ text, file: null, person: null })) ?? null,
    total: texts.data?.metadata.total ?? 0,
  };
  return (
    <SurveyResults
      panel
      state={state}
      texts={shown}
      onTexts={setPage}
      onBack={back}
      onRetry={() => void mutate()}
    />
  );
}
