import { useEffect, useId, useRef, useState } from 'react';

/** Form state of a floor. Shows missing values after the first submit and focuses the first invalid field. */
export function useFloorForm(isComplete: boolean, send: () => void) {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [asked]);
  return {
    asked: asked > 0,
    form: {
      id,
      ref,
      onSubmit() {
        setAsked((times) => times + 1);
        if (isComplete) send();
      },
    },
  };
}
