import * as z from 'zod/mini';

export type FieldProblems<Values, Rule> = Partial<Record<keyof Values, Rule>>;

interface FieldSchema<Values, Rule> {
  /** Trims and normalises the input (NFKC). */
  read(values: Values): Values;
  problems(values: Values): FieldProblems<Values, Rule>;
  messageFor(rule: Rule): string;
}

export function fieldSchema<Values extends object, Rule>({
  read,
  problems,
  messageFor,
}: FieldSchema<Values, Rule>): z.ZodMiniType<Values, Values> {
  const schema = z.pipe(z.any(), z.transform(read));
  const checked = z.any().check((payload) => {
    for (const [field, rule] of Object.entries(problems(payload.value as Values))) {
      payload.issues.push({
        code: 'custom',
        path: [field],
        message: messageFor(rule as Rule),
        input: payload.value,
      });
    }
  });
  return z.pipe(schema, checked);
}

export function dropUndefined<Values, Rule>(
  found: Record<keyof Values, Rule | undefined>,
): FieldProblems<Values, Rule>;
export function dropUndefined(found: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(found).filter(([, rule]) => rule !== undefined));
}
