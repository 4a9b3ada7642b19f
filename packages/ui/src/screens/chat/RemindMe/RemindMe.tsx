import { maxScheduleDays } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../patterns/useClock.ts';
import type { ChatClock } from '../chat.ts';
import { DateTimeDialog } from '../DateTimeDialog/DateTimeDialog.tsx';
import { dateTimePresets } from '../DateTimeDialog/dateTimePresets.ts';

export interface RemindMeProps {
  open: boolean;
  /** ISO 8601 time of an earlier reminder, which is replaced. */
  remindAt?: string;
  clock?: ChatClock;
  submitting?: boolean;
  error?: { text: string } | undefined;
  onSubmit(event: { remindAt: string }): void;
  onClose(): void;
}

/** Chooses when to be reminded of a message. */
export function RemindMe({ remindAt, clock: clockProp, onSubmit, ...props }: RemindMeProps) {
  const { t } = useTranslation('chat');
  const clock = useClock(clockProp);
  return (
    <DateTimeDialog
      {...props}
      {...(remindAt ? { initial: remindAt } : {})}
      title={t('reminders.title')}
      submitText={t('reminders.submit')}
      presets={dateTimePresets}
      maxDays={maxScheduleDays}
      clock={clock}
      onSubmit={({ at }) => onSubmit({ remindAt: at })}
    />
  );
}
