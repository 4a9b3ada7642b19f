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

type BooleanName = {
  [Name in keyof Preferences]: Preferences[Name] extends boolean ? Name : never;
}[keyof Preferences];

const keyOf = (name: keyof Preferences) => `office.device.${name}`;

/** Like `useDevicePreference`, for a preference whose default depends on the page. Undefined until it is set. */
export function useDeviceChoice<Name extends BooleanName>(
  name: Name,
): [value: boolean | undefined, remember: (value: boolean) => void] {
  const key = keyOf(name);
  const [value, setValue] = useState(() => readBoolean(key));
  const remember = (next: boolean) => {
    setValue(next);
    storage.setItem(key, JSON.stringify(next));
  };
  return [value, remember];
}

export function useDevicePreference<Name extends keyof Preferences>(
  name: Name,
  initial: Preferences[Name],
): [value: Preferences[Name], remember: (value: Preferences[Name]) => void] {
  const key = keyOf(name);
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

function readBoolean(key: string): boolean | undefined {
  const stored = storage.getItem(key);
  return stored === 'true' || stored === 'false' ? stored === 'true' : undefined;
}
