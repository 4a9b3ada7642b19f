import { createOfficeClient, unwrap, type Schemas } from '@office/api';
import { createSwrQueries } from '@office/api/swr';

let current: Schemas['Session'] | null = null;

const office = createOfficeClient({
  baseUrl: import.meta.env.VITE_OFFICE_URL,
  getLanguage: () => 'en',
  session: {
    getTokens: () => current,
    update: (fresh) => void (current = fresh),
    onRefreshFailed: () => (current = null),
  },
});

export const { query } = createSwrQueries(office);

export async function enter(email: string, password: string, organization: string): Promise<void> {
  current = await unwrap(office.POST('/v1/auth/user/login', { body: { email, password } }));
  const joined = await unwrap(office.GET('/v1/organizations/user/joined'));
  const selected = joined.data.find(({ name }) => name === organization);
  if (!selected) throw new Error(`Not a member of ${organization}`);
  current = await unwrap(
    office.POST('/v1/auth/user/organization', { body: { organizationId: selected.id } }),
  );
}
