import { meetingAnswers, type MeetingAnswer } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import * as styles from './AnswerMeeting.css.ts';

export type GivenMeetingAnswer = Exclude<MeetingAnswer, 'NONE'>;

export interface AnswerMeetingProps {
  answer: MeetingAnswer;
  sending?: GivenMeetingAnswer | undefined;
  labelledBy?: string;
  onAnswer(event: { answer: GivenMeetingAnswer }): void;
}

const glyphs = { ACCEPTED: icons.check, TENTATIVE: icons.help, DECLINED: icons.close };
const isGiven = (answer: MeetingAnswer): answer is GivenMeetingAnswer => answer !== 'NONE';
const answers = meetingAnswers.filter(isGiven);

export function AnswerMeeting({ answer, sending, labelledBy, onAnswer }: AnswerMeetingProps) {
  const { t } = useTranslation('meeting');
  return (
    <div
      role="group"
      {...(labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': t('answers.label') })}
      className={styles.root}
      data-component="AnswerMeeting"
    >
      {answers.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.answer}
          aria-pressed={each === (sending ?? answer)}
          aria-busy={each === sending || undefined}
          onClick={() => {
            if (!sending && each !== answer) onAnswer({ answer: each });
          }}
        >
          {each === sending ? <Spinner /> : <Icon icon={glyphs[each]} />}
          {t(`answers.${each}`)}
        </button>
      ))}
    </div>
  );
}
