import { useRef, useState, type FocusEvent } from 'react';
import {
  ColorArea,
  ColorField,
  ColorSlider,
  ColorThumb,
  I18nProvider,
  Input,
  parseColor,
  SliderTrack,
  type Color,
} from 'react-aria-components';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { RadioCards } from '../../primitives/RadioCards/index.ts';
import { rootProps, type RootProps } from '../../primitives/rootProps.ts';
import { useComposedRefs } from '../../primitives/useComposedRefs.ts';
import { useControlValue } from '../../primitives/useControlValue.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { colorPicker } from '../texts.ts';
import * as styles from './ColorPicker.css.ts';

export interface ColorSwatch {
  /** `#rrggbb` in lower case. */
  value: string;
  /** Name of the colour. */
  label: string;
}

/** Set `ariaLabel` or `labelledBy` to name the group. */
export interface ColorPickerProps
  extends ControlProps, ControlNameProps, RootProps<'div', 'onChange' | 'defaultValue'> {
  /** Colour as `#rrggbb`, or null if none is selected. */
  value?: string | null;
  /** Initial colour when uncontrolled. */
  defaultValue?: string | null;
  /** Suggested colours below the fields. */
  swatches?: readonly ColorSwatch[];
  /** Called with `#rrggbb` continuously while the colour changes. */
  onChange?(change: { value: string | null }): void;
}

/** Position of the thumbs while no colour is selected. */
const unselected = parseColor('hsb(0, 0%, 0%)');

function parse(value: string | null): Color | null {
  try {
    return value === null ? null : parseColor(value).toFormat('hsb');
  } catch {
    return null;
  }
}

const hexOf = (color: Color) => color.toString('hex').toLowerCase();

/**
 * Any colour by area, hue and hexadecimal code. Use `RadioCards` for a choice between a few fixed colours, which is
 * easier and keeps contrasts. Arrow keys move the thumbs, with Shift in larger steps. Name the field after the
 * coloured thing: "Colour of the label".
 */
export function ColorPicker({
  value: given,
  defaultValue = null,
  swatches = [],
  name,
  disabled = false,
  required,
  invalid,
  describedBy,
  ariaLabel,
  labelledBy,
  onChange,
  onFocus,
  ref,
  ...rest
}: ColorPickerProps) {
  const t = useText();
  const language = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const [value, change] = useControlValue({ value: given, defaultValue, onChange, root });
  // Black, white and grey have no hue: keeps the selected one.
  const [selected, setSelected] = useState(parse(value));
  const color =
    selected && value !== null && hexOf(selected) === value.toLowerCase() ? selected : parse(value);
  const shown = color ?? unselected;
  const choose = (next: Color | null) => {
    const converted = next?.toFormat('hsb') ?? null;
    setSelected(converted);
    change(converted && hexOf(converted));
  };
  const focusThumb = (event: FocusEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget) event.currentTarget.querySelector('input')?.focus();
    onFocus?.(event);
  };
  return (
    <I18nProvider locale={language}>
      <div
        {...rootProps(
          {
            role: 'group',
            'aria-label': ariaLabel,
            'aria-labelledby': labelledBy,
            'aria-describedby': describedBy,
            'data-component': 'ColorPicker',
            // A form focuses the root of its first invalid control.
            tabIndex: -1,
            className: styles.root,
          },
          rest,
        )}
        ref={useComposedRefs(ref, root)}
        onFocus={focusThumb}
      >
        <ColorArea
          colorSpace="hsb"
          xChannel="saturation"
          yChannel="brightness"
          aria-label={t(colorPicker.area)}
          value={shown}
          isDisabled={disabled}
          className={styles.area}
          onChange={choose}
        >
          <ColorThumb className={styles.thumb} />
        </ColorArea>
        <ColorSlider
          colorSpace="hsb"
          channel="hue"
          aria-label={t(colorPicker.hue)}
          value={shown}
          isDisabled={disabled}
          onChange={choose}
        >
          <SliderTrack className={styles.track}>
            <ColorThumb className={styles.thumb} />
          </SliderTrack>
        </ColorSlider>
        <div className={styles.line}>
          <span
            aria-hidden
            className={styles.preview}
            style={{ backgroundColor: color ? hexOf(color) : undefined }}
          />
          <ColorField
            aria-label={t(colorPicker.code)}
            value={color}
            isDisabled={disabled}
            isInvalid={Boolean(invalid)}
            isRequired={Boolean(required)}
            className={styles.code}
            onChange={choose}
          >
            <Input className={styles.input} autoComplete="off" spellCheck={false} />
          </ColorField>
        </div>
        {swatches.length > 0 && (
          <RadioCards
            ariaLabel={t(colorPicker.swatches)}
            layout="row"
            disabled={disabled}
            value={color && hexOf(color)}
            options={swatches.map((swatch) => ({
              ...swatch,
              picture: <span className={styles.paint} style={{ backgroundColor: swatch.value }} />,
            }))}
            onChange={(swatch) => choose(parse(swatch.value))}
          />
        )}
        <HiddenValues name={name} values={[value ?? '']} disabled={disabled} />
      </div>
    </I18nProvider>
  );
}
