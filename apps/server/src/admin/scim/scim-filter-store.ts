import { and, or, type SQL } from 'drizzle-orm';
import type { Conditions } from './scim-messages.ts';

/** Condition of each attribute of a filter, by its lower-case path. */
export type FilterableAttributes = Readonly<Record<string, (value: string) => SQL>>;

/** Matches resources that meet all conditions of an alternative. Undefined without alternatives. */
export const matchesAny = (
  alternatives: readonly Conditions[],
  attributes: FilterableAttributes,
): SQL | undefined =>
  or(
    ...alternatives.map((conditions) =>
      and(...[...conditions].map(([path, value]) => attributes[path]!(String(value)))),
    ),
  );
