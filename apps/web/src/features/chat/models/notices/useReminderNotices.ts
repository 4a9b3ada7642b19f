import { useEffect } from 'react';
import { realtime } from '../../../../platform/realtime/browserRealtime.ts';

/** Loads the code of the toasts with the first change of a reminder. */
export function useReminderNotices(): void {
  useEffect(
    () =>
      realtime.on('chatRemindersChanged', (change) => {
        import('./browserReminders.ts').then(
          ({ reminderNotifier }) => reminderNotifier.handle(change),
          () => {
            // The list of saved messages still shows the reminder.
          },
        );
      }),
    [],
  );
}
