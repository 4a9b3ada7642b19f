import type { AdministeredOrganization } from './AdministeredOrganizations/index.ts';

const longName =
  '国際的な働き方とバーチャルオフィスの未来を考える合同研究機構（International Institute）';

export const organizations: AdministeredOrganization[] = [
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
