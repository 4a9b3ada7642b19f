import type { SurveyAnswerParts, SurveyQuestionParts, SurveyState } from '@office/vocabulary';

/** A question as it is asked. */
export interface SurveyQuestionItem extends SurveyQuestionParts {
  /** A line below the question. */
  hint: string;
  scale: { from: number; to: number; fromLabel: string; toLabel: string } | null;
}

/** A page of a survey. */
export interface SurveySectionItem {
  id: string;
  title: string;
  /** Markdown. */
  description: string;
  questions: readonly SurveyQuestionItem[];
}

/** An answer, in the property of its question's kind. */
export type SurveyAnswerItem = SurveyAnswerParts;

/** A survey with its questions. */
export interface SurveyFormItem {
  id: string;
  title: string;
  /** Markdown. */
  description: string;
  state: SurveyState;
  /** ISO 8601; null: until somebody closes it. */
  closesAt: string | null;
  anonymous: boolean;
  changeable: boolean;
  sections: readonly SurveySectionItem[];
  /** Signed addresses of the files that its descriptions name, by their keys. */
  files?: Readonly<Record<string, string>>;
  /** The reader has answered it. */
  answered: boolean;
  /** The address of the results that are shared with the reader. */
  resultsHref?: string | undefined;
}
