import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { FieldPathValue, FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Adopts text that was typed into prerendered fields before the form was hydrated. */
export function usePrerenderedValues<Values extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Values>,
  element: RefObject<HTMLFormElement | null>,
): void {
  const adopt = useEffectEvent(() => {
    for (const { name, value } of element.current?.querySelectorAll<HTMLInputElement>(
      'input[name]:not([type=checkbox])',
    ) ?? []) {
      const field = name as Path<Values>;
      if (value && value !== getValues(field))
        setValue(field, value as FieldPathValue<Values, Path<Values>>);
    }
  });
  useEffect(() => adopt(), []);
}
