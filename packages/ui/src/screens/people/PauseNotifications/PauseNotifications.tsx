import { useTranslation } from 'react-i18next';
import { SaveDialog } from '../SaveDialog/SaveDialog.tsx';
import { useClock, type Clock } from '../../../patterns/useClock.ts';
import { EndTimeField, useEndTime } from '../EndTime/EndTimeField.tsx';
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
  const { end, setEnd, read } = useEndTime('hour1', clock);
  return (
    <SaveDialog
      open={open}
      component="PauseNotifications"
      title={t('quiet.title')}
      description={t('quiet.description')}
      submitLabel={t('quiet.submit')}
      secondary={{ label: t('quiet.cancel'), onPress: onClose }}
      submitting={submitting}
      failure={failed ? t('quiet.failed') : null}
      onSubmit={() => {
        const until = read();
        if (until) onSubmit({ until });
      }}
      onClose={onClose}
    >
      <EndTimeField
        label={t('quiet.duration')}
        presets={presets}
        value={end}
        clock={clock}
        onChange={setEnd}
      />
    </SaveDialog>
  );
}
