import type { ReactNode, Ref } from 'react';
import { Stack } from '../../primitives/Stack/index.ts';

export interface FormProps {
  id?: string;
  /** The form is being submitted. Further submits are ignored. */
  submitting?: boolean;
  ref?: Ref<HTMLFormElement>;
  onSubmit(): void;
  children: ReactNode;
}

/** Form with stacked fields. Disables the browser's validation messages. */
export function Form({ id, submitting = false, ref, onSubmit, children }: FormProps) {
  return (
    <form
      ref={ref}
      id={id}
      noValidate
      aria-busy={submitting || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (!submitting) onSubmit();
      }}
    >
      <Stack gap={5}>{children}</Stack>
    </form>
  );
}
