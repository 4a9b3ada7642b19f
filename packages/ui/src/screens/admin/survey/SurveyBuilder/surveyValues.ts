import type { SurveyQuestionKind, SurveyResultAudience } from '@office/vocabulary';
import type { AudienceValue } from '../../../../patterns/AudienceField/index.ts';

interface SurveyChoiceValues {
  id: string;
  text: string;
}

export interface SurveyQuestionValues {
  id: string;
  kind: SurveyQuestionKind;
  title: string;
  hint: string;
  required: boolean;
  choices: readonly SurveyChoiceValues[];
  minChoices: number | null;
  maxChoices: number | null;
  scale: { from: number; to: number; fromLabel: string; toLabel: string } | null;
}

export interface SurveySectionValues {
  id: string;
  title: string;
  description: string;
  questions: readonly SurveyQuestionValues[];
}

/** Form values of a survey. Days are ISO 8601, `2026-11-20`, times `09:00`. Empty if not set. */
export interface SurveyValues {
  title: string;
  description: string;
  audience: AudienceValue;
  opensDay: string;
  opensTime: string;
  closesDay: string;
  closesTime: string;
  anonymous: boolean;
  changeable: boolean;
  results: SurveyResultAudience;
  sections: readonly SurveySectionValues[];
}

/** Generates ids for new sections, questions and choices. Injected, so that components stay deterministic. */
export type NewId = () => string;

export function newQuestion(kind: SurveyQuestionKind, newId: NewId): SurveyQuestionValues {
  const hasChoices = kind === 'SINGLE' || kind === 'MULTIPLE';
  return {
    ...{
      id: newId(),
      kind,
      title: '',
      hint: '',
      required: false,
      minChoices: null,
      maxChoices: null,
    },
    choices: hasChoices ? [1, 2].map(() => ({ id: newId(), text: '' })) : [],
    scale: kind === 'SCALE' ? { from: 1, to: 5, fromLabel: '', toLabel: '' } : null,
  };
}

export function newSection(newId: NewId): SurveySectionValues {
  return { id: newId(), title: '', description: '', questions: [] };
}

export function duplicateQuestion(
  question: SurveyQuestionValues,
  newId: NewId,
): SurveyQuestionValues {
  const choices = question.choices.map((choice) => ({ ...choice, id: newId() }));
  return { ...question, id: newId(), choices };
}

export function convertQuestion(
  question: SurveyQuestionValues,
  kind: SurveyQuestionKind,
  newId: NewId,
): SurveyQuestionValues {
  const fresh = newQuestion(kind, newId);
  return {
    ...question,
    kind,
    choices:
      question.choices.length > 0 && fresh.choices.length > 0 ? question.choices : fresh.choices,
    minChoices: kind === 'MULTIPLE' ? question.minChoices : null,
    maxChoices: kind === 'MULTIPLE' ? question.maxChoices : null,
    scale: kind === 'SCALE' ? (question.scale ?? fresh.scale) : null,
  };
}
