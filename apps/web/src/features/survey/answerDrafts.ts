import type { LocalStore } from '@office/client/lib/openStorage.ts';
import type { SurveyAnswerItem } from '@office/ui/screens/survey';

interface AnswerDraft {
  answers: readonly SurveyAnswerItem[];
  /** ISO 8601, by the clock of this device. */
  typedAt: string;
  /** Id of a submission without a response yet. */
  clientId: string | null;
}

export interface AnswerDrafts {
  get(userId: string, surveyId: string): AnswerDraft | null;
  set(userId: string, surveyId: string, draft: AnswerDraft): void;
  remove(userId: string, surveyId: string): void;
  erase(userId: string): void;
}

const storageKey = 'office.surveyAnswers';

export function answerDrafts(storage: LocalStore): AnswerDrafts {
  const entryOf = (userId: string) => `${storageKey}.${userId}`;
  const all = (userId: string): Record<string, AnswerDraft> => {
    try {
      const value: unknown = JSON.parse(storage.getItem(entryOf(userId)) ?? '{}');
      return typeof value === 'object' && value !== null
        ? (value as Record<string, AnswerDraft>)
        : {};
    } catch {
      return {};
    }
  };
  return {
    get: (userId, surveyId) => all(userId)[surveyId] ?? null,
    set: (userId, surveyId, draft) =>
      storage.setItem(entryOf(userId), JSON.stringify({ ...all(userId), [surveyId]: draft })),
    remove(userId, surveyId) {
      const { [surveyId]: _, ...rest } = all(userId);
      if (Object.keys(rest).length === 0) storage.removeItem(entryOf(userId));
      else storage.setItem(entryOf(userId), JSON.stringify(rest));
    },
    erase: (userId) => storage.removeItem(entryOf(userId)),
  };
}

interface Kept {
  answers: readonly SurveyAnswerItem[];
  typedAt: string;
}

/** Returns the most recent draft of this device or the server, unless it is older than the sent answers. */
export function latestAnswers(
  local: Kept | null,
  elsewhere: Kept | null,
  sentAt: string | null,
): Kept | null {
  const typed = [local, elsewhere].filter(
    (draft): draft is Kept =>
      draft !== null && (sentAt === null || Date.parse(draft.typedAt) > Date.parse(sentAt)),
  );
  return (
    typed.toSorted((one, other) => Date.parse(other.typedAt) - Date.parse(one.typedAt))[0] ?? null
  );
}
