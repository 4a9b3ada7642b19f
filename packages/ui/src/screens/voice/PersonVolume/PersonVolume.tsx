import { useTranslation } from 'react-i18next';
import { icons } from '../../../primitives/Icon/index.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { Popover } from '../../../primitives/Popover/index.ts';
import { Slider } from '../../../primitives/Slider/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './PersonVolume.css.ts';

interface PersonVolumeProps {
  name: string;
  /** In percent. */
  volume: number;
  onChange(event: { volume: number }): void;
}

export function PersonVolume({ name, volume, onChange }: PersonVolumeProps) {
  const { t } = useTranslation('voice');
  const label = t('room.volume', { name });
  return (
    <Popover
      align="end"
      label={label}
      trigger={
        <IconButton size="sm" icon={volume === 0 ? icons.muted : icons.volume} label={label} />
      }
    >
      <div className={styles.root}>
        <Text size="xs" tone="muted">
          {t('room.volumeHint')}
        </Text>
        <Slider
          label={label}
          value={volume}
          min={0}
          max={100}
          step={5}
          valueText={`${volume} %`}
          onChange={({ value }) => onChange({ volume: value })}
        />
      </div>
    </Popover>
  );
}
