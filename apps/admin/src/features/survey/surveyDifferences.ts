import type { SurveyValues } from '@office/ui/screens/admin/survey';

type SurveySectionValues = SurveyValues['sections'][number];
type SurveyQuestionValues = SurveySectionValues['questions'][number];

type Translate = (key: string, values: Record<string, unknown>) => string;

interface Difference {
  id: string;
  label: string;
  mine: string;
  theirs: string;
}

/** Compares the settings, the page order and each page of two versions of a survey. */
export function surveyDifferences(
  mine: SurveyValues,
  theirs: SurveyValues,
  t: Translate,
): Difference[] {
  const settings = settingsOf(mine, t).map(([id, label, value], index) => ({
    ...{ id, label, mine: value },
    theirs: settingsOf(theirs, t)[index]![2],
  }));
  const pages = pagesOf(mine.sections, theirs.sections).map(({ id, own, other, number }) => ({
    ...{ id, label: t('section.name', { number }) },
    mine: own ? sectionText(own, t) : '',
    theirs: other ? sectionText(other, t) : '',
  }));
  const names = new Map(
    mine.sections.map(({ id, title }, index) => {
      return [id, title || t('section.name', { number: index + 1 })] as const;
    }),
  );
  const order = {
    ...{ id: 'order', label: t('order', {}) },
    mine: orderOf(mine.sections, theirs.sections, names),
    theirs: orderOf(theirs.sections, mine.sections, names),
  };
  return [...settings, order, ...pages].filter((field) => field.mine !== field.theirs);
}

const settingsOf = (values: SurveyValues, t: Translate) =>
  [
    ['title', t('form.title', {}), values.title],
    ['description', t('form.description', {}), values.description],
    ['audience', t('form.audience', {}), audienceText(values.audience, t)],
    ['opens', t('form.opensDay', {}), `${values.opensDay} ${values.opensTime}`.trim()],
    ['closes', t('form.closesDay', {}), `${values.closesDay} ${values.closesTime}`.trim()],
    ['anonymous', t('form.anonymous', {}), yesNo(values.anonymous, t)],
    ['changeable', t('form.changeable', {}), yesNo(values.changeable, t)],
    ['results', t('form.results', {}), t(`resultsFor.${values.results}`, {})],
  ] as const;

const yesNo = (value: boolean, t: Translate) => t(value ? 'yes' : 'no', {});

function audienceText(
  { kind, roles, departments, people }: SurveyValues['audience'],
  t: Translate,
) {
  const labels = {
    ORGANIZATION: [],
    ROLES: roles.map((role) => t(`common:audienceField.role.${role}`, {})),
    DEPARTMENTS: departments,
    PEOPLE: people.map(({ name }) => name),
  }[kind];
  return [t(`common:audienceField.kind.${kind}`, {}), ...labels].join('\n');
}

/** Pairs the pages of both versions by id. Pages added by the other version come last. */
function pagesOf(mine: readonly SurveySectionValues[], theirs: readonly SurveySectionValues[]) {
  const added = theirs.filter(({ id }) => !mine.some((section) => section.id === id));
  return [...mine, ...added].map(({ id }, index) => ({
    ...{ id, number: index + 1 },
    own: mine.find((section) => section.id === id),
    other: theirs.find((section) => section.id === id),
  }));
}

/** Returns the names of the pages common to both versions, in the order of the first. */
function orderOf(
  sections: readonly SurveySectionValues[],
  others: readonly SurveySectionValues[],
  names: ReadonlyMap<string, string>,
): string {
  return sections
    .filter(({ id }) => others.some((section) => section.id === id))
    .map(({ id }) => names.get(id))
    .join('\n');
}

function sectionText({ title, description, questions }: SurveySectionValues, t: Translate): string {
  const blocks = [
    [title, description],
    ...questions.map((question, index) => questionLines(question, index, t)),
  ];
  return blocks
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

function questionLines(question: SurveyQuestionValues, index: number, t: Translate): string[] {
  const { kind, title, hint, required, choices, minChoices, maxChoices, scale } = question;
  const facts = [t(`kind.${kind}`, {}), required && t('question.required', {})].filter(Boolean);
  const ends = (value: number, label: string) => (label ? `${value} (${label})` : String(value));
  return [
    `${index + 1}. ${title || t('question.untitled', { number: index + 1 })}`,
    facts.join(' · '),
    hint,
    ...choices.map(({ text }) => `- ${text}`),
    minChoices === null ? '' : `${t('question.minChoices', {})}: ${minChoices}`,
    maxChoices === null ? '' : `${t('question.maxChoices', {})}: ${maxChoices}`,
    scale ? `${ends(scale.from, scale.fromLabel)} – ${ends(scale.to, scale.toLabel)}` : '',
  ];
}
