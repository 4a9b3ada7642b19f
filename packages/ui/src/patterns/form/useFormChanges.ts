import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export function useFormChanges<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onType: (values: Values) => void,
): void {
  const notify = useEffectEvent(onType);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => notify(values as Values),
      }),
    [subscribe],
  );
}
