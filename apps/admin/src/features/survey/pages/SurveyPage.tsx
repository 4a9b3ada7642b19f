import { OfficeError, unwrap, type Schemas } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { isMissing } from '@office/client/errors/isMissing.ts';
import { newId } from '@office/client/lib/newId.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import {
  SurveyBuilder,
  SurveyForm,
  wholeOrganization,
  type SurveyAnswerItem,
  type SurveyBuilderProps,
  type SurveyValues,
} from '@office/ui';
import { surveyProblems } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { office } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import {
  useAudienceField,
  useStoredAudience,
} from '../../../platform/audience/useAudienceField.ts';
import { useDraft } from '../../../platform/drafts/useDraft.ts';
import { uploadTo, useTextFiles } from '../../../platform/files/contentFiles.ts';
import { surveyDifferences } from '../surveyDifferences.ts';
import { timesOf, toDefinition, toParts, toValues } from '../surveyValues.ts';
import { SurveyMissing } from './SurveyMissing.tsx';
import { usePageTrail } from '../../../platform/navigation/PageTrail.ts';

const path = '/v1/admin/surveys/{surveyId}';
const upload = uploadTo('survey_attachment');
const emptySurvey: SurveyValues = {
  ...{ title: '', description: '', audience: wholeOrganization, sections: [] },
  ...{ opensDay: '', opensTime: '', closesDay: '', closesTime: '' },
  ...{ anonymous: false, changeable: false, results: 'NOBODY' },
};

export function SurveyPage() {
  const breadcrumbs = usePageTrail();
  const { surveyId = '' } = useParams();
  const { t } = useTranslation('admin-survey');
  const renew = useMutateQueries();
  const params = { path: { surveyId } };
  const { data, error, mutate } = useQuery(path, { params });
  const storedAudience = useStoredAudience(data?.audience ?? null);
  const draft = useDraft<SurveyValues>({
    form: 'survey',
    target: surveyId,
    version: data?.version ?? null,
  });
  const [typed, setTyped] = useState<SurveyValues | null>(null);
  const [problems, setProblems] = useState<SurveyBuilderProps['problems']>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<Schemas['AdminSurvey'] | null>(null);
  const theirAudience = useStoredAudience(theirs?.audience ?? null);
  const stored = data && storedAudience ? toValues(data, storedAudience) : emptySurvey;
  const values = typed ?? draft.values ?? stored;
  const isTyped = typed !== null || draft.values !== null;
  const textFiles = useTextFiles(
    upload,
    values.description,
    ...values.sections.map((section) => section.description),
  );
  const audience = useAudienceField(values.audience, 'survey');
  const [baseVersion, setBaseVersion] = useState<number | null>(null);

  const forget = () => {
    draft.clear();
    setTyped(null);
    setTheirs(null);
    setBaseVersion(null);
  };
  /** Saves the draft. Returns the new version, or null if the values are incomplete. */
  const store = async (version: number): Promise<number | null> => {
    if (!isTyped) return version;
    const definition = toDefinition(values);
    if (!definition) {
      setProblems([{ problem: 'AUDIENCE_EMPTY' }]);
      return null;
    }
    const after = await unwrap(office.PUT(path, { params, body: { ...definition, version } }));
    await mutate(after, { revalidate: false });
    forget();
    return after.version;
  };
  const [run, submitting] = useAction(async (work: () => Promise<unknown>) => {
    setFailed(null);
    try {
      await work();
    } catch (failure) {
      const found = failure instanceof OfficeError ? failure.body?.data?.surveyProblems : undefined;
      if (found) setProblems(found);
      else if (errorCode(failure) === 'changedMeanwhile') {
        setTheirs((await mutate()) ?? null);
      } else setFailed(errorText(failure));
    }
    await renew(['/v1/admin/surveys']);
  });
  const versionNow = () => baseVersion ?? draft.version ?? data?.version ?? 1;
  const act = (what: 'publish' | 'close') =>
    run(async () => {
      const version = await store(versionNow());
      if (version === null) return;
      const body = { version };
      const after = await unwrap(
        office.POST(`/v1/admin/surveys/{surveyId}/${what}`, { params, body }),
      );
      setProblems([]);
      await mutate(after, { revalidate: false });
    });
  const publish = () => {
    const recipients = audience.memberCount;
    const found = surveyProblems(toParts(values), { now: new Date(), recipients });
    setProblems(found);
    if (found.length === 0) act('publish');
  };
  const reopen = () =>
    run(async () => {
      const { closesAt } = timesOf(values);
      const isAhead = closesAt !== null && Date.parse(closesAt) > Date.now();
      const body = { version: versionNow(), closesAt: isAhead ? closesAt : null };
      const after = await unwrap(
        office.POST('/v1/admin/surveys/{surveyId}/reopen', { params, body }),
      );
      forget();
      await mutate(after, { revalidate: false });
    });

  if (isMissing(error)) return <SurveyMissing />;
  const survey = data && storedAudience && { ...data, resultsHref: `/surveys/${surveyId}/results` };
  return (
    <SurveyBuilder
      breadcrumbs={breadcrumbs}
      state={survey ? { status: 'ready', survey } : { status: error ? 'error' : 'loading' }}
      values={values}
      audience={audience}
      problems={problems}
      theirs={
        theirs && theirAudience && surveyDifferences(values, toValues(theirs, theirAudience), t)
      }
      typed={isTyped}
      submitting={submitting}
      error={failed}
      preview={<Preview values={values} files={textFiles.files ?? {}} />}
      textFiles={textFiles}
      newId={newId}
      onChange={({ values: next }) => {
        draft.keep(next);
        if (baseVersion === null) setBaseVersion(draft.version);
        setTyped(next);
        if (problems.length > 0) {
          const around = { now: new Date(), recipients: null };
          setProblems(surveyProblems(toParts(next), around));
        }
      }}
      onSave={() => run(() => store(versionNow()))}
      onPublish={publish}
      onClose={() => act('close')}
      onReopen={reopen}
      onDiscard={() => {
        forget();
        setProblems([]);
        setFailed(null);
      }}
      onKeepMine={() => run(() => store(theirs?.version ?? versionNow()))}
      onTakeTheirs={forget}
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
