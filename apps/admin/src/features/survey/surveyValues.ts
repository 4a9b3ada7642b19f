import type { Schemas } from '@office/api';
import { audienceChoice, type AudienceValue } from '@office/ui';
import type { SurveyValues } from '@office/ui/screens/admin/survey';
import type { SurveyParts } from '@office/vocabulary';

/** Returns the date and time in the reader's time zone, in ISO 8601 format. */
function localOf(instant: string | null): { day: string; time: string } {
  if (!instant) return { day: '', time: '' };
  const at = new Date(instant);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString();
  return { day: local.slice(0, 10), time: local.slice(11, 16) };
}

/** Null for an empty or invalid date. */
function instantOf(day: string, time: string, otherwise: string): string | null {
  const at = new Date(`${day}T${time || otherwise}:00`);
  return day === '' || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Converts a stored survey to form values. `audience` includes the names of the selected people. */
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

export function timesOf(values: SurveyValues) {
  return {
    opensAt: instantOf(values.opensDay, values.opensTime, '09:00'),
    closesAt: instantOf(values.closesDay, values.closesTime, '18:00'),
  };
}

/** Converts the form values to the request. Null if the chosen kind of audience is empty. */
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

export function toParts(values: SurveyValues): SurveyParts {
  const { title, anonymous, changeable, sections } = values;
  return { title, anonymous, changeable, sections, ...timesOf(values) };
}
