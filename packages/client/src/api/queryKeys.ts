import type { paths } from '@office/api';

/** The first part of every query's key; see swr-openapi. */
export const queryPrefix = 'office';

/** The paths that can be read. */
export type QueryPath = {
  [P in keyof paths]: paths[P] extends { get: object } ? P : never;
}[keyof paths];

/** The body that a GET of the path answers. */
export type QueryAnswer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;
