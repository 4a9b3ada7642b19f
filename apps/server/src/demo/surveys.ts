import { randomUUID } from 'node:crypto';
import type { SurveyQuestionKind } from '@office/vocabulary';
import { addDays } from 'date-fns/addDays';
import { subDays } from 'date-fns/subDays';
import type { Transaction } from '../database/database.ts';
import {
  surveyAnswerChoices,
  surveyAnswers,
  surveyChoices,
  surveyParticipants,
  surveyQuestions,
  surveyResponses,
  surveys,
  surveySections,
} from '../database/schema/surveys.ts';

interface DemoQuestion {
  kind: SurveyQuestionKind;
  title: string;
  required?: boolean;
  choices?: string[];
  /** Answers in the order of the people: the index of a choice, a number or a text. */
  answers: readonly (number | string)[];
}

/** People are referenced by the local part of their email address. */
export interface DemoSurvey {
  title: string;
  description: string;
  anonymous: boolean;
  results: 'NOBODY' | 'RESPONDENTS' | 'AUDIENCE';
  /** Opening and closing day, in days from now. */
  opened: number;
  closes: number;
  people: readonly string[];
  questions: readonly DemoQuestion[];
}

export const sakuraSurveys: readonly DemoSurvey[] = [
  {
    title: '働き方アンケート',
    description: '来月の席替えの参考にします。**5分**ほどで終わります。',
    anonymous: true,
    results: 'AUDIENCE',
    opened: -2,
    closes: 5,
    people: ['sota', 'yui', 'daiki', 'sakura', 'kaito', 'hina'],
    questions: [
      {
        kind: 'SINGLE',
        title: '週に何日、オフィスで働きたいですか',
        required: true,
        choices: ['1日以下', '2〜3日', '4日以上'],
        answers: [1, 1, 2, 0, 1, 2],
      },
      { kind: 'SCALE', title: '今の席の居心地', answers: [4, 3, 5, 2, 4, 4] },
      {
        kind: 'LONG_TEXT',
        title: '席替えへのご意見',
        answers: ['窓側に集中席がほしいです。', '今の配置が気に入っています。'],
      },
    ],
  },
  {
    title: '年末懇親会の出欠',
    description: '会場を予約するため、早めにお知らせください。',
    anonymous: false,
    results: 'RESPONDENTS',
    opened: -1,
    closes: 9,
    people: ['yuto', 'rin', 'takumi', 'misaki'],
    questions: [
      {
        kind: 'SINGLE',
        title: '参加しますか',
        required: true,
        choices: ['参加します', '参加しません', 'まだわかりません'],
        answers: [0, 0, 2, 0],
      },
      { kind: 'TEXT', title: '食べられないもの', answers: ['', 'えび'] },
    ],
  },
  {
    title: '社内勉強会のテーマ',
    description: '',
    anonymous: false,
    results: 'AUDIENCE',
    opened: -30,
    closes: -16,
    people: ['ren', 'mei', 'sota', 'rin', 'shota'],
    questions: [
      {
        kind: 'SINGLE',
        title: '聞きたいテーマ',
        required: true,
        choices: ['デザイン', 'セキュリティ', '議事録の書き方'],
        answers: [1, 0, 1, 0, 1],
      },
    ],
  },
];

export const northwindSurveys: readonly DemoSurvey[] = [
  {
    title: 'Studio working hours',
    description: 'Two quick questions before we finalise the new schedule.',
    anonymous: false,
    results: 'AUDIENCE',
    opened: -3,
    closes: 4,
    people: ['olivia', 'lucas', 'ingrid'],
    questions: [
      {
        kind: 'SINGLE',
        title: 'What time do you prefer to start?',
        required: true,
        choices: ['8:00', '9:00', '10:00'],
        answers: [1, 2, 2],
      },
      { kind: 'TEXT', title: 'Anything else you’d like to tell us?', answers: ['Coffee first.'] },
    ],
  },
];

export async function insertSurveys(
  tx: Transaction,
  organizationId: string,
  demo: readonly DemoSurvey[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const now = new Date();
  const surveyRows = demo.map((survey) => rowsOf(survey, organizationId, ids, now));
  const all = <K extends keyof (typeof surveyRows)[number]>(name: K) =>
    surveyRows.map((rows) => rows[name]);
  await tx.insert(surveys).values(all('survey'));
  await tx.insert(surveySections).values(all('section'));
  await tx.insert(surveyQuestions).values(all('questions').flat());
  await tx.insert(surveyChoices).values(all('choices').flat());
  const participants = all('participants').flat();
  if (participants.length > 0) await tx.insert(surveyParticipants).values(participants);
  await tx.insert(surveyResponses).values(all('responses').flat());
  await tx.insert(surveyAnswerChoices).values(all('answerChoices').flat());
  await tx.insert(surveyAnswers).values(all('answers').flat());
}

function rowsOf(
  demo: DemoSurvey,
  organizationId: string,
  ids: ReadonlyMap<string, string>,
  now: Date,
) {
  const surveyId = randomUUID();
  const sectionId = randomUUID();
  const { title, description, anonymous, results } = demo;
  const opensAt = subDays(now, -demo.opened);
  const people = demo.people.flatMap((name) => ids.get(name) ?? []);
  const questions = demo.questions.map((question, position) => {
    const id = randomUUID();
    const choices = (question.choices ?? []).map((text, nth) => ({
      ...{ surveyId, id: randomUUID(), questionId: id, position: nth, text },
    }));
    return { question, choices, row: toQuestion(question, { surveyId, sectionId, id, position }) };
  });
  const responses = people.map((userId) => {
    const named = { userId, clientId: randomUUID(), submittedAt: opensAt, changedAt: opensAt };
    return { id: randomUUID(), surveyId, anonymous, ...(!anonymous && named) };
  });
  const answers = questions.flatMap(({ question, choices, row }) =>
    question.answers.slice(0, responses.length).map((answer, nth) => ({
      answer,
      kind: question.kind,
      choiceId: choices[Number(answer)]?.id,
      of: { responseId: responses[nth]!.id, surveyId, questionId: row.id },
    })),
  );
  return {
    survey: {
      ...{ id: surveyId, organizationId, title, description, anonymous, results, opensAt },
      audience: { kind: 'ORGANIZATION' as const },
      changeable: !anonymous,
      closesAt: addDays(now, demo.closes),
      publishedAt: opensAt,
      createdAt: opensAt,
      updatedAt: opensAt,
      notifiedState: demo.closes > 0 ? ('OPEN' as const) : ('CLOSED' as const),
      shuffledResponses: anonymous ? responses.length : 0,
    },
    section: { surveyId, id: sectionId, position: 0, title: '', description: '' },
    questions: questions.map(({ row }) => row),
    choices: questions.flatMap(({ choices }) => choices),
    participants: anonymous ? [{ surveyId, userIds: people.toSorted() }] : [],
    responses,
    answerChoices: answers.flatMap(({ choiceId, of }) => (choiceId ? [{ ...of, choiceId }] : [])),
    answers: answers.flatMap(({ answer, kind, choiceId, of }) => {
      if (choiceId || answer === '') return [];
      return [
        { ...of, ...(kind === 'SCALE' ? { scale: Number(answer) } : { text: String(answer) }) },
      ];
    }),
  };
}

function toQuestion(
  { kind, title, required = false }: DemoQuestion,
  place: { surveyId: string; sectionId: string; id: string; position: number },
) {
  const scale = kind === 'SCALE';
  return {
    ...place,
    ...{ kind, title, required, hint: '' },
    scaleFrom: scale ? 1 : null,
    scaleTo: scale ? 5 : null,
    scaleFromLabel: scale ? '' : null,
    scaleToLabel: scale ? '' : null,
  };
}
