const pattern =
  /^(listAdmin|getAdmin|create|order|update|delete)(\w+)(Category|Categories|Articles?)$/;

/** Returns the text key and the area of an administration operation on categories or articles. */
export function articleOperationOf(operation: string): { key: string; area: string } | null {
  const [, verb, name, noun] = pattern.exec(operation) ?? [];
  if (!verb || !name || !noun) return null;
  return { key: `${verb}${noun}`, area: name[0]!.toLowerCase() + name.slice(1) };
}
