import { defaultLanguage, languages } from '@office/vocabulary';
import { createContract } from '../admin/organization/contracts.ts';
import { createOrganization } from '../admin/organization/organizations.ts';
import { sendInvite } from '../organization/invites.ts';
import { table, type Command } from './command.ts';
import { listContracts, listFloors, listOrganizations } from './lookup-store.ts';
import * as lookup from './lookup.ts';
import { memberRoles } from './member-commands.ts';

export const organizationCommands: Command[] = [
  {
    name: 'organization list',
    usage: '',
    about: 'Lists the organisations.',
    options: [],
    run: async (_args, { platform, print }) => {
      const rows = await listOrganizations(platform.db);
      const lines = rows.map(({ id, name, members, blockedAt }) => [
        id,
        name,
        `${members} members`,
        blockedAt ? 'blocked' : '',
      ]);
      table(lines).forEach(print);
    },
  },
  {
    name: 'organization create',
    usage: '--name <name> [--email <address>]',
    about: 'Creates an organisation.',
    options: ['name', 'email'],
    run: async (args, { platform, print }) => {
      const email = args.optional('email') && args.requiredInFormat('Email', 'email');
      const name = args.requiredInFormat('VisibleName', 'name');
      print(await createOrganization(platform, { name, ...(email && { email }) }));
    },
  },
  {
    name: 'contract list',
    usage: '--organization <name or id>',
    about: 'Lists the contracts of an organisation and their floors.',
    options: ['organization'],
    run: async (args, context) => {
      const organization = await lookup.organizationId(context, args.required('organization'));
      for (const contract of await listContracts(context.platform.db, organization)) {
        const { id, name, loginUserLimit, blockedAt } = contract;
        context.print(`${id}  ${name}  up to ${loginUserLimit} people${mark(blockedAt)}`);
        for (const floor of await listFloors(context.platform.db, id)) {
          context.print(`  ${floor.id}  ${floor.name}${mark(floor.blockedAt)}`);
        }
      }
    },
  },
  {
    name: 'contract create',
    usage:
      '--organization <name or id> --name <name> [--name-en <name in English>] [--limit <simultaneously signed-in users: 100>]',
    about: 'Creates a contract, which is an office of an organisation.',
    options: ['organization', 'name', 'name-en', 'limit'],
    run: async (args, context) => {
      const name = args.requiredInFormat('VisibleName', 'name');
      const contract = await createContract(context.platform, {
        organizationId: await lookup.organizationId(context, args.required('organization')),
        name,
        ...(args.optional('name-en') === undefined
          ? {}
          : { names: { ja: name, en: args.requiredInFormat('VisibleName', 'name-en') } }),
        loginUserLimit: args.number('limit', 100),
      });
      context.print(contract);
    },
  },
  {
    name: 'invite create',
    usage:
      '--organization <name or id> --email <address> [--role USER|ORGANIZATION_ADMIN|GUEST] [--language ja|en] [--by <address of who invites>]',
    about: 'Invites a person to an organisation by mail and prints the link.',
    options: ['organization', 'email', 'role', 'language', 'by'],
    run: async (args, context) => {
      const inviter = args.optional('by');
      const invite = await sendInvite(context.platform, {
        organizationId: await lookup.organizationId(context, args.required('organization')),
        email: args.requiredInFormat('Email', 'email'),
        role: args.oneOf('role', memberRoles, 'USER'),
        invitedBy: inviter ? await lookup.userId(context, inviter) : null,
        language: args.oneOf('language', languages, defaultLanguage),
      });
      context.print(invite.url);
    },
  },
];

function mark(blockedAt: Date | null): string {
  return blockedAt ? '  blocked' : '';
}
