import { QueryClient } from '@tanstack/react-query';
import useSWR from 'swr';
import useSWRMutation from 'swr/mutation';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { OfficeError } from '../src/index.ts';
import type { OfficeClient, Schemas } from '../src/index.ts';
import { createSwrQueries, queriesOf } from '../src/swr.ts';
import { createQueryOptions } from '../src/tanstack-query.ts';
import { errorBody, startServer } from './server.ts';
import { openTab, settle, signedIn } from './tab.ts';

let server: Awaited<ReturnType<typeof startServer>>;
let office: OfficeClient;
beforeEach(async () => {
  server = await startServer();
  office = openTab(server.baseUrl, signedIn()).office;
});
afterEach(() => server.close());

const member = '/v1/users/{id}';
const found = { id: 'u1', nameKanji: '青木 葵' };
const refuse = () => server.set('GET /api/v1/users/u1', 404, errorBody(404, 'notFound'));

describe('createSwrQueries', () => {
  it('returns the key and a fetcher of a query', async () => {
    server.set('GET /api/v1/users/u1', 200, found);
    const [key, fetcher] = createSwrQueries(office).query(member, { path: { id: 'u1' } });
    expect(key).toEqual(['office', member, { path: { id: 'u1' } }]);
    expect(await fetcher(key!)).toEqual(found);
  });

  it('rejects with an OfficeError', async () => {
    refuse();
    const [key, fetcher] = createSwrQueries(office).query(member, { path: { id: 'u1' } });
    const [error] = await settle([fetcher(key!)]);
    expect(error).toBeInstanceOf(OfficeError);
    expect(error).toMatchObject({ status: 404, code: 'notFound' });
  });

  it('has no key while parameters are unknown', () => {
    expect(createSwrQueries(office).query(member, null)[0]).toBeNull();
  });

  it('sends the parameters of a mutation', async () => {
    const [key, fetcher] = createSwrQueries(office).mutation('delete', '/v1/users/status-line');
    await fetcher(key, { arg: {} });
    expect(server.seen.map(({ call }) => call)).toEqual(['DELETE /api/v1/users/status-line']);
  });

  it('filters the queries of a path', () => {
    const { query } = createSwrQueries(office);
    const matches = queriesOf(member);
    expect(matches(query(member, { path: { id: 'u1' } })[0])).toBe(true);
    expect(matches(query('/v1/settings')[0])).toBe(false);
    expect(matches('settings')).toBe(false);
  });

  it('types the hooks of SWR', () => {
    const { query, mutation } = createSwrQueries(office);
    const useUser = (id: string) => useSWR(...query(member, { path: { id } }));
    expectTypeOf(useUser)
      .returns.toHaveProperty('data')
      .toEqualTypeOf<Schemas['UserCard'] | undefined>();
    const useLanguage = () => useSWRMutation(...mutation('patch', '/v1/auth/user/language'));
    expectTypeOf(useLanguage)
      .returns.toHaveProperty('trigger')
      .toBeCallableWith({ body: { language: 'ja' } });
  });

  it('requires the parameters of the contract', () => {
    const { query } = createSwrQueries(office);
    // @ts-expect-error The id is missing.
    query(member);
    // @ts-expect-error The parameter is named id.
    query(member, { path: { userId: 'u1' } });
    expect(query('/v1/settings')[0]).toEqual(['office', '/v1/settings', undefined]);
  });
});

describe('createQueryOptions', () => {
  const makeClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

  it('loads a query and finds it by its path', async () => {
    server.set('GET /api/v1/users/u1', 200, found);
    const client = makeClient();
    const api = createQueryOptions(office);
    const options = api.query(member, { path: { id: 'u1' } });
    const data = await client.fetchQuery(options);
    expectTypeOf(data).toEqualTypeOf<Schemas['UserCard']>();
    expect(data).toEqual(found);
    expect(client.getQueryData(options.queryKey)).toEqual(found);
    expect(client.getQueryCache().findAll(api.queriesOf(member))).toHaveLength(1);
    expect(client.getQueryCache().findAll(api.queriesOf('/v1/settings'))).toHaveLength(0);
  });

  it('rejects with an OfficeError', async () => {
    refuse();
    const options = createQueryOptions(office).query(member, { path: { id: 'u1' } });
    const [error] = await settle([makeClient().fetchQuery(options)]);
    expect(error).toMatchObject({ name: 'OfficeError', status: 404, code: 'notFound' });
  });

  it('cancels the request of a cancelled query', async () => {
    const { arrived, release } = server.hold('/settings');
    const sent: Request[] = [];
    const fetch = (request: Request) => {
      sent.push(request);
      return globalThis.fetch(request);
    };
    const tab = openTab(server.baseUrl, signedIn(), { fetch });
    const options = createQueryOptions(tab.office).query('/v1/settings');
    const client = makeClient();
    const call = settle([client.fetchQuery(options)]);
    await arrived;
    await client.cancelQueries({ queryKey: options.queryKey });
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true]);
    release();
    await call;
  });

  it('sends the body of a mutation', async () => {
    server.set('PATCH /api/v1/auth/user/language', 200, { language: 'ja' });
    const { mutationKey, ...options } = createQueryOptions(office).mutation(
      'patch',
      '/v1/auth/user/language',
    );
    expect(mutationKey).toEqual(['office', 'patch', '/v1/auth/user/language']);
    const mutation = makeClient().getMutationCache().build(makeClient(), options);
    expect(await mutation.execute({ body: { language: 'ja' } })).toEqual({ language: 'ja' });
  });
});
