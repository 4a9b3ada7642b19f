import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Dialog } from '../../../primitives/Dialog/index.ts';
import { EndTimeField, useEndTime } from '../EndTime/EndTimeField.tsx';
import * as styles from '../EndTime/EndTimeField.css.ts';
import type { EndPreset } from '../EndTime/endTimes.ts';

export interface PauseNotificationsProps {
  open: boolean;
  clock?: Clock;
  submitting?: boolean;
  /** Saving failed. */
  failed?: boolean;
  /** `until`: ISO 8601 end of the quiet time. */
  onSubmit(event: { until: string }): void;
  onClose(): void;
}

const presets: readonly EndPreset[] = ['minutes30', 'hour1', 'hours2', 'tomorrow'];

/** Chooses how long the member's notifications are paused. */
export function PauseNotifications({
  open,
  clock: clockProp,
  submitting = false,
  failed = false,
  onSubmit,
  onClose,
}: PauseNotificationsProps) {
  const { t } = useTranslation('people');
  const clock = useClock(clockProp);
  const formId = useId();
  const { end, setEnd, read } = useEndTime('hour1', clock);
  return (
    <Dialog
      open={open}
      sheet
      title={t('quiet.title')}
      description={t('quiet.description')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('quiet.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={submitting}>
            {t('quiet.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        data-component="PauseNotifications"
        onSubmit={(event) => {
          event.preventDefault();
          const until = submitting ? undefined : read();
          if (until) onSubmit({ until });
        }}
      >
        {failed && (
          <Callout tone="danger" announce>
            {t('quiet.failed')}
          </Callout>
        )}
        <EndTimeField
          label={t('quiet.duration')}
          presets={presets}
          value={end}
          clock={clock}
          onChange={setEnd}
        />
      </form>
    </Dialog>
  );
}
