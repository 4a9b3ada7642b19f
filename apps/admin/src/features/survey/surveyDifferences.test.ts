import type { SurveyValues } from '@office/ui/screens/admin/survey';
import { expect, it } from 'vitest';
import { surveyDifferences } from './surveyDifferences.ts';

const wholeOrganization: SurveyValues['audience'] = {
  ...{ kind: 'ORGANIZATION', roles: [], departments: [], people: [] },
};
type Question = SurveyValues['sections'][number]['questions'][number];
const question: Question = {
  ...{ id: 'q1', kind: 'MULTIPLE', title: '場所', hint: '', required: false },
  choices: [
    { id: 'c1', text: '本社' },
    { id: 'c2', text: '自宅' },
  ],
  ...{ minChoices: null, maxChoices: null, scale: null },
};
const section = { id: 's1', title: '働く場所', description: '', questions: [question] };
const other = { ...section, id: 's2', title: '', questions: [] };
const survey: SurveyValues = {
  ...{ title: '調査', description: '', audience: wholeOrganization },
  ...{ opensDay: '', opensTime: '', closesDay: '', closesTime: '' },
  ...{ anonymous: false, changeable: false, results: 'NOBODY', sections: [section, other] },
};
const words = (key: string, { number = '' }: Record<string, unknown>) => `${key}${String(number)}`;
const newQuestion = (change: Partial<Question>): Partial<SurveyValues> => ({
  sections: [{ ...section, questions: [{ ...question, ...change }] }, other],
});
const scale = { from: 1, to: 5, fromLabel: '', toLabel: '' };

const changes: [string, Partial<SurveyValues>, string[]][] = [
  ['nothing', {}, []],
  ['its title', { title: '別の調査' }, ['title']],
  ['the audience', { audience: { ...wholeOrganization, kind: 'ROLES' } }, ['audience']],
  ['its times', { opensDay: '2026-12-01', closesTime: '09:00' }, ['opens', 'closes']],
  ['its anonymity', { anonymous: true }, ['anonymous']],
  ['changing answers', { changeable: true }, ['changeable']],
  ['who sees results', { results: 'AUDIENCE' }, ['results']],
  ['the order of pages', { sections: [other, section] }, ['order']],
  ['a page more', { sections: [section, other, { ...other, id: 's3', title: '他' }] }, ['s3']],
  ['a page less', { sections: [other] }, ['s1']],
  ['a question’s title', newQuestion({ title: '席' }), ['s1']],
  ['a question’s hint', newQuestion({ hint: '補足' }), ['s1']],
  ['that it is required', newQuestion({ required: true }), ['s1']],
  ['a choice', newQuestion({ choices: [question.choices[0]!, { id: 'c2', text: '外' }] }), ['s1']],
  ['the limits of choices', newQuestion({ maxChoices: 2 }), ['s1']],
  ['a scale', newQuestion({ scale: { ...scale, toLabel: '良い' } }), ['s1']],
];

it.each(changes)('returns the changed fields: %s', (_, change, expected) => {
  const found = surveyDifferences(survey, { ...survey, ...change }, words);
  expect(found.map(({ id }) => id)).toEqual(expected);
});
