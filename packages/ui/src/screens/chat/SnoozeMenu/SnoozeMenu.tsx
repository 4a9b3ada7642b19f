import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../patterns/useClock.ts';
import { Menu } from '../../../primitives/Menu/index.ts';
import type { ChatClock } from '../chat.ts';
import { useDateTimeText } from '../DateTimeDialog/useDateTimeText.ts';
import { snoozePresets, snoozeUntil } from './snoozeUntil.ts';

export interface SnoozeMenuProps {
  /** A `Button` or `IconButton`. */
  trigger: ReactElement;
  clock?: ChatClock;
  /** `remindAt`: ISO 8601 time. */
  onSnooze(event: { remindAt: string }): void;
}

/** Menu that postpones a due reminder: by 20 minutes, by 1 hour, or to tomorrow 9:00. */
export function SnoozeMenu({ trigger, clock: clockProp, onSnooze }: SnoozeMenuProps) {
  const { t } = useTranslation('chat');
  const clock = useClock(clockProp);
  const timeText = useDateTimeText(clock);
  return (
    <Menu
      label={t('reminders.snooze')}
      align="end"
      trigger={trigger}
      items={snoozePresets.map((preset) => {
        const remindAt = snoozeUntil(preset, clock);
        return {
          id: preset,
          label: t(`when.${preset}`),
          hint: timeText(remindAt),
          onSelect: () => onSnooze({ remindAt }),
        };
      })}
    />
  );
}
