import type { SurveyFormItem, SurveyQuestionItem } from './survey.ts';

const question = (part: Partial<SurveyQuestionItem> & { id: string }): SurveyQuestionItem => ({
  ...{ kind: 'TEXT', title: `質問 ${part.id} Question`, hint: '', required: false },
  ...{ choices: [], minChoices: null, maxChoices: null, scale: null },
  ...part,
});

export const workingSurvey: SurveyFormItem = {
  id: 'working',
  title: '働き方アンケート Working here',
  description: '**5分**で終わります。 It takes five minutes.',
  state: 'OPEN',
  closesAt: '2026-11-27T18:00:00',
  anonymous: true,
  changeable: false,
  answered: false,
  sections: [
    {
      id: 'office',
      title: 'オフィス Office',
      description: '',
      questions: [
        question({
          id: 'seats',
          kind: 'SINGLE',
          title: '席は足りていますか Are there enough seats?',
          required: true,
          choices: [
            { id: 'yes', text: 'はい Yes' },
            { id: 'no', text: 'いいえ No' },
          ],
        }),
        question({
          id: 'rooms',
          kind: 'MULTIPLE',
          title: 'よく使う部屋 Rooms that you use',
          maxChoices: 2,
          choices: ['会議室 Meeting room', 'ラウンジ Lounge', '集中席 Quiet desk'].map((text) => ({
            id: text,
            text,
          })),
        }),
        question({
          id: 'mood',
          kind: 'SCALE',
          title: '居心地 How do you like it?',
          scale: { from: 1, to: 5, fromLabel: '悪い poor', toLabel: '良い good' },
        }),
      ],
    },
    {
      id: 'more',
      title: '',
      description: '',
      questions: [
        question({ id: 'nickname', title: '一言 In a word', hint: '短く Briefly' }),
        question({ id: 'words', kind: 'LONG_TEXT', title: 'ご意見 Your thoughts' }),
        question({ id: 'day', kind: 'DATE', title: '出社したい日 A day to come' }),
        question({ id: 'file', kind: 'FILE', title: '写真 Picture' }),
      ],
    },
  ],
};
