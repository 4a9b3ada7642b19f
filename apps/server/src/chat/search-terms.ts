/**
 * How messages are searched: any part of a text, in scripts without spaces too, of one character
 * upwards. Each message keeps the hashes of its characters and of its pairs of characters in an
 * index (GIN); those that a term's pieces point to are then compared with the term itself. It needs
 * neither an extension nor a locale of the database.
 */

/** Text as it is compared: half and full width, case and composed accents make no difference. */
export function toSearchText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The terms of a query: all of them must be in a message. */
export function toTerms(query: string): string[] {
  return [...new Set(toSearchText(query).split(/\s+/u).filter(Boolean))];
}

/** The grams that a message of an organisation is found by. */
export function gramsOf(searchText: string, organizationId: string): number[] {
  const characters = [...searchText];
  const pieces = new Set<number>([organizationGram(organizationId)]);
  for (const [index, character] of characters.entries()) {
    if (isSpace(character)) continue;
    pieces.add(hash(character));
    const next = characters[index + 1];
    if (next !== undefined && !isSpace(next)) pieces.add(hash(character + next));
  }
  return [...pieces];
}

/** The grams that every message with all these terms has. */
export function gramsOfTerms(terms: readonly string[], organizationId: string): number[] {
  const pieces = new Set<number>([organizationGram(organizationId)]);
  for (const term of terms) {
    const characters = [...term];
    if (characters.length === 1) pieces.add(hash(term));
    for (let index = 0; index + 1 < characters.length; index += 1) {
      pieces.add(hash(characters[index]! + characters[index + 1]!));
    }
  }
  return [...pieces];
}

/** Lets the index leave out other organisations' messages. */
function organizationGram(organizationId: string): number {
  return hash(`organization ${organizationId}`);
}

function isSpace(character: string): boolean {
  return /\s/u.test(character);
}

/** FNV-1a, as the signed integer that PostgreSQL stores. Texts that share one are compared anyway. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 0;
}
