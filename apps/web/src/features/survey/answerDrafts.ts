import type { LocalStore } from '@office/client/lib/openStorage.ts';
import type { SurveyAnswerItem } from '@office/ui';

/** Answers that are typed and not sent, on this device. */
interface AnswerDraft {
  answers: readonly SurveyAnswerItem[];
  /** ISO 8601, by this device's clock. */
  typedAt: string;
  /** The id by which they were sent, where the answer to that did not come. */
  clientId: string | null;
}

export interface AnswerDrafts {
  get(userId: string, surveyId: string): AnswerDraft | null;
  set(userId: string, surveyId: string, draft: AnswerDraft): void;
  remove(userId: string, surveyId: string): void;
  /** Removes all of one person. */
  erase(userId: string): void;
}

const storageKey = 'office.surveyAnswers';

/** Drafts in a store of the browser, in one entry: a reload, a lost network and a server that is away leave them. */
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

/** The answers to go on with: those that were typed last, here or elsewhere, after what was sent. */
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
