import { unwrap } from '@office/api';
import { isMissing } from '@office/client/errors/isMissing.ts';
import { showError } from '@office/client/errors/showError.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { displayName } from '@office/client/people/displayName.ts';
import { SurveyMissing, SurveyOutcome } from '@office/ui/screens/admin/survey';
import {
  SurveyResults,
  type SurveyResultsState,
  type SurveyTexts,
} from '@office/ui/screens/survey';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useQuery } from '../../../platform/api/queries.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';

export function SurveyResultsPage() {
  const breadcrumbs = usePageTrail();
  const { surveyId = '' } = useParams();
  const { t } = useTranslation('admin-survey');
  const [search, setSearch] = useSearchParams();
  const department = search.get('department');
  const query = department ? { department } : {};
  const [page, setPage] = useState<{ questionId: string; page: number } | null>(null);
  const [news, setNews] = useState<string | null>(null);
  const params = { path: { surveyId } };
  const survey = useQuery('/v1/admin/surveys/{surveyId}', { params });
  const departments = useQuery('/v1/admin/members/departments');
  const results = useQuery(
    '/v1/admin/surveys/{surveyId}/results',
    { params: { ...params, query } },
    { keepPreviousData: true },
  );
  const texts = useQuery(
    '/v1/admin/surveys/{surveyId}/results/{questionId}/texts',
    page
      ? {
          params: {
            path: { surveyId, questionId: page.questionId },
            query: { ...query, page: page.page },
          },
        }
      : null,
  );
  const [save, exporting] = useAction(async () => {
    try {
      const file = await unwrap(
        office.GET('/v1/admin/surveys/{surveyId}/export', { params, parseAs: 'blob' }),
      );
      const address = URL.createObjectURL(file);
      const link = document.createElement('a');
      link.href = address;
      link.download = `survey-${new Date().toISOString().slice(0, 10)}.csv`;
      link.click();
      URL.revokeObjectURL(address);
    } catch (failure) {
      showError(failure);
    }
  });
  const [remind] = useAction(async () => {
    try {
      const { reminded } = await unwrap(
        office.POST('/v1/admin/surveys/{surveyId}/reminders', { params }),
      );
      setNews(t('reminded', { count: reminded }));
    } catch (failure) {
      showError(failure);
    }
  });

  if (isMissing(survey.error)) return <SurveyMissing listHref="/surveys" />;
  const state: SurveyResultsState = results.data
    ? { status: 'ready', results: results.data }
    : { status: results.error ? 'error' : 'loading' };
  const shown: SurveyTexts | null = page && {
    ...page,
    items:
      texts.data?.data.map(({ text, file, person }) => ({
        text,
        file: file && { name: file.fileName, url: file.url },
        person: person && displayName(person),
      })) ?? null,
    total: texts.data?.metadata.total ?? 0,
  };
  return (
    <SurveyOutcome
      breadcrumbs={breadcrumbs}
      title={survey.data?.title ?? ''}
      editHref={`/surveys/${surveyId}`}
      departments={
        survey.data && !survey.data.anonymous
          ? (departments.data?.data.map(({ name }) => name) ?? [])
          : null
      }
      department={department}
      canRemind={survey.data?.state === 'OPEN'}
      exporting={exporting}
      news={news}
      onDepartmentChange={(event) => {
        setPage(null);
        setSearch(event.department ? { department: event.department } : {}, { replace: true });
      }}
      onRemind={remind}
      onExport={save}
    >
      <SurveyResults
        state={state}
        texts={shown}
        onTexts={setPage}
        onRetry={() => void results.mutate()}
      />
    </SurveyOutcome>
  );
}
