/** Replaces lone surrogates, which clients send for a split emoji and PostgreSQL rejects, with �. */
export function replaceLoneSurrogates<Body>(body: Body): Body {
  const open: unknown[] = typeof body === 'object' && body !== null ? [body] : [];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const values = part as Record<string, unknown>;
    for (const [key, value] of Object.entries(values)) {
      const name = key.toWellFormed();
      if (name !== key) delete values[key];
      if (typeof value === 'string') values[name] = value.toWellFormed();
      else if (name !== key) values[name] = value;
      if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return body;
}
