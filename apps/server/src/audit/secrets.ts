/** Names of properties whose values nobody may read in the log. */
const secretName =
  /pass(word|code|phrase)|token|secret|credential|authorization|cookie|hash$|^(login|verification|invite|invitation)?code$|^key$|signature/i;

/** Longest text, and largest value as JSON, that the log keeps, in characters. */
const maxTextLength = 1000;
const maxLength = 16_000;

/** Properties without what is secret, and no longer than a page: the log keeps them for ever. */
export function withoutSecrets(
  values: Record<string, unknown> | null | undefined,
): Record<string, unknown> | null {
  if (!values || Object.keys(values).length === 0) return null;
  const kept = withoutSecretsIn(values) as Record<string, unknown>;
  const { length } = JSON.stringify(kept);
  return length <= maxLength ? kept : { omitted: true, characters: length };
}

/** Text that PostgreSQL's jsonb takes: it knows neither NUL nor half a pair of surrogates. */
const storable = (text: string) => text.replaceAll(/\u0000|\p{Surrogate}/gu, '\ufffd');

function withoutSecretsIn(value: unknown): unknown {
  if (typeof value === 'string') {
    return storable(value.length <= maxTextLength ? value : `${value.slice(0, maxTextLength)}…`);
  }
  if (Array.isArray(value)) return value.map(withoutSecretsIn);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => each !== undefined && !secretName.test(name))
      .map(([name, each]) => [storable(name), withoutSecretsIn(each)]),
  );
}
