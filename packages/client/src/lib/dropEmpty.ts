type Filled<T> = { [K in keyof T]?: Exclude<T[K], '' | null | undefined> };

export function dropEmpty<T extends object>(source: T): Filled<T> {
  const filled = Object.entries(source).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(filled) as Filled<T>;
}

type Nulled<T> = { [K in keyof T]: '' extends T[K] ? Exclude<T[K], ''> | null : T[K] };

/** Replaces empty strings with null, which the contract uses to clear a field. */
export function emptyToNull<T extends object>(source: T): Nulled<T> {
  const entries = Object.entries(source).map(([key, value]) => [key, value === '' ? null : value]);
  return Object.fromEntries(entries) as Nulled<T>;
}
