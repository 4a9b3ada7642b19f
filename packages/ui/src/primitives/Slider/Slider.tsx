import type { CSSProperties, Ref } from 'react';
import type { ControlProps } from '../controlProps.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps extends Pick<
  ControlProps,
  'id' | 'name' | 'disabled' | 'describedBy'
> {
  /** Its name for assistive technology. */
  label: string;
  /** The value, from `min` to `max`. */
  value: number;
  /** The lower end. */
  min: number;
  /** The upper end. */
  max: number;
  /** How far an arrow key moves it; 1 by default. */
  step?: number;
  /** The value in words, where the bare number says too little: "150 %". */
  valueText?: string;
  /** The input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
  /** It was moved: all the way, not only where it ends. */
  onChange(change: { value: number }): void;
  /** The focus has left it. */
  onBlur?(): void;
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
