import type {
  AdministeredOrganization,
  AdministeredOrganizationsState,
} from './AdministeredOrganizations.tsx';

const longName =
  '国際的な働き方とバーチャルオフィスの未来を考える合同研究機構（International Institute）';

const organizations: AdministeredOrganization[] = [
  'Sakura Works',
  'Northwind Studio',
  longName,
].map((name, index) => ({
  id: `organization-${index + 1}`,
  name,
  email: index === 2 ? null : `office${index + 1}@example.com`,
  avatarUrl: null,
  blocked: index === 1,
}));

export const states = {
  loading: { status: 'loading' },
  error: { status: 'error' },
  empty: { status: 'empty' },
  ready: { status: 'ready', organizations, page: 1, pageSize: 3, total: 12 },
} satisfies {
  [Status in AdministeredOrganizationsState['status']]: Extract<
    AdministeredOrganizationsState,
    { status: Status }
  >;
};
