import { useSyncExternalStore, type CSSProperties } from 'react';
import type { LevelSource } from '../voice.ts';
import * as styles from './LevelMeter.css.ts';

interface LevelMeterProps {
  level: LevelSource;
  /** Accessible name. Omit next to a button that already announces the level. */
  label?: string;
  axis?: 'upright' | 'across';
}

export function LevelMeter({ level, label, axis = 'upright' }: LevelMeterProps) {
  const value = useSyncExternalStore(level.subscribe, level.getSnapshot, () => 0);
  const share = Math.min(1, Math.max(0, value));
  const named = label
    ? {
        role: 'meter' as const,
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.round(share * 100),
      }
    : { 'aria-hidden': true as const };
  return (
    <span
      {...named}
      className={styles.root}
      data-component="LevelMeter"
      data-axis={axis}
      style={{ [styles.levelName]: share } as CSSProperties}
    />
  );
}
