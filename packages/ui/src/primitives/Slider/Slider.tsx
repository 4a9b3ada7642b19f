import type { CSSProperties } from 'react';
import type { ControlProps } from '../controlProps.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps
  extends
    Pick<ControlProps, 'id' | 'name' | 'disabled' | 'describedBy'>,
    RootProps<'input', 'type' | 'onChange'> {
  /** Accessible name. */
  label: string;
  /** Value between `min` and `max`. */
  value: number;
  /** Lower limit. */
  min: number;
  /** Upper limit. */
  max: number;
  /** Step of an arrow key. Defaults to 1. */
  step?: number;
  /** Value in words, if the plain number is not clear: "150 %". */
  valueText?: string;
  /** Called continuously while the slider moves. */
  onChange(change: { value: number }): void;
}

/** Value between two limits. A native range input, with native keyboard and pointer behaviour. */
export function Slider({ label, valueText, describedBy, onChange, ...range }: SliderProps) {
  const { value, min, max } = range;
  const share = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <input
      {...rootProps(
        {
          'aria-label': label,
          'aria-valuetext': valueText,
          'aria-describedby': describedBy,
          'data-component': 'Slider',
          className: styles.root,
          style: { [styles.filledProperty]: share } as CSSProperties,
        },
        range,
      )}
      type="range"
      onChange={(event) => onChange({ value: event.target.valueAsNumber })}
    />
  );
}
