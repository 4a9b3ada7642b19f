const secretName =
  /pass(word|code|phrase)|token|secret|credential|authorization|cookie|hash$|^(login|verification|invite|invitation)?code$|^key$|signature/i;

/** Maximum length of a text, and of a whole value as JSON, in characters. */
const maxTextLength = 1000;
const maxLength = 16_000;

/** Removes secrets and truncates long values, because audit entries are kept permanently. */
export function redactSecrets(
  values: Record<string, unknown> | null | undefined,
): Record<string, unknown> | null {
  if (!values || Object.keys(values).length === 0) return null;
  const kept = withoutSecretsIn(values) as Record<string, unknown>;
  const { length } = JSON.stringify(kept);
  return length <= maxLength ? kept : { omitted: true, characters: length };
}

/** Replaces NUL and lone surrogates, which `jsonb` of PostgreSQL rejects. */
const replaceUnstorable = (text: string) => text.replaceAll('\0', '\ufffd').toWellFormed();

function withoutSecretsIn(value: unknown): unknown {
  if (typeof value === 'string') {
    return replaceUnstorable(
      value.length <= maxTextLength ? value : `${value.slice(0, maxTextLength)}…`,
    );
  }
  if (Array.isArray(value)) return value.map(withoutSecretsIn);
  if (value instanceof Date) return value.toISOString();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => each !== undefined && !secretName.test(name))
      .map(([name, each]) => [replaceUnstorable(name), withoutSecretsIn(each)]),
  );
}
