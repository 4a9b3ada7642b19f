import { useWatch, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/index.ts';
import { useFormControl } from '../../../patterns/form/useFormControl.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { Select } from '../../../primitives/Select/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import type { BusyMeetingTime, MeetingPlace } from '../meeting.ts';
import type { MeetingTimes } from '../meetingTimes.ts';
import type { MeetingFormValues } from './meetingFormValues.ts';
import * as styles from './MeetingForm.css.ts';

export interface MeetingRoomOption extends MeetingPlace {
  capacity?: number;
}

interface RoomFieldProps {
  control: Control<MeetingFormValues>;
  rooms: readonly MeetingRoomOption[];
  taken: BusyMeetingTime | null;
  times: MeetingTimes;
  /** The room is preset and cannot be changed. */
  fixed: boolean;
}

const noRoomValue = 'NONE';

export function RoomField({ control, rooms, taken, times, fixed }: RoomFieldProps) {
  const { t } = useTranslation(['meeting', 'common']);
  const field = useFormControl({ control, name: 'meetingRoomId' });
  const participants = useWatch({ control, name: 'participants' });
  const roomId = field.value as string | null;
  const room = rooms.find(({ meetingRoomId }) => meetingRoomId === roomId);
  const labelOf = ({ name, floorName, capacity }: MeetingRoomOption) => {
    const place = floorName ? [name, floorName].join(t('common:partSeparator')) : name;
    return capacity ? t('form.roomOption', { room: place, capacity }) : place;
  };
  const isSmall = room?.capacity !== undefined && participants.length + 1 > room.capacity;
  const warning =
    room && taken
      ? t('form.roomTaken', { time: times.inText(taken.startTime, taken.endTime) })
      : room && isSmall
        ? t('form.roomSmall', { count: room.capacity ?? 0 })
        : null;
  return (
    <FormField
      label={t('form.meetingRoom')}
      error={field.error}
      hint={fixed ? t('form.roomFixed') : undefined}
      group={fixed}
    >
      {({ id, describedBy, invalid }) => (
        <>
          {fixed ? (
            <Text as="p">{room ? labelOf(room) : roomId === null && t('form.noRoom')}</Text>
          ) : (
            <Select
              {...{ id, describedBy, invalid }}
              ref={field.ref}
              options={[
                { value: noRoomValue, label: t('form.noRoom') },
                ...rooms.map((each) => ({ value: each.meetingRoomId, label: labelOf(each) })),
              ]}
              value={roomId ?? noRoomValue}
              onChange={({ value }) => field.change(value === noRoomValue ? null : value)}
              onBlur={field.leave}
            />
          )}
          <div aria-live="polite">
            {warning && !field.error && (
              <span className={styles.state}>
                <Icon icon={icons.warning} tone="warning" />
                <Text size="xs" tone="warning" tabular>
                  {warning}
                </Text>
              </span>
            )}
          </div>
        </>
      )}
    </FormField>
  );
}
