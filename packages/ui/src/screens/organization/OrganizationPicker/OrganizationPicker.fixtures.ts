import type {
  OrganizationInvitation,
  OrganizationItem,
  OrganizationPickerState,
} from './OrganizationPicker.tsx';

const names = [
  'Sakura Works',
  'Northwind Studio',
  'みなと設計事務所',
  'Aurora Labs',
  '株式会社こもれび',
];

const longName =
  '国際的な働き方とバーチャルオフィスの未来を考える合同研究機構（International Institute）';

const organizations: OrganizationItem[] = names.map((name, index) => ({
  id: `organization-${index + 1}`,
  name,
  email: index === 2 ? null : `office${index + 1}@example.com`,
  avatarUrl: null,
}));

export const states = {
  loading: { status: 'loading' },
  empty: { status: 'empty' },
  error: { status: 'error' },
  ready: {
    status: 'ready',
    organizations: organizations.slice(0, 2),
    page: 1,
    pageSize: 5,
    total: 2,
  },
} satisfies {
  [Status in OrganizationPickerState['status']]: Extract<
    OrganizationPickerState,
    { status: Status }
  >;
};

export const invitations: OrganizationInvitation[] = [
  {
    organizationId: 'organization-6',
    name: 'Northwind Studio',
    avatarUrl: null,
    inviterName: '高橋 蓮',
  },
  { organizationId: 'organization-7', name: longName, avatarUrl: null, inviterName: null },
];

export const fullPage = { ...states.ready, organizations, total: 5 };
export const paged = { ...states.ready, organizations, page: 4, total: 48 };
export const longText = {
  ...states.ready,
  organizations: [
    {
      id: 'organization-1',
      name: longName,
      email: `${'very-long-address.'.repeat(6)}@institute.example`,
      avatarUrl: null,
    },
  ],
  total: 1,
} satisfies OrganizationPickerState;
