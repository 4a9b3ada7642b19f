import type { MeetingAnswer } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './AnswerMark.css.ts';

const marks = {
  NONE: { icon: icons.unchecked, tone: 'muted' },
  ACCEPTED: { icon: icons.success, tone: 'success' },
  TENTATIVE: { icon: icons.help, tone: 'warning' },
  DECLINED: { icon: icons.busy, tone: 'muted' },
} as const;

export function AnswerMark({ answer }: { answer: MeetingAnswer }) {
  const { t } = useTranslation('meeting');
  const { icon, tone } = marks[answer];
  return (
    <span className={styles.root} data-component="AnswerMark">
      <Icon icon={icon} tone={tone} />
      <Text size="xs" tone={tone}>
        {t(`answer.${answer}`)}
      </Text>
    </span>
  );
}
