import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useEffect, useEffectEvent, type RefObject } from 'react';

interface ControlValue<Value> {
  /** Undefined when uncontrolled. */
  value: Value | undefined;
  defaultValue: Value;
  onChange: ((change: { value: Value }) => void) | undefined;
  /** An element in the form. */
  root: RefObject<Element | null>;
  /** Discards typed text that is not part of the value yet. */
  onReset?: () => void;
}

function formOf(element: Element | null): HTMLFormElement | null {
  if (element instanceof HTMLInputElement) return element.form;
  return element?.closest('form') ?? null;
}

/** Resetting the form restores the default of an uncontrolled control. */
export function useControlValue<Value>({
  value,
  defaultValue,
  onChange,
  root,
  onReset,
}: ControlValue<Value>): [value: Value, change: (value: Value) => void] {
  const [current, setCurrent] = useControllableState({ prop: value, defaultProp: defaultValue });
  const reset = useEffectEvent(() => {
    setCurrent(defaultValue);
    onReset?.();
  });
  useEffect(() => {
    const listener = () => reset();
    const form = formOf(root.current);
    form?.addEventListener('reset', listener);
    return () => form?.removeEventListener('reset', listener);
  }, [root]);
  return [
    current,
    (next) => {
      setCurrent(next);
      onChange?.({ value: next });
    },
  ];
}
