import type { LocalStore } from '../lib/openStorage.ts';

export interface DraftKey {
  userId: string;
  form: string;
  /** Id of the edited item, or `new` for an item that is being created. */
  target: string;
}

interface Draft<Values> {
  values: Values;
  version: number | null;
}

export interface DraftStorage {
  get<Values>(key: DraftKey): Draft<Values> | null;
  set<Values>(key: DraftKey, draft: Draft<Values>): void;
  remove(key: DraftKey): void;
  removeAllOfUser(userId: string): void;
}

const secret = /password|secret|token|code/i;

export function createDraftStorage(storage: LocalStore, storageKey: string): DraftStorage {
  const entryOf = (userId: string) => `${storageKey}.${userId}`;
  const all = ({ userId }: DraftKey): Record<string, unknown> => {
    try {
      const value: unknown = JSON.parse(storage.getItem(entryOf(userId)) ?? '{}');
      return typeof value === 'object' && value !== null ? { ...value } : {};
    } catch {
      return {};
    }
  };
  const write = ({ userId }: DraftKey, entries: Record<string, unknown>) => {
    if (Object.keys(entries).length === 0) storage.removeItem(entryOf(userId));
    else storage.setItem(entryOf(userId), JSON.stringify(entries));
  };
  return {
    get: (key) => (all(key)[nameOf(key)] as Draft<never> | undefined) ?? null,
    set: (key, draft) =>
      write(key, {
        ...all(key),
        [nameOf(key)]: { ...draft, values: withoutSecrets(draft.values) },
      }),
    remove(key) {
      const { [nameOf(key)]: _, ...rest } = all(key);
      write(key, rest);
    },
    removeAllOfUser: (userId) => storage.removeItem(entryOf(userId)),
  };
}

function nameOf({ form, target }: DraftKey): string {
  return `${form} ${target}`;
}

function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secret.test(name))
      .map(([name, part]) => [name, withoutSecrets(part)]),
  );
}
