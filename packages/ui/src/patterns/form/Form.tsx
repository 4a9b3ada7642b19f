import type { ReactNode, Ref } from 'react';
import { Stack } from '../../primitives/Stack/index.ts';

export interface FormProps {
  id?: string;
  /** The form is being sent: sending again does nothing. */
  submitting?: boolean;
  ref?: Ref<HTMLFormElement>;
  onSubmit(): void;
  children: ReactNode;
}

/** The fields of a form below each other; the browser's own messages stay out of the way. */
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
