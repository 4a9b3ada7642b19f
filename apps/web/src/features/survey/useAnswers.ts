import type { Schemas } from '@office/api';
import type { SurveyAnswerItem, SurveyDraftStorage } from '@office/ui/screens/survey';
import { isAnswered } from '@office/vocabulary';
import { useEffect, useEffectEvent, useState } from 'react';
import { quietOffice } from '../../platform/api/client.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { latestAnswers } from './answerDrafts.ts';
import { browserDrafts } from './browserDrafts.ts';

const debounceMs = 1000;

interface Answers {
  values: readonly SurveyAnswerItem[];
  kept: SurveyDraftStorage;
  typed: boolean;
  answer(answer: SurveyAnswerItem): void;
  /** Idempotency id of the submission, unchanged until an answer changes. */
  clientId(make: () => string): string;
  clear(): void;
}

/** Stores changed answers on the device and, unless anonymous, on the server after a pause. */
export function useAnswers(survey: Schemas['SurveyForm']): Answers {
  const { id: surveyId, anonymous, response, draft: elsewhere } = survey;
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [typed, setTyped] = useState(() =>
    latestAnswers(browserDrafts.get(userId, surveyId), elsewhere, response?.changedAt ?? null),
  );
  const [savedAt, setSavedAt] = useState(elsewhere?.typedAt ?? null);
  const values = typed?.answers ?? response?.answers ?? [];

  const isSaved = !typed || anonymous || savedAt === typed.typedAt || survey.state !== 'OPEN';
  const save = useEffectEvent(async () => {
    if (isSaved || !typed) return;
    const { typedAt, answers } = typed;
    const body = { typedAt, answers: answers.filter(isAnswered).map(toAnswer) };
    const saved = await quietOffice
      .PUT('/v1/surveys/{surveyId}/draft', { params: { path: { surveyId } }, body })
      .catch(() => null);
    // On failure the answers stay on the device. The next change or the `online` event retries.
    if (saved?.response.ok) setSavedAt(typedAt);
  });
  useEffect(() => {
    if (isSaved) return undefined;
    const timer = setTimeout(() => void save(), debounceMs);
    const onOnline = () => void save();
    window.addEventListener('online', onOnline);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [isSaved, typed]);

  return {
    values,
    typed: typed !== null,
    kept: typed === null ? 'nothing' : isSaved && !anonymous ? 'office' : 'device',
    answer(answer) {
      const others = values.filter(({ questionId }) => questionId !== answer.questionId);
      const answers = [...others, answer];
      const typedAt = new Date().toISOString();
      browserDrafts.set(userId, surveyId, { answers, typedAt, clientId: null });
      setTyped({ answers, typedAt });
    },
    clientId(make) {
      const kept = browserDrafts.get(userId, surveyId);
      const clientId = kept?.clientId ?? make();
      const typedAt = typed?.typedAt ?? new Date().toISOString();
      browserDrafts.set(userId, surveyId, { answers: values, typedAt, clientId });
      return clientId;
    },
    clear() {
      browserDrafts.remove(userId, surveyId);
      setTyped(null);
    },
  };
}

export function toAnswer(answer: SurveyAnswerItem): Schemas['SurveyAnswer'] {
  const { questionId, choiceIds = [], scale, text = '', day = '', fileKey = '' } = answer;
  return {
    questionId,
    ...(choiceIds.length > 0 && { choiceIds: [...choiceIds] }),
    ...(scale !== undefined && { scale }),
    ...(text !== '' && { text }),
    // Omits an incomplete date.
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) && { day }),
    ...(fileKey !== '' && { fileKey }),
  };
}
