import type { AreaDocs } from '../../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AdminAccessTokens: {
    purpose: 'Lists the access tokens of all members, revokes them, and allows or forbids them.',
    container: 'apps/admin/src/features/organization/pages/AccessTokensPage.tsx',
    data: 'A page of tokens without their secrets, and the setting of the organisation.',
    related: { AccessTokens: 'creates them.', OrganizationSettings: 'has the other rules.' },
  },
  Bots: {
    purpose: 'Lists the bots of the organisation, changes them and creates their access tokens.',
    container: 'apps/admin/src/features/organization/pages/BotsPage.tsx',
    data: 'Bots with their tokens, without the secrets.',
    related: {
      AdminAccessTokens: 'lists the access tokens of members.',
      SlashCommands: 'sends typed commands to other systems.',
    },
  },
  Embeds: {
    purpose:
      'Lists the widgets that show the office in other sites, changes them and shows their code.',
    container: 'apps/admin/src/features/organization/pages/EmbedsPage.tsx',
    data: 'Widgets with their public keys, and the rooms that they can show.',
    related: { OutgoingWebhooks: 'sends events to other systems.' },
  },
  LegalHolds: {
    purpose: 'Lists the legal holds on members and chat rooms, and places and releases them.',
    container: 'apps/admin/src/features/organization/pages/LegalHoldsPage.tsx',
    data: 'A page of holds with the number of their copies, and candidates for a new one.',
    related: { OrganizationSettings: 'exports the copies.' },
  },
  OrganizationList: {
    purpose: 'Lists the organisations of the service, creates and blocks them.',
    container: 'apps/admin/src/features/organization/pages/OrganizationsPage.tsx',
    data: 'A page of organisations.',
    accessibility: ['Keys and roles as in `DataTable`.'],
    related: { OrganizationSettings: 'changes one.' },
  },
  OutgoingWebhooks: {
    purpose:
      'Lists the outgoing webhooks of the organisation, and creates, tests and changes them.',
    container: 'apps/admin/src/features/organization/pages/OutgoingWebhooksPage.tsx',
    data: 'Webhooks without their secrets, and a page of deliveries of one webhook.',
    related: { AdminWebhooks: 'lists the webhooks that post into rooms.' },
  },
  OrganizationSettings: {
    purpose: 'Changes name, logo, rules and contracts of an organisation.',
    container: 'apps/admin/src/features/organization/pages/OrganizationPage.tsx',
    data: 'Stored settings and the edited values; contracts are loaded separately.',
    related: { SsoSettings: 'configures sign-in.' },
  },
  SlashCommands: {
    purpose: 'Lists the slash commands of the organisation, and creates and changes them.',
    container: 'apps/admin/src/features/organization/pages/SlashCommandsPage.tsx',
    data: 'Commands without their secrets.',
    related: { OutgoingWebhooks: 'sends events to other systems.' },
  },
};
