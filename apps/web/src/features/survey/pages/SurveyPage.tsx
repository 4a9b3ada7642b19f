import { OfficeError, unwrap, type Schemas } from '@office/api';
import { errorCode } from '@office/client/errors/errorCode.ts';
import { errorText } from '@office/client/errors/errorText.ts';
import { isMissing } from '@office/client/errors/isMissing.ts';
import { newId } from '@office/client/lib/newId.ts';
import { useAction } from '@office/client/lib/useAction.ts';
import { useBack } from '@office/client/lib/useBack.ts';
import { usePageName } from '@office/client/navigation/pageName.ts';
import type { UploadItem } from '@office/ui';
import { SurveyForm, type SurveyFormProps } from '@office/ui/screens/survey';
import { fileKeysIn, isAnswered } from '@office/vocabulary';
import { useRef, useState } from 'react';
import { quietOffice } from '../../../platform/api/client.ts';
import { useMutateQueries, useQuery } from '../../../platform/api/queries.ts';
import { useSubjectSeen } from '../../notification/index.ts';
import { surveyHref } from '../surveyPaths.ts';
import { useFileLinks } from '../../../platform/files/useFileLinks.ts';
import { toAnswer, useAnswers } from '../useAnswers.ts';
import { putFile } from '@office/client/files/putFile.ts';
import { preSignFile } from '../../../platform/files/preSignFile.ts';

const noop = () => undefined;
const emptyFormProps: Omit<SurveyFormProps, 'state' | 'onBack' | 'onRetry'> = {
  answers: [],
  uploads: {},
  kept: 'nothing',
  changing: false,
  sent: false,
  submitting: false,
  error: null,
  problems: [],
  onAnswer: noop,
  onUpload: noop,
  onRemoveFile: noop,
  onSend: noop,
  onChangeAnswers: noop,
};

export function SurveyPage({ surveyId }: { surveyId: string }) {
  const back = useBack('/survey-form');
  const params = { path: { surveyId } };
  const { data, error, mutate } = useQuery('/v1/surveys/{surveyId}', { params });
  usePageName(data?.title);
  useSubjectSeen('SURVEY', data ? surveyId : null);
  const on = { onBack: back, onRetry: () => void mutate() };
  if (data && !isMissing(error)) {
    return <Answering survey={data} onStored={() => void mutate()} {...on} />;
  }
  const status = !error ? 'loading' : isMissing(error) ? 'missing' : 'error';
  return <SurveyForm {...emptyFormProps} state={{ status }} {...on} />;
}

const textsOf = ({ description, sections }: Schemas['SurveyForm']) =>
  [description, ...sections.map((section) => section.description)].join('\n');

interface AnsweringProps extends Pick<SurveyFormProps, 'onBack' | 'onRetry'> {
  survey: Schemas['SurveyForm'];
  onStored(): void;
}

function Answering({ survey, onStored, ...on }: AnsweringProps) {
  const { id: surveyId, anonymous, response } = survey;
  const answers = useAnswers(survey);
  const files = useFiles(answers.answer);
  const named = useFileLinks(fileKeysIn(textsOf(survey)));
  const revalidate = useMutateQueries();
  const [changing, setChanging] = useState(answers.typed && response !== null);
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [problems, setProblems] = useState<SurveyFormProps['problems']>([]);

  const [send, submitting] = useAction(async () => {
    setError(null);
    const questions = survey.sections.flatMap((section) => section.questions);
    const known = new Set(questions.map(({ id }) => id));
    const validAnswers = answers.values.filter(
      (one) => known.has(one.questionId) && isAnswered(one),
    );
    const hadClientId = { before: true };
    const clientId = answers.clientId(() => {
      hadClientId.before = false;
      return newId();
    });
    const body = { clientId, version: response?.version ?? 0, answers: validAnswers.map(toAnswer) };
    try {
      await unwrap(
        quietOffice.POST('/v1/surveys/{surveyId}/response', {
          params: { path: { surveyId } },
          body,
        }),
      );
    } catch (failure) {
      const code = errorCode(failure) ?? '';
      // This device has already sent the answers: only the response was lost.
      const wasSent = code === 'surveyAlreadyAnswered' && anonymous && hadClientId.before;
      if (!wasSent) {
        if (failure instanceof OfficeError) {
          setProblems(failure.body?.data?.surveyAnswerProblems ?? []);
        }
        setError(errorText(failure));
        if (code) onStored();
        return;
      }
    }
    answers.clear();
    setSent(true);
    setChanging(false);
    onStored();
    await Promise.all([revalidate(['/v1/surveys']), revalidate(['/v1/surveys/unanswered'])]);
  });

  const resultsHref = survey.resultsShown ? surveyHref(surveyId, { results: true }) : undefined;
  return (
    <SurveyForm
      state={{ status: 'ready', survey: { ...survey, resultsHref, files: named } }}
      answers={answers.values}
      uploads={files.uploads}
      kept={answers.kept}
      changing={changing}
      sent={sent}
      submitting={submitting}
      error={error}
      problems={problems}
      onAnswer={({ answer }) => {
        setProblems((before) =>
          before.filter(({ questionId }) => questionId !== answer.questionId),
        );
        answers.answer(answer);
      }}
      onUpload={files.upload}
      onRemoveFile={files.remove}
      onSend={send}
      onChangeAnswers={() => {
        setSent(false);
        setChanging(true);
      }}
      {...on}
    />
  );
}

/** Uploads files. A completed upload becomes the answer to its question. */
function useFiles(answer: (answer: { questionId: string; fileKey?: string }) => void) {
  const [uploads, setUploads] = useState<Readonly<Record<string, UploadItem>>>({});
  const sending = useRef(new Map<string, AbortController>());
  const put = (questionId: string, item: UploadItem | null) =>
    setUploads(({ [questionId]: _, ...others }) =>
      item ? { ...others, [questionId]: item } : others,
    );
  const remove = ({ questionId }: { questionId: string }) => {
    sending.current.get(questionId)?.abort();
    put(questionId, null);
    answer({ questionId });
  };
  const upload = async ({ questionId, file }: { questionId: string; file: File }) => {
    sending.current.get(questionId)?.abort();
    const abort = new AbortController();
    sending.current.set(questionId, abort);
    const item = { id: questionId, name: file.name, size: file.size };
    put(questionId, { ...item, status: 'uploading' });
    try {
      const fileKey = await uploadAnswerFile(file, abort.signal);
      if (abort.signal.aborted) return;
      answer({ questionId, fileKey });
      put(questionId, { ...item, status: 'done' });
    } catch (failure) {
      if (abort.signal.aborted) return;
      put(questionId, { ...item, status: 'failed', message: errorText(failure) });
    }
  };
  return {
    uploads,
    remove,
    upload: (event: { questionId: string; file: File }) => void upload(event),
  };
}

async function uploadAnswerFile(file: File, signal: AbortSignal): Promise<string> {
  const announced = { fileName: file.name, fileSize: file.size };
  return putFile(await preSignFile('survey_answer', announced, signal), file, { signal });
}
