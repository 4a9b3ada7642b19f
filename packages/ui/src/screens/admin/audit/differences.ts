export interface Difference {
  /** Nested properties are prefixed with their parent: `address.city`. */
  name: string;
  before: unknown;
  after: unknown;
  changed: boolean;
}

type Values = Readonly<Record<string, unknown>> | null;

function flattenProperties(values: Values, above = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [key, value] of Object.entries(values ?? {})) {
    const name = above + key;
    const isPart = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isPart) leaves.set(name, value);
    else
      for (const [inner, leaf] of flattenProperties(value as Record<string, unknown>, `${name}.`)) {
        leaves.set(inner, leaf);
      }
  }
  return leaves;
}

export function differencesOf(before: Values, after: Values): Difference[] {
  const were = flattenProperties(before);
  const are = flattenProperties(after);
  const names = [...new Set([...were.keys(), ...are.keys()])];
  const all = names.map((name) => {
    const [one, other] = [were.get(name), are.get(name)];
    return {
      name,
      before: one,
      after: other,
      changed: JSON.stringify(one) !== JSON.stringify(other),
    };
  });
  return all.toSorted((one, other) => Number(other.changed) - Number(one.changed));
}
