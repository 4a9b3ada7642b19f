/**
 * Puts � in the place of each half of a character in the texts of a JSON body. A field that cuts an emoji in two sends
 * one; it is no text, and the database takes it in no JSON.
 */
export function withWholeCharacters<Body>(body: Body): Body {
  const open: unknown[] = typeof body === 'object' && body !== null ? [body] : [];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const values = part as Record<string, unknown>;
    for (const [given, value] of Object.entries(values)) {
      const name = wholeText(given);
      if (name !== given) delete values[given];
      if (typeof value === 'string') values[name] = wholeText(value);
      else if (name !== given) values[name] = value;
      if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return body;
}

const half = /\p{Surrogate}/gu;

const wholeText = (text: string) => text.replace(half, '\uFFFD');
