import type { paths } from '@office/api';

export const queryPrefix = 'office';

export type QueryPath = {
  [P in keyof paths]: paths[P] extends { get: object } ? P : never;
}[keyof paths];

export type QueryAnswer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;
