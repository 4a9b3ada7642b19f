import { useEffect, useId, useRef, useState } from 'react';

/** Form state of a floor. Shows missing values after the first submit and focuses the first invalid field. */
export function useFloorForm(isComplete: boolean, send: () => void) {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return {
    asked: attempts > 0,
    form: {
      id,
      ref,
      onSubmit() {
        setAttempts((times) => times + 1);
        if (isComplete) send();
      },
    },
  };
}
