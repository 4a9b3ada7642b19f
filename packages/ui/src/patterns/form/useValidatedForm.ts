import { useEffect, useMemo } from 'react';
import {
  get,
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
} from 'react-hook-form';
import type * as z from 'zod/mini';

export interface FieldProblem<Values extends FieldValues> {
  field: FieldPath<Values>;
  text: string;
  /** Response that reported the problem. A new object shows the same message again after a correction. */
  cause: object;
}

interface Options<Values extends FieldValues> {
  schema: z.ZodMiniType<Values, FieldValues>;
  defaultValues: DefaultValues<Values>;
  problem?: FieldProblem<Values> | undefined;
}

/** Reports the first issue of each field. The result has the values transformed by the schema. */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, FieldValues>,
): Resolver<Values> {
  return (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, code, message } of result.error.issues) {
      const field = path.join('.');
      if (!get(errors, field)) set(errors, field, { type: code, message });
    }
    return { values: {}, errors };
  };
}

/**
 * Form that holds its values. Validates a field when it is left and on submit, and revalidates an
 * invalid field on each change. Focuses the first invalid field.
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
