import type { RealtimeMessages } from '@office/api';
import { queryPrefix, type QueryAnswer, type QueryPath } from '@office/client/api/queryKeys.ts';
import { cachedAnswers, patchQueries, type QueryCache } from '@office/client/swr/patchQueries.ts';
import { revalidateQueries } from '@office/client/swr/revalidateQueries.ts';

export interface MemberQueries extends Pick<QueryCache, 'cache'> {
  mutate: QueryCache['mutate'] & ((matches: (key: unknown) => boolean) => Promise<unknown>);
  myUserId: string | undefined;
}

export type Effect<Message> = (message: Message, queries: MemberQueries) => void;

/** Cache updates of one area by message kind. The shell combines the tables of all areas. */
export type Updates = {
  readonly [Kind in keyof RealtimeMessages]?: readonly Effect<RealtimeMessages[Kind]>[];
};

/** @param change returns the same object if nothing changes */
export function patch<Path extends QueryPath, Message>(
  path: Path,
  change: (
    answer: QueryAnswer<Path>,
    message: Message,
    myUserId: string | undefined,
  ) => QueryAnswer<Path>,
): Effect<Message> {
  return (message, { cache, mutate, myUserId }) =>
    void patchQueries<QueryAnswer<Path>>({ cache, mutate }, path, (answer) =>
      change(answer, message, myUserId),
    );
}

export function renew(...queryPaths: QueryPath[]): Effect<unknown> {
  return (_message, { mutate }) => {
    for (const path of queryPaths) ignoreFailure(revalidateQueries(mutate, queryPrefix, path));
  };
}

export function revalidateWhere<Message>(
  path: QueryPath,
  applies: (query: Readonly<Record<string, unknown>>, message: NoInfer<Message>) => boolean,
): Effect<Message> {
  return (message, { mutate }) => {
    const matches = (key: unknown) => {
      const [prefix, ofPath, init] = Array.isArray(key) ? (key as unknown[]) : [];
      if (prefix !== queryPrefix || ofPath !== path) return false;
      const { params } = (init ?? {}) as { params?: { query?: Record<string, unknown> } };
      return applies(params?.query ?? {}, message);
    };
    ignoreFailure(mutate(matches));
  };
}

export function patchNamed<Data, Message>(
  name: string,
  change: (data: Data, message: Message, myUserId: string | undefined) => Data,
): Effect<Message> {
  return (message, { cache, mutate, myUserId }) =>
    void patchQueries<Data>({ cache, mutate }, name, (data) => change(data, message, myUserId));
}

export function renewNamed(name: string): Effect<unknown> {
  return (_message, { mutate }) => ignoreFailure(revalidateQueries(mutate, queryPrefix, name));
}

export function when<Message>(
  applies: (message: NoInfer<Message>, myUserId: string | undefined) => boolean,
  ...effects: readonly Effect<NoInfer<Message>>[]
): Effect<Message> {
  return (message, queries) => {
    if (!applies(message, queries.myUserId)) return;
    for (const effect of effects) effect(message, queries);
  };
}

export function whenCached<Path extends QueryPath, Message>(
  path: Path,
  applies: (answer: QueryAnswer<Path>, message: NoInfer<Message>) => boolean,
  ...effects: readonly Effect<NoInfer<Message>>[]
): Effect<Message> {
  return (message, queries) => {
    const answers = cachedAnswers<QueryAnswer<Path>>(queries.cache, path);
    if (!answers.some((answer) => applies(answer, message))) return;
    for (const effect of effects) effect(message, queries);
  };
}

interface Channel {
  on<Kind extends keyof RealtimeMessages>(
    kind: Kind,
    listener: (message: RealtimeMessages[Kind]) => void,
  ): () => void;
}

export function applyUpdates(
  channel: Channel,
  tables: readonly Updates[],
  queries: MemberQueries,
): () => void {
  const stops = tables.flatMap((table) =>
    (Object.keys(table) as (keyof RealtimeMessages)[]).map((kind) =>
      listen(channel, kind, table, queries),
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function listen<Kind extends keyof RealtimeMessages>(
  channel: Channel,
  kind: Kind,
  table: Updates,
  queries: MemberQueries,
): () => void {
  const effects: readonly Effect<RealtimeMessages[Kind]>[] = table[kind] ?? [];
  return channel.on(kind, (message) => {
    for (const effect of effects) effect(message, queries);
  });
}

function ignoreFailure(renewal: Promise<unknown>): void {
  renewal.catch(() => {
    // A query that fails to revalidate shows its own error.
  });
}
