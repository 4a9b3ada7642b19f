import { useEffect, useRef, useState } from 'react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { useFormControl } from '../../../patterns/form/useFormControl.ts';
import { MemberPicker, type CandidateSearch } from '../../../patterns/MemberPicker/index.ts';
import { useMeetingTimeOutsideHours } from '../../../patterns/ReachabilityProvider/reachabilityContext.ts';
import { Avatar } from '../../../primitives/Avatar/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { BusyMeetingTime, MeetingPerson } from '../meeting.ts';
import type { MeetingTimes } from '../meetingTimes.ts';
import { maxMeetingGuests } from './MeetingForm.schema.ts';
import type { MeetingFormTime, MeetingFormValues } from './meetingFormValues.ts';
import * as styles from './MeetingForm.css.ts';

interface ParticipantsFieldProps {
  control: Control<MeetingFormValues>;
  search: CandidateSearch;
  conflicts:
    | {
        checking?: boolean;
        people: readonly { userId: string; busy: readonly BusyMeetingTime[] }[];
      }
    | undefined;
  times: MeetingTimes;
  /** Start and end. Null while incomplete. */
  meeting: MeetingFormTime | null;
  disabled: boolean;
  initiallyChoosing?: boolean | undefined;
  onFindTime?(): void;
}

export function ParticipantsField(props: ParticipantsFieldProps) {
  const { control, search, disabled, initiallyChoosing = false, onFindTime } = props;
  const { t } = useTranslation('meeting');
  const field = useFormControl({ control, name: 'participants' });
  const [choosing, setChoosing] = useState(initiallyChoosing);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (initiallyChoosing) root.current?.querySelector('input')?.focus();
  }, [initiallyChoosing]);
  const people = field.value as readonly MeetingPerson[];
  return (
    <FormField
      label={t('form.participants')}
      hint={t('form.participantsHint')}
      error={field.error}
      group
    >
      {() => (
        <div ref={root} className={styles.participants}>
          {choosing ? (
            <MemberPicker
              {...search}
              max={maxMeetingGuests}
              value={people}
              disabled={disabled}
              onChange={({ value: selected }) => field.change(selected)}
            />
          ) : (
            <SelectedPeople
              {...props}
              people={people}
              onRemove={(userId) =>
                field.change(people.filter((person) => person.userId !== userId))
              }
            />
          )}
          <div className={styles.buttons}>
            <Button
              ref={field.ref}
              size="sm"
              icon={choosing ? icons.check : icons.invite}
              expanded={choosing}
              disabled={disabled}
              onPress={() => setChoosing(!choosing)}
            >
              {t(choosing ? 'form.doneChoosing' : 'form.choose')}
            </Button>
            {onFindTime && !choosing && people.length > 0 && (
              <Button size="sm" icon={icons.findTime} disabled={disabled} onPress={onFindTime}>
                {t('form.findTime')}
              </Button>
            )}
          </div>
        </div>
      )}
    </FormField>
  );
}

interface SelectedPeopleProps extends ParticipantsFieldProps {
  people: readonly MeetingPerson[];
  onRemove(userId: string): void;
}

function SelectedPeople(props: SelectedPeopleProps) {
  const { people, conflicts, times, meeting, disabled, onRemove } = props;
  const { t } = useTranslation(['meeting', 'common']);
  const outsideHours = useMeetingTimeOutsideHours();
  if (people.length === 0) {
    return (
      <Text as="p" tone="muted">
        {t('form.nobody')}
      </Text>
    );
  }
  const busyOf = (userId: string) =>
    conflicts?.people.find((person) => person.userId === userId)?.busy ?? [];
  const busy = people.filter(({ userId }) => busyOf(userId).length > 0).length;
  return (
    <>
      <ul className={styles.people}>
        {people.map(({ userId, name, avatarUrl }) => (
          <li key={userId} className={styles.person}>
            <Avatar size="sm" name={name} src={avatarUrl ?? null} decorative />
            <span className={styles.words}>
              <Text truncate as="div">
                {name}
              </Text>
              {busyOf(userId).length > 0 && (
                <Text size="xs" tone="warning" tabular as="div">
                  {t('form.busyAt', {
                    time: busyOf(userId)
                      .map(({ startTime, endTime }) => times.span(startTime, endTime))
                      .join(t('common:listSeparator')),
                  })}
                </Text>
              )}
              {outsideHours(userId, meeting) && (
                <Text size="xs" tone="warning" tabular as="div">
                  {t('form.outsideHours', { time: outsideHours(userId, meeting) })}
                </Text>
              )}
            </span>
            <IconButton
              size="sm"
              icon={icons.close}
              label={t('form.unselect', { name })}
              disabled={disabled}
              onPress={() => onRemove(userId)}
            />
          </li>
        ))}
      </ul>
      <div aria-live="polite">
        {conflicts && (
          <span className={styles.state}>
            {busy > 0 && !conflicts.checking && <Icon icon={icons.warning} tone="warning" />}
            <Text size="xs" tone={busy > 0 && !conflicts.checking ? 'warning' : 'muted'}>
              {conflicts.checking
                ? t('form.checking')
                : busy > 0
                  ? t('form.someBusy', { count: busy })
                  : t('form.allFree')}
            </Text>
          </span>
        )}
      </div>
    </>
  );
}
