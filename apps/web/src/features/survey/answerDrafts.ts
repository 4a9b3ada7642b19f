import type { LocalStore } from '@office/client/lib/openStorage.ts';
import type { SurveyAnswerItem } from '@office/ui';

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

/** Stores all drafts in one storage entry, to survive reloads and network or server failures. */
export function answerDrafts(storage: LocalStore): AnswerDrafts {
  const all = (): Record<string, AnswerDraft> => {
    try {
      const value: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
      return typeof value === 'object' && value !== null
        ? (value as Record<string, AnswerDraft>)
        : {};
    } catch {
      return {};
    }
  };
  const write = (entries: Record<string, AnswerDraft>) => {
    if (Object.keys(entries).length === 0) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(entries));
  };
  const without = (isGone: (name: string) => boolean) =>
    write(Object.fromEntries(Object.entries(all()).filter(([name]) => !isGone(name))));
  return {
    get: (userId, surveyId) => all()[`${userId} ${surveyId}`] ?? null,
    set: (userId, surveyId, draft) => write({ ...all(), [`${userId} ${surveyId}`]: draft }),
    remove: (userId, surveyId) => without((name) => name === `${userId} ${surveyId}`),
    erase: (userId) => without((name) => name.startsWith(`${userId} `)),
  };
}

interface Kept {
  answers: readonly SurveyAnswerItem[];
  typedAt: string;
}

/** Returns the most recent draft of this device or the server, unless it is older than the sent answers. */
export function latestAnswers(
  here: Kept | null,
  elsewhere: Kept | null,
  sentAt: string | null,
): Kept | null {
  const typed = [here, elsewhere].filter(
    (draft): draft is Kept =>
      draft !== null && (sentAt === null || Date.parse(draft.typedAt) > Date.parse(sentAt)),
  );
  return (
    typed.toSorted((one, other) => Date.parse(other.typedAt) - Date.parse(one.typedAt))[0] ?? null
  );
}
