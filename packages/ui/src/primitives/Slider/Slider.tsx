import { useRef, type CSSProperties } from 'react';
import type { ControlProps } from '../controlProps.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import { useControlValue } from '../useControlValue.ts';
import { useComposedRefs } from '../useComposedRefs.ts';
import * as styles from './Slider.css.ts';

export interface SliderProps
  extends
    Pick<ControlProps, 'id' | 'name' | 'disabled' | 'describedBy'>,
    RootProps<'input', 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** Accessible name. */
  label: string;
  /** Value between `min` and `max`. */
  value?: number;
  /** Initial value when uncontrolled. Defaults to `min`. */
  defaultValue?: number;
  /** Lower limit. */
  min: number;
  /** Upper limit. */
  max: number;
  /** Step of an arrow key. Defaults to 1. */
  step?: number;
  /** Value in words, if the plain number is not clear: "150 %". */
  valueText?: string;
  /** Called continuously while the slider moves. */
  onChange?(change: { value: number }): void;
}

/** Value between two limits. A native range input, with native keyboard and pointer behaviour. */
export function Slider({
  label,
  valueText,
  describedBy,
  value: given,
  defaultValue,
  onChange,
  ref,
  ...range
}: SliderProps) {
  const { min, max } = range;
  const input = useRef<HTMLInputElement>(null);
  const [value, change] = useControlValue({
    value: given,
    defaultValue: defaultValue ?? min,
    onChange,
    root: input,
  });
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
      ref={useComposedRefs(ref, input)}
      type="range"
      value={value}
      onChange={(event) => change(event.target.valueAsNumber)}
    />
  );
}
