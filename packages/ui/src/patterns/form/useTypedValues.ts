import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

export function useTypedValues<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  onType: (values: Values) => void,
): void {
  const tell = useEffectEvent(onType);
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => tell(values as Values) }),
    [subscribe],
  );
}
