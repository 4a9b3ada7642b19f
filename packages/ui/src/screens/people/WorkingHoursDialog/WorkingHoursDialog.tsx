import type { WorkingHours } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveDialog } from '../SaveDialog/SaveDialog.tsx';
import { zoneOfViewer } from '../../../patterns/dates/zoned.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { WeekdayButtons } from '../../../patterns/RecurrenceField/WeekdayButtons.tsx';
import { isIsoTime, TimeField } from '../../../patterns/TimeField/index.ts';
import { TimeZoneField } from '../../../patterns/TimeZoneField/index.ts';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import * as styles from '../EndTime/EndTimeField.css.ts';

export interface WorkingHoursDialogProps {
  open: boolean;
  workingHours: WorkingHours | null;
  submitting?: boolean;
  /** Saving failed. The input is kept. */
  failed?: boolean;
  onSubmit(event: { workingHours: WorkingHours }): void;
  onClear(): void;
  onClose(): void;
}

const defaultHours = {
  weekdays: [1, 2, 3, 4, 5],
  startTime: '09:00',
  endTime: '18:00',
  pauseOutside: false,
};

/** Sets the member's weekly working hours, and whether notifications are paused outside them. */
export function WorkingHoursDialog({
  open,
  workingHours,
  submitting = false,
  failed = false,
  onSubmit,
  onClear,
  onClose,
}: WorkingHoursDialogProps) {
  const { t } = useTranslation('people');
  const [hours, setHours] = useState<WorkingHours>(
    () => workingHours ?? { ...defaultHours, timeZone: zoneOfViewer() },
  );
  const [isChecked, setIsChecked] = useState(false);
  const { weekdays, startTime, endTime, timeZone, pauseOutside } = hours;
  const change = (part: Partial<WorkingHours>) => setHours({ ...hours, ...part });
  const timeError = (time: string) =>
    isChecked && !isIsoTime(time) ? t('hours.timeInvalid') : undefined;
  const submit = () => {
    setIsChecked(true);
    const isValid = weekdays.length > 0 && isIsoTime(startTime) && isIsoTime(endTime);
    if (isValid) onSubmit({ workingHours: { ...hours, weekdays: weekdays.toSorted() } });
  };
  return (
    <SaveDialog
      open={open}
      component="WorkingHoursDialog"
      title={t('hours.title')}
      description={t('hours.description')}
      submitLabel={t('hours.save')}
      secondary={
        workingHours
          ? { label: t('hours.clear'), onPress: onClear }
          : { label: t('hours.cancel'), onPress: onClose }
      }
      submitting={submitting}
      failure={failed ? t('hours.failed') : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormField
        label={t('hours.weekdays')}
        error={isChecked && weekdays.length === 0 ? t('hours.weekdaysMissing') : undefined}
        group
      >
        {() => (
          <WeekdayButtons
            selected={new Set(weekdays)}
            onChange={(selected) => change({ weekdays: selected })}
          />
        )}
      </FormField>
      <div className={styles.fields}>
        <FormField label={t('hours.start')} error={timeError(startTime)}>
          {(control) => (
            <TimeField
              {...control}
              value={startTime}
              onChange={(event) => change({ startTime: event.value })}
            />
          )}
        </FormField>
        <FormField label={t('hours.end')} error={timeError(endTime)}>
          {(control) => (
            <TimeField
              {...control}
              value={endTime}
              onChange={(event) => change({ endTime: event.value })}
            />
          )}
        </FormField>
      </div>
      <FormField label={t('hours.timeZone')}>
        {(control) => (
          <TimeZoneField
            {...control}
            value={timeZone}
            preferred={[zoneOfViewer()]}
            onChange={(event) => change({ timeZone: event.value })}
          />
        )}
      </FormField>
      <Checkbox
        checked={pauseOutside}
        label={t('hours.pauseOutside')}
        onChange={({ checked }) => change({ pauseOutside: checked })}
      />
    </SaveDialog>
  );
}
