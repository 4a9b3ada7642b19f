import { maxScheduleDays } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Menu } from '../../../primitives/Menu/index.ts';
import type { ChatClock } from '../chat.ts';
import { LazyDateTimeDialog } from '../DateTimeDialog/LazyDateTimeDialog.tsx';
import { useDateTimeText } from '../DateTimeDialog/useDateTimeText.ts';
import { timeOfPreset } from '../DateTimeDialog/dateTimePresets.ts';

interface SendLaterProps {
  clock: ChatClock;
  disabled: boolean;
  onChoose(event: { at: string }): void;
}

export function SendLater({ clock, disabled, onChoose }: SendLaterProps) {
  const { t } = useTranslation('chat');
  const [choosing, setChoosing] = useState(false);
  const timeText = useDateTimeText(clock);
  const presets = (['in1Hour', 'tomorrow', 'monday'] as const).map((preset) => {
    const at = timeOfPreset(preset, clock);
    return {
      id: preset,
      label: t(`when.${preset}`),
      hint: timeText(at),
      onSelect: () => onChoose({ at: new Date(at).toISOString() }),
    };
  });
  return (
    <>
      <Menu
        label={t('scheduled.sendLater')}
        align="end"
        side="top"
        trigger={
          <IconButton
            size="sm"
            icon={icons.sendLater}
            label={t('scheduled.sendLater')}
            disabled={disabled}
          />
        }
        items={[
          ...presets,
          { kind: 'separator', id: 'before-custom' },
          { id: 'custom', label: t('when.choose'), onSelect: () => setChoosing(true) },
        ]}
      />
      {choosing && (
        <LazyDateTimeDialog
          open
          title={t('scheduled.sendLaterTitle')}
          submitText={t('scheduled.rescheduleSubmit')}
          maxDays={maxScheduleDays}
          clock={clock}
          onSubmit={(event) => {
            setChoosing(false);
            onChoose(event);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
