import type { Language } from '@office/vocabulary';
import type { SurveyRow } from './survey-store.ts';

type Texts = Record<'title' | 'content', Record<Language, string>>;

export function openedText(survey: SurveyRow): Texts {
  return {
    title: { ja: `アンケート: ${survey.title}`, en: `Survey: ${survey.title}` },
    content: contentOf(survey, {
      ja: '回答を受け付けています。',
      en: 'It is open for answers.',
    }),
  };
}

export function remindedText(survey: SurveyRow): Texts {
  return {
    title: { ja: `未回答のアンケート: ${survey.title}`, en: `Not answered yet: ${survey.title}` },
    content: contentOf(survey, {
      ja: 'まだ回答していません。ご協力をお願いします。',
      en: 'You have not answered this survey yet.',
    }),
  };
}

function contentOf(
  { anonymous }: SurveyRow,
  { ja, en }: Record<Language, string>,
): Record<Language, string> {
  return anonymous ? { ja: `${ja}匿名です。`, en: `${en} It is anonymous.` } : { ja, en };
}
