import { useState } from 'react';

/**
 * The text of a field whose value is written in one way and typed in many: what was typed stays as it is
 * until the field is left, and longer where it means nothing.
 */
export function useTyped<Value>({
  value,
  read,
  write,
}: {
  value: Value;
  /** The value of a typed text, also of one that means nothing. */
  read(text: string): Value;
  /** The value as it is written. */
  write(value: Value): string;
}) {
  const [typed, setTyped] = useState<string>();
  // Another value came from outside: the typed text is not its.
  const isCurrent = typed !== undefined && Object.is(read(typed), value);
  return {
    text: isCurrent ? typed : write(value),
    /** Whether something is typed just now. */
    typing: isCurrent,
    type: setTyped,
    read,
    /** The field is left, or a value was picked. */
    settle: () =>
      setTyped((text) => (text !== undefined && write(read(text)) === '' ? text : undefined)),
  };
}
