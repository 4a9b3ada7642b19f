import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useFormChanges } from './useFormChanges.ts';
import { useValidatedForm } from './useValidatedForm.ts';

interface Options<Values extends FieldValues> {
  schema: z.ZodMiniType<Values, FieldValues>;
  values: Values;
  refused?: { readonly [Name in FieldPath<Values>]?: string | undefined } | undefined;
  onType(event: { values: Values }): void;
}

/** Like `useValidatedForm`, for values that the page holds. Copies changes of `values` into the form. */
export function useControlledForm<Values extends FieldValues>({
  schema,
  values,
  refused,
  onType,
}: Options<Values>) {
  const form = useValidatedForm<Values>({
    schema,
    defaultValues: values as DefaultValues<Values>,
  });
  const { setError, setValue, trigger } = form;
  // The form also notifies when a field is left, and once per field when several values are set.
  const known = useRef(asText(values));
  const following = useRef(false);
  useFormChanges(form, (typed) => {
    if (following.current || asText(typed) === known.current) return;
    known.current = asText(typed);
    onType({ values: typed });
  });
  const follow = useEffectEvent(() => {
    if (asText(values) === known.current) return;
    known.current = asText(values);
    following.current = true;
    for (const name of Object.keys(values) as FieldPath<Values>[]) {
      const value = values[name];
      if (asText(form.getValues(name)) !== asText(value)) {
        setValue(name, value, { shouldValidate: form.formState.isSubmitted });
      }
    }
    following.current = false;
  });
  useEffect(() => follow(), [values]);

  // Validates again with a new schema, which may depend on more than the values.
  const revalidateForm = useEffectEvent(() => {
    if (form.formState.isSubmitted) void trigger();
  });
  useEffect(() => revalidateForm(), [schema]);

  const refusals = JSON.stringify(refused ?? {});
  useEffect(() => {
    const texts = JSON.parse(refusals) as Record<FieldPath<Values>, string>;
    for (const [index, name] of (Object.keys(texts) as FieldPath<Values>[]).entries()) {
      setError(name, { type: 'server', message: texts[name] }, { shouldFocus: index === 0 });
    }
  }, [refusals, setError]);
  return form;
}

/** Serialises a value for comparison, ignoring the order of object keys. */
const asText = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
