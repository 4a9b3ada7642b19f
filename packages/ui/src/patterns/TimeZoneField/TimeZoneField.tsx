import { useRef, useState } from 'react';
import { Combobox } from '../../primitives/Combobox/index.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import { HiddenValues } from '../../primitives/HiddenValues.tsx';
import { useControlValue } from '../../primitives/useControlValue.ts';
import {
  describeTimeZone,
  findTimeZones,
  isSameZone,
  type TimeZoneOption,
} from '../dates/timeZones.ts';
import { useTimeZones } from '../dates/useTimeZones.ts';
import type { InputRootProps } from '../inputRootProps.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { loading, timeZoneField } from '../texts.ts';

/** Named by a label element through `id`, or by `ariaLabel` or `labelledBy`. */
export interface TimeZoneFieldProps extends ControlProps, ControlNameProps, InputRootProps {
  /** IANA name, such as `Asia/Tokyo`; empty if unset. */
  value?: string;
  /** Initial value when uncontrolled. */
  defaultValue?: string;
  /** Time in milliseconds for which offsets are shown, because of daylight saving time. Defaults to now. */
  at?: number | undefined;
  /** Zones listed first, such as the member's current zone. */
  preferred?: readonly string[] | undefined;
  /** Called when a zone is selected. */
  onChange?(event: { value: string }): void;
  /** Called when the focus leaves the field. */
  onBlur?(): void;
}

const label = ({ city, offset }: TimeZoneOption) => `${city} (${offset})`;

/** A time zone, searchable by city, country, name or offset. */
export function TimeZoneField({
  value: given,
  defaultValue = '',
  at,
  preferred = [],
  name,
  onChange,
  onBlur,
  ...field
}: TimeZoneFieldProps) {
  const t = useText();
  const language = useLanguage();
  const [keyword, setKeyword] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const [value, change] = useControlValue({
    ...{ value: given, defaultValue, onChange, root },
    onReset: () => setKeyword(undefined),
  });
  // Creates the list on first use, because it is slow.
  const [isRequested, setRequested] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const moment = at ?? openedAt;
  const selectedZone = value === '' ? null : describeTimeZone(value, language, moment);
  const known = useTimeZones(language, moment, isRequested);
  const zones = known ?? [];
  const first = preferred.flatMap((zone) => zones.find((each) => each.value === zone) ?? []);
  const ordered = [...first, ...zones.filter((zone) => !first.includes(zone))];
  const found = keyword === undefined ? ordered : findTimeZones(ordered, keyword);
  return (
    <div ref={root} data-component="TimeZoneField">
      <Combobox
        {...field}
        inputValue={keyword ?? (selectedZone ? label(selectedZone) : value)}
        options={found.map((zone) => ({
          value: zone.value,
          label: label(zone),
          hint: zone.name,
        }))}
        value={zones.find((zone) => isSameZone(zone.value, value))?.value ?? null}
        listLabel={t(timeZoneField.zones)}
        empty={t(known ? timeZoneField.none : loading)}
        placeholder={t(timeZoneField.placeholder)}
        autoSelectFirst
        prefix={<Icon icon={icons.network} />}
        onFocus={(event) => {
          field.onFocus?.(event);
          setRequested(true);
        }}
        onInputValueChange={({ inputValue: text }) => setKeyword(text)}
        onSelect={(choice) => {
          setKeyword(undefined);
          change(choice.value);
        }}
        onBlur={() => {
          setKeyword(undefined);
          onBlur?.();
        }}
      />
      <HiddenValues name={name} values={[value]} disabled={field.disabled} />
    </div>
  );
}
