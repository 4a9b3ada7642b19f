import { useState, type Ref } from 'react';
import { Combobox } from '../../primitives/Combobox/index.ts';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import type { ControlNameProps, ControlProps } from '../../primitives/controlProps.ts';
import {
  describeTimeZone,
  findTimeZones,
  isSameZone,
  type TimeZoneOption,
} from '../dates/timeZones.ts';
import { useTimeZones } from '../dates/useTimeZones.ts';
import { useLanguage } from '../LocaleProvider/useLanguage.ts';
import { useText } from '../LocaleProvider/useText.ts';
import { loading, timeZoneField } from '../texts.ts';

/** A label element names it by `id`, or `ariaLabel` or `labelledBy`. */
export interface TimeZoneFieldProps extends ControlProps, ControlNameProps {
  /** IANA name, `Asia/Tokyo`; empty for none. */
  value: string;
  /** The moment whose offsets are shown, in milliseconds: summer time counts. Now without it. */
  at?: number | undefined;
  /** Zones that stand first, such as the member's own. */
  preferred?: readonly string[] | undefined;
  /** A zone was chosen. */
  onChange(event: { value: string }): void;
  /** The focus has left it. */
  onBlur?(): void;
  /** The input, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
}

const label = ({ city, offset }: TimeZoneOption) => `${city} (${offset})`;

/** A time zone, found by its city, country, name or offset. */
export function TimeZoneField({
  value,
  at,
  preferred = [],
  onChange,
  onBlur,
  ...field
}: TimeZoneFieldProps) {
  const t = useText();
  const language = useLanguage();
  const [keyword, setKeyword] = useState<string>();
  // The list takes a moment to make: not before someone looks for another zone.
  const [wanted, setWanted] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const moment = at ?? openedAt;
  const chosen = value === '' ? null : describeTimeZone(value, language, moment);
  const known = useTimeZones(language, moment, wanted);
  const zones = known ?? [];
  const first = preferred.flatMap((zone) => zones.find((each) => each.value === zone) ?? []);
  const ordered = [...first, ...zones.filter((zone) => !first.includes(zone))];
  const found = keyword === undefined ? ordered : findTimeZones(ordered, keyword);
  return (
    <div data-component="TimeZoneField">
      <Combobox
        {...field}
        text={keyword ?? (chosen ? label(chosen) : value)}
        options={found.map((zone) => ({
          value: zone.value,
          label: label(zone),
          hint: zone.name,
        }))}
        selected={zones.find((zone) => isSameZone(zone.value, value))?.value}
        listLabel={t(timeZoneField.zones)}
        emptyText={t(known ? timeZoneField.none : loading)}
        placeholder={t(timeZoneField.placeholder)}
        takesFirst
        prefix={<Icon icon={icons.network} />}
        onFocus={() => setWanted(true)}
        onTextChange={({ text }) => setKeyword(text)}
        onSelect={(choice) => {
          setKeyword(undefined);
          onChange(choice);
        }}
        onBlur={() => {
          setKeyword(undefined);
          onBlur?.();
        }}
      />
    </div>
  );
}
