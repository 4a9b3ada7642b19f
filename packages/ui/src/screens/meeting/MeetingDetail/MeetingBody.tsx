import { meetingAnswers, meetingJoinableMs, type MeetingAnswer } from '@office/vocabulary';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecurrenceDescription } from '../../../patterns/RecurrenceField/index.ts';
import { useClock } from '../../../patterns/useClock.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { AnswerMark } from '../AnswerMark/AnswerMark.tsx';
import { AnswerMeeting } from '../AnswerMeeting/index.ts';
import type { MeetingView } from '../meeting.ts';
import { meetingPhase, minutesOf, type MeetingPhase } from '../meetingPhase.ts';
import { useMeetingTimes } from '../meetingTimes.ts';
import { dateAndTimeOf } from '../../../patterns/dates/zoned.ts';
import { StartsIn } from '../StartsIn/StartsIn.tsx';
import { MeetingChat } from './MeetingChat.tsx';
import { MeetingAccessDetails } from './MeetingAccessDetails.tsx';
import type { MeetingDetailProps } from './MeetingDetailProps.ts';
import * as styles from './MeetingDetail.css.ts';

interface MeetingBodyProps extends MeetingDetailProps {
  meeting: MeetingView;
}

export function MeetingBody(props: MeetingBodyProps) {
  const { meeting, myUserId, error, sections, onCopy } = props;
  const { t } = useTranslation('meeting');
  const clock = useClock(props.clock);
  const phase = meetingPhase(meeting, clock.now);
  const isOver = phase === 'ENDED' || phase === 'CANCELED';
  const isPrivate = meeting.title === null;
  return (
    <div className={styles.body}>
      {error && (
        <Callout tone="danger" announce>
          {error.text ?? t('detail.actionFailed')}
        </Callout>
      )}
      {phase === 'CANCELED' && (
        <Callout tone="warning">
          {t(meeting.room ? 'detail.canceledRoom' : 'detail.canceled')}
        </Callout>
      )}
      {phase === 'ENDED' && <Callout>{t('detail.ended')}</Callout>}
      {isPrivate && <Callout>{t('detail.private')}</Callout>}
      <Facts {...props} phase={phase} now={clock.now} />
      {meeting.description && (
        <Section name={t('detail.about')}>
          <Text as="p" preserveLines>
            {meeting.description}
          </Text>
        </Section>
      )}
      {meeting.ownAnswer && (phase === 'SCHEDULED' || phase === 'OPEN') && (
        <Answer {...props} answer={meeting.ownAnswer} />
      )}
      {!isOver && <MeetingAccessDetails meeting={meeting} onCopy={onCopy} />}
      {sections}
      {meeting.participants.length > 0 && (
        <Participants meeting={meeting} myUserId={myUserId} isPrivate={isPrivate} />
      )}
    </div>
  );
}

interface FactsProps extends MeetingBodyProps {
  phase: MeetingPhase;
  now: number;
}

function Facts({ meeting, phase, now, clock, chat, onGoToRoom }: FactsProps) {
  const { t } = useTranslation(['meeting', 'common']);
  const times = useMeetingTimes(useClock(clock));
  const { startTime, endTime, room, timeZone, visibility, ownAnswer, title } = meeting;
  const localTimes = useMeetingTimes({ now, timeZone });
  const minutes = minutesOf(meeting);
  const inWords = useRecurrenceDescription();
  const rule =
    meeting.recurrence === null || startTime === null
      ? null
      : inWords(meeting.recurrence, { start: dateAndTimeOf(startTime, timeZone).date, timeZone });
  const span = startTime === null ? t('untimed') : times.full(startTime, endTime);
  const elsewhere = startTime === null ? null : localTimes.full(startTime, endTime);
  const opensAt =
    startTime === null ? null : new Date(Date.parse(startTime) - meetingJoinableMs).toISOString();
  return (
    <dl className={styles.facts}>
      <Fact icon={icons.clock} name={t('detail.when')}>
        <Text as="div" weight="medium" tabular>
          {minutes === null
            ? span
            : t('time.withLength', { time: span, length: times.length(minutes) })}
        </Text>
        {/* The organiser's time zone differs, so show the time there as well. */}
        {elsewhere !== null && elsewhere !== span && title !== null && (
          <Text as="div" size="xs" tone="muted" tabular>
            {t('time.inZone', { time: elsewhere, zone: timeZone })}
          </Text>
        )}
        {phase === 'ONGOING' && (
          <Text as="div" size="xs" tone="accent" weight="medium">
            {t('phase.ONGOING')}
          </Text>
        )}
        {phase === 'OPEN' && startTime && (
          <Text as="div" size="xs" tone="accent" weight="medium" tabular>
            <StartsIn startTime={startTime} clock={clock} />
          </Text>
        )}
        {phase === 'SCHEDULED' && opensAt && ownAnswer && (
          <Text as="div" size="xs" tone="muted" tabular>
            {t('detail.joinFrom', { time: times.inText(opensAt, null) })}
          </Text>
        )}
      </Fact>
      {rule && (
        <Fact icon={icons.series} name={t('detail.repeats')}>
          <Text as="div">{rule}</Text>
        </Fact>
      )}
      {room && (
        <Fact icon={icons.room} name={t('detail.where')}>
          <Text as="div">
            {room.floorName
              ? [room.name, room.floorName].join(t('common:partSeparator'))
              : room.name}
          </Text>
          {onGoToRoom && phase !== 'ENDED' && phase !== 'CANCELED' && (
            <div className={styles.secondary}>
              <Button
                size="sm"
                ariaLabel={t('detail.goToRoomName', { room: room.name })}
                onPress={() => onGoToRoom({ meetingRoomId: room.meetingRoomId })}
              >
                {t('detail.goToRoom')}
              </Button>
            </div>
          )}
        </Fact>
      )}
      {title !== null && (
        <Fact icon={icons.onlineMeeting} name={t('detail.service')}>
          <Text as="div">{t(`provider.${meeting.provider}`)}</Text>
        </Fact>
      )}
      {visibility === 'PRIVATE' && title !== null && (
        <Fact icon={icons.lock} name={t('detail.visibility')}>
          <Text as="div">{t('detail.privateMine')}</Text>
        </Fact>
      )}
      {chat && <MeetingChat {...chat} />}
    </dl>
  );
}

interface FactProps {
  icon: IconGlyph;
  name: string;
  children: ReactNode;
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>
        <Icon icon={icon} tone="muted" label={name} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Section({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <Heading level={2} size="sm" id={id}>
        {name}
      </Heading>
      {children}
    </section>
  );
}

function Answer({
  answer,
  running,
  onAnswer,
}: MeetingBodyProps & { answer: NonNullable<MeetingView['ownAnswer']> }) {
  const { t } = useTranslation('meeting');
  const id = useId();
  const sending = meetingAnswers.find((each) => each === running);
  return (
    <section className={styles.section}>
      <Heading level={2} size="sm" id={id}>
        {t('detail.answer')}
      </Heading>
      <AnswerMeeting
        labelledBy={id}
        answer={answer}
        sending={sending === 'NONE' ? undefined : sending}
        onAnswer={onAnswer}
      />
    </section>
  );
}

const countedAnswers: readonly MeetingAnswer[] = ['ACCEPTED', 'TENTATIVE', 'DECLINED', 'NONE'];

interface ParticipantsProps {
  meeting: MeetingView;
  myUserId: string;
  isPrivate: boolean;
}

function Participants({ meeting, myUserId, isPrivate }: ParticipantsProps) {
  const { t } = useTranslation(['meeting', 'common']);
  const { participants, organizer } = meeting;
  const presentCount = participants.filter(({ present }) => present).length;
  const answerCounts = countedAnswers
    .map((answer) => ({
      answer,
      count: participants.filter((person) => person.answer === answer).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ answer, count }) => t(`detail.count.${answer}`, { count }));
  const counts = [
    ...(presentCount > 0 ? [t('detail.count.present', { count: presentCount })] : []),
    ...answerCounts,
  ];
  return (
    <Section name={t('detail.participants', { count: participants.length })}>
      {!isPrivate && (
        <Text as="p" size="xs" tone="muted" tabular>
          {counts.join(t('common:partSeparator'))}
        </Text>
      )}
      <ul className={styles.people}>
        {participants.map(({ userId, name, avatarUrl, answer, present }) => {
          const marks = [
            userId === organizer?.userId ? t('detail.organizer') : null,
            userId === myUserId ? t('detail.you') : null,
            present ? t('detail.present') : null,
          ].filter((mark) => mark !== null);
          return (
            <li key={userId} className={styles.person}>
              <Avatar size="sm" name={name} src={avatarUrl ?? null} decorative />
              <span className={styles.name}>
                <Text truncate as="div">
                  {name}
                </Text>
                {marks.length > 0 && (
                  <Text size="xs" tone="muted" as="div">
                    {marks.join(t('common:partSeparator'))}
                  </Text>
                )}
              </span>
              {!isPrivate && <AnswerMark answer={answer} />}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
