import type { WorkingHours } from '@office/vocabulary';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneOfViewer } from '../../../patterns/dates/zoned.ts';
import { FormField } from '../../../patterns/FormField/index.ts';
import { WeekdayButtons } from '../../../patterns/RecurrenceField/WeekdayButtons.tsx';
import { isIsoTime, TimeField } from '../../../patterns/TimeField/index.ts';
import { TimeZoneField } from '../../../patterns/TimeZoneField/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Checkbox } from '../../../primitives/Checkbox/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import * as styles from '../EndTime/EndTimeField.css.ts';

export interface WorkingHoursDialogProps {
  open: boolean;
  /** The current working hours. */
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
  const formId = useId();
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
    <Dialog
      open={open}
      sheet
      title={t('hours.title')}
      description={t('hours.description')}
      onClose={onClose}
      actions={
        <>
          {workingHours ? (
            <Button onPress={onClear}>{t('hours.clear')}</Button>
          ) : (
            <Button onPress={onClose}>{t('hours.cancel')}</Button>
          )}
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t('hours.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        data-component="WorkingHoursDialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (!submitting) submit();
        }}
      >
        {failed && (
          <Callout tone="danger" announce>
            {t('hours.failed')}
          </Callout>
        )}
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
      </form>
    </Dialog>
  );
}
