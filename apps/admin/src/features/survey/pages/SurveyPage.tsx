import { OfficeError, unwrap } from '@office/api';
import { isMissing } from '@office/client/errors/isMissing.ts';
import { newId } from '@office/client/lib/newId.ts';
import { wholeOrganization } from '@office/ui';
import {
  SurveyMissing,
  SurveyBuilder,
  type SurveyBuilderProps,
  type SurveyValues,
} from '@office/ui/screens/admin/survey';
import { SurveyForm, type SurveyAnswerItem } from '@office/ui/screens/survey';
import { surveyProblems } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import {
  useAudienceField,
  useStoredAudience,
} from '../../../platform/audience/useAudienceField.ts';
import { useContentForm } from '../../../platform/content/useContentForm.ts';
import { uploadTo, useTextFiles } from '../../../platform/files/contentFiles.ts';
import { surveyDifferences } from '../surveyDifferences.ts';
import { timesOf, toDefinition, toParts, toValues } from '../surveyValues.ts';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';

const path = '/v1/admin/surveys/{surveyId}';
const upload = uploadTo('survey_attachment');
const newSurvey = (): SurveyValues => ({
  ...{ title: '', description: '', audience: wholeOrganization },
  ...{ opensDay: '', opensTime: '', closesDay: '', closesTime: '' },
  ...{ anonymous: false, changeable: false, results: 'NOBODY' },
  sections: [{ id: newId(), title: '', description: '', questions: [] }],
});

const unstored = {
  ...{ id: 'new', isNew: true, state: 'DRAFT' as const, fixed: false },
  ...{ answered: 0, recipients: 0, resultsHref: '' },
};

export function SurveyPage() {
  const breadcrumbs = usePageTrail();
  const { surveyId = 'new' } = useParams();
  const isNew = surveyId === 'new';
  const navigate = useNavigate();
  const [blank] = useState(newSurvey);
  const { t } = useTranslation('admin-survey');
  const renew = useMutateQueries();
  const params = { path: { surveyId } };
  const { data, error, mutate } = useQuery(path, isNew ? null : { params });
  const storedAudience = useStoredAudience(data?.audience ?? null);
  const form = useContentForm({
    form: 'survey',
    target: surveyId,
    stored: { data: storedAudience ? data : undefined, mutate },
    toValues: (survey) => (storedAudience ? toValues(survey, storedAudience) : blank),
    newValues: blank,
    repeatsToasts: true,
    refusalOf: (failure) =>
      (failure instanceof OfficeError && failure.body?.data?.surveyProblems) || null,
    renew: () => renew(['/v1/admin/surveys']),
  });
  const { values, theirs, run } = form;
  const [found, setFound] = useState<SurveyBuilderProps['problems']>([]);
  const problems = form.problems.refused ?? found;
  const theirAudience = useStoredAudience(theirs?.audience ?? null);
  const textFiles = useTextFiles(
    upload,
    values.description,
    ...values.sections.map((section) => section.description),
  );
  const audience = useAudienceField(values.audience, 'survey');

  /** Saves the draft, at its own URL if it is new. Returns null if the values are incomplete. */
  const store = async (version: number): Promise<{ id: string; version: number } | null> => {
    if (!form.isTyped && !isNew) return { id: surveyId, version };
    const definition = toDefinition(values);
    if (!definition) {
      setFound([{ problem: 'AUDIENCE_EMPTY' }]);
      return null;
    }
    if (isNew) {
      const created = await unwrap(office.POST('/v1/admin/surveys', { body: definition }));
      form.forget();
      await navigate(`/surveys/${created.id}`, { replace: true });
      return created;
    }
    const after = await unwrap(office.PUT(path, { params, body: { ...definition, version } }));
    await mutate(after, { revalidate: false });
    form.forget();
    return after;
  };
  const act = (what: 'publish' | 'close') =>
    run(async () => {
      const saved = await store(form.version);
      if (!saved) return;
      const after = await unwrap(
        office.POST(`/v1/admin/surveys/{surveyId}/${what}`, {
          params: { path: { surveyId: saved.id } },
          body: { version: saved.version },
        }),
      );
      setFound([]);
      if (isNew) await renew([path]);
      else await mutate(after, { revalidate: false });
    });
  const publish = () => {
    const recipients = audience.memberCount;
    const inForm = surveyProblems(toParts(values), { now: new Date(), recipients });
    setFound(inForm);
    if (inForm.length === 0) act('publish');
  };
  const reopen = () =>
    run(async () => {
      const { closesAt } = timesOf(values);
      const isAhead = closesAt !== null && Date.parse(closesAt) > Date.now();
      const body = { version: form.version, closesAt: isAhead ? closesAt : null };
      const after = await unwrap(
        office.POST('/v1/admin/surveys/{surveyId}/reopen', { params, body }),
      );
      form.forget();
      await mutate(after, { revalidate: false });
    });

  if (isMissing(error)) return <SurveyMissing listHref="/surveys" />;
  const survey = isNew
    ? unstored
    : data && storedAudience && { ...data, resultsHref: `/surveys/${surveyId}/results` };
  return (
    <SurveyBuilder
      breadcrumbs={breadcrumbs}
      state={survey ? { status: 'ready', survey } : { status: error ? 'error' : 'loading' }}
      values={values}
      audience={audience}
      problems={problems}
      theirs={
        theirs && theirAudience
          ? surveyDifferences(values, toValues(theirs, theirAudience), t)
          : null
      }
      typed={form.isTyped}
      submitting={form.submitting}
      error={form.problems.error ?? null}
      preview={<Preview values={values} files={textFiles.files ?? {}} />}
      textFiles={textFiles}
      newId={newId}
      onChange={({ values: next }) => {
        form.type(next);
        if (problems.length > 0)
          setFound(surveyProblems(toParts(next), { now: new Date(), recipients: null }));
      }}
      onSave={() => run(() => store(form.version))}
      onPublish={publish}
      onClose={() => act('close')}
      onReopen={reopen}
      onDiscard={() => {
        form.discard();
        setFound([]);
      }}
      onKeepMine={() => form.keepMine((version) => run(() => store(version)))}
      onTakeTheirs={form.forget}
      onRetry={() => void mutate()}
    />
  );
}

/** Form as members see it. Answers are discarded. */
function Preview({
  values,
  files,
}: {
  values: SurveyValues;
  files: Readonly<Record<string, string>>;
}) {
  const [answers, setAnswers] = useState<readonly SurveyAnswerItem[]>([]);
  const [sent, setSent] = useState(false);
  const { title, description, anonymous, changeable, sections } = values;
  const nothing = () => undefined;
  return (
    <SurveyForm
      preview
      state={{
        status: 'ready',
        survey: {
          ...{ id: 'preview', title, description, anonymous, changeable, sections, files },
          state: 'OPEN',
          closesAt: timesOf(values).closesAt,
          answered: false,
        },
      }}
      answers={answers}
      uploads={{}}
      kept="nothing"
      changing={false}
      sent={sent}
      submitting={false}
      error={null}
      problems={[]}
      onAnswer={({ answer }) =>
        setAnswers((before) => [
          ...before.filter(({ questionId }) => questionId !== answer.questionId),
          answer,
        ])
      }
      onUpload={({ questionId, file }) =>
        setAnswers((before) => [
          ...before.filter((answer) => answer.questionId !== questionId),
          { questionId, fileKey: file.name },
        ])
      }
      onRemoveFile={({ questionId }) =>
        setAnswers((before) => before.filter((answer) => answer.questionId !== questionId))
      }
      onSend={() => setSent(true)}
      onChangeAnswers={nothing}
      onRetry={nothing}
    />
  );
}
