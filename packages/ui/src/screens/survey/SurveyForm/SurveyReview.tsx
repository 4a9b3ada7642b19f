import { formatDate } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/Button/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { StatusLabel } from '../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { SurveyAnswerItem, SurveyQuestionItem, SurveySectionItem } from '../survey.ts';
import { fileNameOf } from '../SurveyQuestion/SurveyQuestion.tsx';
import * as styles from './SurveyForm.css.ts';

interface SurveyReviewProps {
  sections: readonly SurveySectionItem[];
  answers: readonly SurveyAnswerItem[];
  isWrong?(index: number): boolean;
  onEdit?(event: { index: number }): void;
}

export function SurveyReview({ sections, answers, isWrong, onEdit }: SurveyReviewProps) {
  const { t } = useTranslation('survey');
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]));
  return (
    <div className={styles.page}>
      {sections.map((section, index) => (
        <section key={section.id} className={styles.reviewed}>
          <div className={styles.reviewHead}>
            <Heading level={2} size="sm">
              {section.title || t('form.section', { number: index + 1 })}
            </Heading>
            {isWrong?.(index) && <StatusLabel tone="warning">{t('form.wrong')}</StatusLabel>}
            {onEdit && (
              <Button
                size="sm"
                ariaLabel={`${t('form.edit')}: ${section.title || t('form.section', { number: index + 1 })}`}
                onPress={() => onEdit({ index })}
              >
                {t('form.edit')}
              </Button>
            )}
          </div>
          <dl className={styles.answers}>
            {section.questions.map((question) => (
              <div key={question.id}>
                <Text as="dt" size="xs" tone="muted">
                  {question.title}
                </Text>
                <Answer text={answerText(question, byQuestion.get(question.id))} />
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function Answer({ text }: { text: string }) {
  const { t } = useTranslation('survey');
  if (text === '') {
    return (
      <Text as="dd" tone="muted">
        {t('form.none')}
      </Text>
    );
  }
  return (
    <Text as="dd" preserveLines>
      {text}
    </Text>
  );
}

function answerText(question: SurveyQuestionItem, answer: SurveyAnswerItem | undefined): string {
  if (!answer) return '';
  const { choiceIds = [], scale, text = '', day = '', fileKey = '' } = answer;
  if (choiceIds.length > 0) {
    return question.choices
      .filter(({ id }) => choiceIds.includes(id))
      .map((choice) => choice.text)
      .join(' / ');
  }
  if (scale !== undefined) return String(scale);
  if (day) return /^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDate(`${day}T12:00:00`) : day;
  return fileKey ? fileNameOf(fileKey) : text;
}
