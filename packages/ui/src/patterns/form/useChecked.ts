import { useEffect, useRef, useState } from 'react';

/**
 * Checks a form whose values its page keeps, as those do that outlive a reload or meet another's change: a field on
 * leaving it, all on sending, when the first wrong one gets the focus. A form that keeps its values itself takes
 * `useValidatedForm`.
 * @param check answers the mistakes by field, in words
 */
export function useChecked<Field extends string>(
  check: () => Partial<Record<Field, string>>,
  refused: Partial<Record<Field, string>> | undefined,
) {
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [attempts, setAttempts] = useState(0);
  const mistakes = check();
  useEffect(() => {
    if (attempts > 0) {
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [attempts]);
  return {
    form,
    errorOf: (field: Field) =>
      (attempts > 0 || left.includes(field) ? mistakes[field] : undefined) ?? refused?.[field],
    leave: (field: Field) => setLeft((before) => [...before, field]),
    /** Whether it can be sent. */
    attempt() {
      const isRight = Object.keys(mistakes).length === 0;
      setAttempts((before) => (isRight ? 0 : before + 1));
      return isRight;
    },
  };
}
