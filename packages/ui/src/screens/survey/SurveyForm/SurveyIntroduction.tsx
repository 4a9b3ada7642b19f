import { useTranslation } from 'react-i18next';
import { useDayTimes } from '../../../patterns/dayTimes.ts';
import { Markdown } from '../../../patterns/Markdown/index.ts';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { SurveyFormItem } from '../survey.ts';

interface SurveyIntroductionProps {
  survey: SurveyFormItem;
  clock: Clock | undefined;
}

export function SurveyIntroduction({ survey, clock }: SurveyIntroductionProps) {
  const { t } = useTranslation('survey');
  const times = useDayTimes(useClock(clock));
  return (
    <>
      {survey.description && (
        <Markdown
          text={survey.description}
          headingLevel={2}
          {...(survey.files && { files: survey.files })}
        />
      )}
      <Text as="p" size="xs" tone="muted">
        {[
          survey.closesAt &&
            t('form.until', {
              time: `${times.day(survey.closesAt)} ${times.time(survey.closesAt)}`,
            }),
          survey.changeable && t('form.changeable'),
        ]
          .filter(Boolean)
          .join(' ')}
      </Text>
      {survey.anonymous && <Callout title={t('form.anonymous')}>{t('form.anonymousHint')}</Callout>}
    </>
  );
}
