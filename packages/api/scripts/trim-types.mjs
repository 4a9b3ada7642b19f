const helpers = `
/** A response with a JSON body. */
type Json<Body> = {
  headers: { [name: string]: unknown };
  content: { 'application/json': Body };
};
/** A request with a JSON body. */
type JsonBody<Body> = { content: { 'application/json': Body } };
/** A response without a body. */
type Empty = { headers: { [name: string]: unknown }; content?: never };
type NoParameters = { query?: never; header?: never; path?: never; cookie?: never };
`;

const space = String.raw`\s*`;
const pattern = (text, flags = 'g') => new RegExp(text.replaceAll(' ', space), flags);

/**
 * Reduces the types of openapi-typescript, whose size slows editors: removes examples, which are in openapi.json,
 * descriptions of responses, methods that a path does not have, and `$defs`, which is always empty. Repeated parts get
 * a name. Keeps `get`, which swr-openapi requires in every path.
 */
export function trimTypes(text) {
  const body = text
    .replace(/ *\/\*\*[^]*?\*\/\n/g, trimComment)
    .replace(/ *\/\*\* @description (?:(?!\*\/)[^])*\*\/\n(?=\s+\d+: \{)/g, '')
    .replace(/^ +(put|post|delete|options|head|patch|trace)\?: never;\n/gm, '')
    .replace(
      pattern(
        String.raw`parameters: \{ query\?: never; header\?: never; path\?: never; cookie\?: never; \};`,
      ),
      'parameters: NoParameters;',
    )
    .replace(
      pattern(
        String.raw`\{ headers: \{ \[name: string\]: unknown; \}; content: \{ "application/json": ([^;{}]+); \}; \}`,
      ),
      'Json<$1>',
    )
    .replace(
      pattern(String.raw`(requestBody\??:) \{ content: \{ "application/json": ([^;{}]+); \}; \};`),
      '$1 JsonBody<$2>;',
    )
    .replace(
      pattern(String.raw`\{ headers: \{ \[name: string\]: unknown; \}; content\?: never; \}`),
      'Empty',
    )
    .replace(/^export type \$defs = .*\n/m, '');
  return helpers + nameSchemas(nameResponses(body));
}

/** Gives the shared responses, which most operations repeat, a short name. */
function nameResponses(body) {
  const names = new Set();
  const text = body.replace(/components\["responses"\]\["(\w+)"\]/g, (_, name) => {
    names.add(name);
    return name;
  });
  const aliases = [...names].map((name) => `type ${name} = components["responses"]["${name}"];\n`);
  return aliases.join('') + text;
}

/** Schemas with fewer references keep the long form, because a name has its own line. */
const minReferences = 4;

/** Gives schemas with several references a short name, unless the name is taken. */
function nameSchemas(body) {
  const reference = /components\["schemas"\]\["(\w+)"\]/g;
  const taken = new Set([...(helpers + body).matchAll(/^type (\w+)/gm)].map(([, name]) => name));
  const counts = new Map();
  for (const [, name] of body.matchAll(reference)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isNamed = (name) => counts.get(name) >= minReferences && !taken.has(name);
  const text = body.replace(reference, (long, name) => (isNamed(name) ? name : long));
  const aliases = [...counts.keys()]
    .filter(isNamed)
    .map((name) => `type ${name} = components["schemas"]["${name}"];\n`);
  return aliases.join('') + text;
}

function trimComment(comment) {
  const trimmed = comment.replace(/ *@example[^]*?(?=\n\s*\* @|\n?\s*\*\/)/, '');
  return /[^\s/*]/.test(trimmed) ? trimmed.replace(/(?:\n\s*\*[ \t]*)+(\n\s*\*\/\n)$/, '$1') : '';
}
