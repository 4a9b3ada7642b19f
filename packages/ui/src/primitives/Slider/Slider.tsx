import type { CSSProperties } from 'react';
import * as styles from './Slider.css.ts';

export interface SliderProps {
  /** Its name for assistive technology. */
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value in words, where the bare number says too little: "150 %". */
  valueText?: string;
  id?: string;
  disabled?: boolean;
  describedBy?: string;
  onChange(change: { value: number }): void;
}

/** A value between two ends. The browser's own, so that every key and pointer works as known. */
export function Slider({ label, valueText, describedBy, onChange, ...range }: SliderProps) {
  const { value, min, max } = range;
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <input
      {...range}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      aria-describedby={describedBy}
      data-component="Slider"
      className={styles.root}
      style={{ [styles.filledName]: share } as CSSProperties}
      onChange={(event) => onChange({ value: event.target.valueAsNumber })}
    />
  );
}
