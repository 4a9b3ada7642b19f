import { useState } from 'react';
import { storage } from '@office/client/lib/browserStorage.ts';

type Preferences = {
  panelWidth: number;
  navExpanded: boolean;
  knowsNoScene: boolean;
  calendarView: string;
  secondTimeZone: string;
  formattingBar: boolean;
};

export function useDevicePreference<Name extends keyof Preferences>(
  name: Name,
  initial: Preferences[Name],
): [value: Preferences[Name], remember: (value: Preferences[Name]) => void] {
  const key = `office.device.${name}`;
  const [value, setValue] = useState(() => read(key, initial));
  const remember = (next: Preferences[Name]) => {
    setValue(next);
    storage.setItem(key, JSON.stringify(next));
  };
  return [value, remember];
}

function read<Value extends number | boolean | string>(key: string, initial: Value): Value {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return typeof stored === typeof initial ? (stored as Value) : initial;
  } catch {
    return initial;
  }
}
