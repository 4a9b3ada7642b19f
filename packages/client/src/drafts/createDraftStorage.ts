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
  const all = (): Record<string, unknown> => {
    try {
      const value: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
      return typeof value === 'object' && value !== null ? { ...value } : {};
    } catch {
      return {};
    }
  };
  const write = (entries: Record<string, unknown>) => {
    if (Object.keys(entries).length === 0) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(entries));
  };
  return {
    get: (key) => (all()[nameOf(key)] as Draft<never> | undefined) ?? null,
    set: (key, draft) =>
      write({ ...all(), [nameOf(key)]: { ...draft, values: withoutSecrets(draft.values) } }),
    remove(key) {
      const { [nameOf(key)]: _, ...rest } = all();
      write(rest);
    },
    removeAllOfUser: (userId) =>
      write(
        Object.fromEntries(
          Object.entries(all()).filter(([name]) => !name.startsWith(`${userId} `)),
        ),
      ),
  };
}

function nameOf({ userId, form, target }: DraftKey): string {
  return `${userId} ${form} ${target}`;
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
