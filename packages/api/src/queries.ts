import { unwrap } from './unwrap.ts';
import type { OfficeClient } from './createOfficeClient.ts';
import type { paths } from './schema.ts';

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, unknown> ? Path : never;
}[keyof paths];

type Operation<M extends Method, Path extends keyof paths> =
  paths[Path] extends Record<M, infer Found> ? Found : never;

type Success<Responses> = Responses[keyof Responses & (200 | 201 | 204)];

export type Data<M extends Method, Path extends keyof paths> =
  Operation<M, Path> extends { responses: infer Responses }
    ? Success<Responses> extends { content: infer Content }
      ? Content[keyof Content]
      : undefined
    : never;

type ParametersOf<Of> = Of extends { parameters: infer Parameters }
  ? Pick<Parameters, Extract<keyof Parameters, 'path' | 'query'>>
  : object;

type BodyOf<Of> = Of extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : Of extends { requestBody?: { content: { 'application/json': infer Body } } }
    ? { body?: Body }
    : { body?: never };

/** Parameters of a GET call: `{ path, query }`. */
export type QueryParams<Path extends PathOf<'get'>> = ParametersOf<Operation<'get', Path>>;

/** Arguments of a call that changes data: `{ params: { path, query }, body }`. */
export type MutationArguments<M extends Method, Path extends PathOf<M>> = BodyOf<
  Operation<M, Path>
> &
  (object extends ParametersOf<Operation<M, Path>>
    ? { params?: ParametersOf<Operation<M, Path>> }
    : { params: ParametersOf<Operation<M, Path>> });

/** Optional if no parameter is required. */
export type QueryRest<Path extends PathOf<'get'>> =
  object extends QueryParams<Path> ? [params?: QueryParams<Path>] : [params: QueryParams<Path>];

/** The first part is the same for all keys, so that caches of several servers can be distinguished. */
export type QueryKey<Path extends PathOf<'get'> = PathOf<'get'>> = readonly [
  'office',
  Path,
  QueryParams<Path> | undefined,
];

type Call = (
  path: string,
  init: { params?: object; body?: unknown; signal?: AbortSignal },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

export function send(
  office: OfficeClient,
  method: Method,
  path: string,
  init: Parameters<Call>[1],
): Promise<unknown> {
  const call = office[method.toUpperCase() as Uppercase<Method>] as unknown as Call;
  return unwrap(call(path, init));
}
