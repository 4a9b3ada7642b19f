import { useParams, useSearchParams } from 'react-router-dom';
import { SurveyListPage } from './SurveyListPage.tsx';
import { SurveyPage } from './SurveyPage.tsx';
import { SurveyResultsPage } from './SurveyResultsPage.tsx';

export function SurveyFormPage() {
  const { surveyId } = useParams();
  const [search] = useSearchParams();
  if (!surveyId) return <SurveyListPage />;
  return search.has('results') ? (
    <SurveyResultsPage key={surveyId} surveyId={surveyId} />
  ) : (
    <SurveyPage key={surveyId} surveyId={surveyId} />
  );
}
