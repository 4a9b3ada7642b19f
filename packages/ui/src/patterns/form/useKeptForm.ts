import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useTypedValues } from './useTypedValues.ts';
import { useValidatedForm } from './useValidatedForm.ts';

interface Options<Values extends FieldValues> {
  schema: z.ZodMiniType<Values, FieldValues>;
  /** As its page keeps them. */
  values: Values;
  /** The fields that the server refused, in words. */
  refused?: { readonly [Name in FieldPath<Values>]?: string | undefined } | undefined;
  onType(event: { values: Values }): void;
}

/**
 * As `useValidatedForm`, for a form whose page keeps its values: they outlive a reload, meet another's change, or
 * get a file that has come. What is typed is told by `onType`; what the page changes itself comes into the form.
 */
export function useKeptForm<Values extends FieldValues>({
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
  // The form tells of fields that were left, too, and each of several that it is given.
  const known = useRef(asText(values));
  const following = useRef(false);
  useTypedValues(form, (typed) => {
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

  // A rule that depends on more than the values, such as a file on its way, is checked again once that changes.
  const checkAgain = useEffectEvent(() => {
    if (form.formState.isSubmitted) void trigger();
  });
  useEffect(() => checkAgain(), [schema]);

  const refusals = JSON.stringify(refused ?? {});
  useEffect(() => {
    const texts = JSON.parse(refusals) as Record<FieldPath<Values>, string>;
    for (const [index, name] of (Object.keys(texts) as FieldPath<Values>[]).entries()) {
      setError(name, { type: 'server', message: texts[name] }, { shouldFocus: index === 0 });
    }
  }, [refusals, setError]);
  return form;
}

/** Two values are the same where this is: plain objects, whatever the order of their keys, lists and texts. */
const asText = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  );
