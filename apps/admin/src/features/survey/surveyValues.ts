import type { Schemas } from '@office/api';
import { audienceChoice, type AudienceValue, type SurveyValues } from '@office/ui';
import type { SurveyParts } from '@office/vocabulary';

/** The day and the time of the reader's zone, as ISO 8601 has them. */
function localOf(instant: string | null): { day: string; time: string } {
  if (!instant) return { day: '', time: '' };
  const at = new Date(instant);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** Null for none, and for a day that is none. */
function instantOf(day: string, time: string, otherwise: string): string | null {
  const at = new Date(`${day}T${time || otherwise}:00`);
  return day === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** A stored survey as its form shows it; `audience` has the names of the people whom it is for. */
export function toValues(survey: Schemas['AdminSurvey'], audience: AudienceValue): SurveyValues {
  const { title, description, anonymous, changeable, results, sections } = survey;
  const [opens, closes] = [localOf(survey.opensAt), localOf(survey.closesAt)];
  return {
    ...{ title, description, audience, anonymous, changeable, results, sections },
    opensDay: opens.day,
    opensTime: opens.time,
    closesDay: closes.day,
    closesTime: closes.time,
  };
}

/** The times that stand in the form. */
export function timesOf(values: SurveyValues) {
  return {
    opensAt: instantOf(values.opensDay, values.opensTime, '09:00'),
    closesAt: instantOf(values.closesDay, values.closesTime, '18:00'),
  };
}

/** The form as it is stored; null while a kind of audience is chosen and nobody in it. */
export function toDefinition(values: SurveyValues): Schemas['SurveyDefinition'] | null {
  const audience = audienceChoice(values.audience);
  if (!audience) return null;
  const { title, description, anonymous, changeable, results, sections } = values;
  return {
    ...{ title, description, audience, anonymous, changeable, results },
    ...timesOf(values),
    sections: sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({
        ...question,
        choices: question.choices.map(({ id, text }) => ({ id, text })),
      })),
    })),
  };
}

/** The form as it is checked before it is published. */
export function toParts(values: SurveyValues): SurveyParts {
  const { title, anonymous, changeable, sections } = values;
  return { title, anonymous, changeable, sections, ...timesOf(values) };
}
