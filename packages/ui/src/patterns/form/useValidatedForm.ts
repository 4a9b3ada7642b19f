import { useEffect, useMemo } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { schemaResolver } from './schemaResolver.ts';

/** A server's refusal of one field, in words for the person. */
interface FieldProblem<Values extends FieldValues> {
  field: FieldPath<Values>;
  text: string;
  /** The answer that it came with: a new one shows the same text again after it was mended. */
  cause: object;
}

interface Options<Values extends FieldValues> {
  schema: z.ZodMiniType<Values, FieldValues>;
  defaultValues: DefaultValues<Values>;
  problem?: FieldProblem<Values> | undefined;
}

/**
 * A form that keeps its own values; where its page keeps them, `useKeptForm` stands on it. It is
 * checked when a field is left and when it is sent, never while a field is typed into for the
 * first time; once a field is wrong, it is checked while it is being mended. The first wrong field
 * gets the focus, also when the server names it.
 */
export function useValidatedForm<Values extends FieldValues>({
  schema,
  defaultValues,
  problem,
}: Options<Values>) {
  const resolver = useMemo(() => schemaResolver<Values>(schema), [schema]);
  const form = useForm<Values>({ defaultValues, resolver, mode: 'onTouched' });
  const { setError } = form;
  const { field, text, cause } = problem ?? {};
  useEffect(() => {
    if (field && text) setError(field, { type: 'server', message: text }, { shouldFocus: true });
  }, [setError, field, text, cause]);
  return form;
}
