import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Tells what a form holds each time something is typed or chosen in it, right or wrong. */
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
