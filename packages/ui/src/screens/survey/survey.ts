import type { SurveyAnswerParts, SurveyQuestionParts, SurveyState } from '@office/vocabulary';

export interface SurveyQuestionItem extends SurveyQuestionParts {
  hint: string;
  scale: { from: number; to: number; fromLabel: string; toLabel: string } | null;
}

export interface SurveySectionItem {
  id: string;
  title: string;
  description: string;
  questions: readonly SurveyQuestionItem[];
}

/** Only the property for the kind of the question is set. */
export type SurveyAnswerItem = SurveyAnswerParts;

export interface SurveyFormItem {
  id: string;
  title: string;
  description: string;
  state: SurveyState;
  /** ISO 8601. Null if the survey stays open until it is closed manually. */
  closesAt: string | null;
  anonymous: boolean;
  changeable: boolean;
  sections: readonly SurveySectionItem[];
  /** Signed URLs of the files in the descriptions, by key. */
  files?: Readonly<Record<string, string>>;
  answered: boolean;
  resultsHref?: string | undefined;
}
