import { formatTimeOnDay } from '@office/vocabulary';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../patterns/LocaleProvider/useLanguage.ts';
import { DemoBadge } from '../../../patterns/DemoBadge/DemoBadge.tsx';
import { PresenceAvatar } from '../../../patterns/PresenceAvatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons, type IconGlyph } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { PersonMenu } from '../../../patterns/PersonMenu/index.ts';
import type { PersonActionName, PersonActions } from '../../../patterns/personActions.ts';
import { actionIcons, listActions } from '../../../patterns/personActions.ts';
import type { PlanMeeting, PlanPerson } from '../map.ts';
import * as styles from './PlanCard.css.ts';
import type { NamedZone, RosterSeat } from './roster.ts';

interface PlanCardProps {
  label: string;
  picture: ReactNode;
  title: string;
  demo?: boolean | undefined;
  lines: readonly (string | undefined)[];
  ref: Ref<HTMLDivElement>;
  onClose(): void;
  children?: ReactNode;
}

function PlanCard({ label, picture, title, demo, lines, ref, onClose, children }: PlanCardProps) {
  const { t } = useTranslation('common');
  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      tabIndex={-1}
      className={styles.root}
      data-component="PlanCard"
    >
      <div className={styles.head}>
        {picture}
        <div className={styles.words}>
          <Text as="p" weight="bold">
            {title}
          </Text>
          {demo && <DemoBadge />}
          {lines.map((line) =>
            line === undefined ? null : (
              <Text key={line} as="p" size="xs" tone="muted">
                {line}
              </Text>
            ),
          )}
        </div>
        <span className={styles.close}>
          <IconButton size="sm" icon={icons.close} label={t('close')} onPress={onClose} />
        </span>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

type CardProps = Pick<PlanCardProps, 'ref' | 'onClose'>;

interface PersonCardProps extends CardProps {
  person: PlanPerson;
  place: string | undefined;
  me: boolean;
  /** The viewer can talk with the person without walking. */
  nearby: boolean;
  actions: PersonActions;
}

export function PersonCard({ person, place, me, nearby, actions, ...card }: PersonCardProps) {
  const { t } = useTranslation('common');
  const { name, avatarUrl, workingStatus, status } = person;
  const canCall = nearby && actions.call !== undefined && !actions.call.disabled;
  const first: readonly PersonActionName[] = canCall
    ? ['call', 'message']
    : ['wave', 'message', 'goTo'];
  const others = Object.fromEntries(
    listActions(actions).flatMap(({ name: action, action: found }) =>
      first.includes(action) ? [] : [[action, found]],
    ),
  );
  return (
    <PlanCard
      {...card}
      label={name}
      title={me ? t('nameAndYou', { name }) : name}
      demo={person.demo}
      picture={
        <PresenceAvatar
          name={name}
          src={avatarUrl ?? undefined}
          workingStatus={workingStatus}
          status={status}
          decorative
        />
      }
      lines={[
        t('presence', {
          workingStatus: t(`workingStatus.${workingStatus}`),
          status: t(`status.${status}`),
        }),
        place,
      ]}
    >
      {first.map((action) => {
        const found = actions[action];
        return (
          found && (
            <Button
              key={action}
              size="sm"
              icon={actionIcons[action]}
              disabled={found.disabled !== undefined}
              onPress={found.onPress}
            >
              {t(`personAction.${action}`)}
            </Button>
          )
        );
      })}
      <PersonMenu size="sm" name={name} actions={others} />
    </PlanCard>
  );
}

interface RoomCardProps extends CardProps {
  room: NamedZone;
  /** Changes the label: enter a room, or go to another zone. */
  isRoom: boolean;
  isCurrent: boolean;
  onEnter(): void;
}

export function RoomCard({ room, isRoom, isCurrent, onEnter, ...card }: RoomCardProps) {
  const { t } = useTranslation(['map', 'common']);
  const language = useLanguage();
  const { name, people, meetings, document } = room;
  const names = people.slice(0, 3).map((person) => person.name);
  const rest = people.length - names.length;
  const meetingLine = (key: 'plan.now' | 'plan.next', meeting: PlanMeeting) =>
    t(key, {
      title: meeting.title ?? t('plan.privateMeeting'),
      start: formatTimeOnDay(meeting.startTime, language),
      end: formatTimeOnDay(
        meeting.endTime,
        language,
        key === 'plan.next' ? meeting.startTime : undefined,
      ),
    });
  return (
    <PlanCard
      {...card}
      label={name}
      title={name}
      picture={<Picture icon={isRoom ? icons.room : icons.place} />}
      lines={[
        people.length === 0 ? t('nobody') : t('peopleCount', { count: people.length }),
        names.length > 0
          ? [names.join(t('common:listSeparator')), rest > 0 && t('plan.andMore', { count: rest })]
              .filter(Boolean)
              .join(' ')
          : undefined,
        meetings?.current && meetingLine('plan.now', meetings.current),
        meetings?.next && meetingLine('plan.next', meetings.next),
        document && t('plan.document', { name: document.name }),
      ]}
    >
      {document?.url && (
        <img
          className={styles.page}
          src={document.url}
          alt={t('plan.documentPage', { name: document.name, page: document.page })}
        />
      )}
      {isCurrent ? (
        <Text size="xs" tone="accent">
          {t('plan.youAreHere')}
        </Text>
      ) : (
        <Button size="sm" variant="primary" icon={icons.place} onPress={onEnter}>
          {t(isRoom ? 'plan.enterRoom' : 'plan.goThere')}
        </Button>
      )}
    </PlanCard>
  );
}

interface SeatCardProps extends CardProps {
  item: RosterSeat;
  canTake: boolean;
  loading: boolean;
  onTake(): void;
  onLeave(): void;
  onGo(): void;
}

export function SeatCard({
  item,
  canTake,
  loading,
  onTake,
  onLeave,
  onGo,
  ...card
}: SeatCardProps) {
  const { t } = useTranslation('map');
  const { seat, state, userName } = item;
  const title = t('seat', { label: seat.label });
  const isFree = state === 'EMPTY' || (state === undefined && userName === undefined);
  return (
    <PlanCard
      {...card}
      label={title}
      title={title}
      picture={<Picture icon={icons.seat} accent={state === 'ACTIVE'} />}
      lines={[state === 'ACTIVE' ? t('seatState.ACTIVE') : ownerText(), guestHint()]}
    >
      {state === 'EMPTY' && canTake && (
        <Button size="sm" variant="primary" icon={icons.seat} loading={loading} onPress={onTake}>
          {t('takeSeat')}
        </Button>
      )}
      {(state === 'ACTIVE' || (state === undefined && isFree)) && (
        <Button size="sm" variant="primary" icon={icons.place} onPress={onGo}>
          {t(state === 'ACTIVE' ? 'goToSeat' : 'plan.sitDown')}
        </Button>
      )}
      {state === 'ACTIVE' && (
        <Button size="sm" loading={loading} onPress={onLeave}>
          {t('leaveSeat')}
        </Button>
      )}
    </PlanCard>
  );

  function ownerText(): string {
    if (userName) return t(state ? 'seatTaken' : 'plan.sitsHere', { name: userName });
    return t(`seatState.${state ?? 'EMPTY'}`);
  }

  function guestHint(): string | undefined {
    return state === 'EMPTY' && !canTake ? t('plan.guestSeat') : undefined;
  }
}

function Picture({ icon, accent }: { icon: IconGlyph; accent?: boolean }) {
  return (
    <span className={styles.picture} data-accent={accent}>
      <Icon icon={icon} size="md" />
    </span>
  );
}
