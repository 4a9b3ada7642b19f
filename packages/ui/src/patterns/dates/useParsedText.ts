import { useState } from 'react';

/** Keeps the typed text until the field is left, and longer if it is invalid. */
export function useParsedText<Value>({
  value,
  read,
  write,
}: {
  value: Value;
  read(text: string): Value;
  write(value: Value): string;
}) {
  const [typed, setTyped] = useState<string>();
  // Discards the typed text if the value was changed from outside.
  const isCurrent = typed !== undefined && Object.is(read(typed), value);
  return {
    text: isCurrent ? typed : write(value),
    typing: isCurrent,
    type: setTyped,
    read,
    commit: () =>
      setTyped((text) => (text !== undefined && write(read(text)) === '' ? text : undefined)),
  };
}
