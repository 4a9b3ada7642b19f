import { defaultLanguage, languages, roles, type Role } from '@office/vocabulary';
import { blockUser, unblockUser } from '../admin/accounts.ts';
import { addMember, blockMember, setRole, unblockMember } from '../admin/members/member-changes.ts';
import { setFloorBlocked } from '../admin/floors/floor-changes.ts';
import { blockContract, unblockContract } from '../admin/organization/contracts.ts';
import { blockOrganization, unblockOrganization } from '../admin/organization/organizations.ts';
import { createAccount } from '../auth/accounts.ts';
import { listSystemAdmins, setSystemAdmin } from '../auth/sessions/administration.ts';
import { resetTwoFactor } from '../auth/two-factor/two-factor.ts';
import { requireFormat } from './arguments.ts';
import { table, type Command, type CommandContext } from './command.ts';
import { listMembers } from './lookup-store.ts';
import * as lookup from './lookup.ts';

const membership = '--organization <name or id> --email <address>';

const systemAdminCommands: Command[] = [
  ...[true, false].map((grant): Command => ({
    name: `system-admin ${grant ? 'grant' : 'withdraw'}`,
    usage: '<address>',
    about: grant
      ? 'Grants a user the administration of all organisations and the system.'
      : 'Revokes the system administration and ends the administration sessions of the user.',
    options: [],
    run: async (args, context) => {
      const userId = await lookup.userId(context, args.positional('<address>'));
      const done = await setSystemAdmin(context.platform, userId, grant);
      context.print(done ? 'Done.' : 'Nothing to change.');
    },
  })),
  {
    name: 'system-admin list',
    usage: '',
    about: 'Lists the system administrators.',
    options: [],
    run: async (_args, { platform, print }) => {
      const people = await listSystemAdmins(platform);
      const lines = people.map(({ email, name, blockedAt }) => [
        email,
        blockedAt ? 'blocked everywhere' : '',
        name,
      ]);
      table(lines).forEach(print);
    },
  },
];

/** The roles in an organisation. SYSTEM_ADMIN is excluded because it belongs to the user account. */
export const memberRoles = roles.filter(
  (role): role is Exclude<Role, 'SYSTEM_ADMIN'> => role !== 'SYSTEM_ADMIN',
);

export const memberCommands: Command[] = [
  {
    name: 'user create',
    usage: '--email <address> --name <name> --password [--language ja|en]',
    about:
      'Creates an account. Reads the password from standard input, so that process lists do not show it.',
    options: ['email', 'name', 'language'],
    flags: ['password'],
    run: async (args, { platform, print, readSecret }) => {
      const account = {
        email: args.requiredInFormat('Email', 'email').toLowerCase(),
        nameKanji: args.requiredInFormat('NewNameKanji', 'name'),
        language: args.oneOf('language', languages, defaultLanguage),
      };
      args.requireFlag('password');
      const password = requireFormat('Password', 'The password', await readSecret('Password: '));
      const id = await createAccount(platform, { ...account, password });
      print(id);
    },
  },
  {
    name: 'user reset-two-factor',
    usage: '<address>',
    about:
      'Turns off two-factor authentication for a user without the app and without recovery codes.',
    options: [],
    run: async (args, context) => {
      const userId = await lookup.userId(context, args.positional('<address>'));
      const done = await resetTwoFactor(context.platform, userId);
      context.print(done ? 'Done.' : 'Nothing to change.');
    },
  },
  {
    name: 'member list',
    usage: '--organization <name or id>',
    about: 'Lists the members of an organisation.',
    options: ['organization'],
    run: async (args, context) => {
      const organization = await lookup.organizationId(context, args.required('organization'));
      const members = await listMembers(context.platform.db, organization, context.platform.now());
      const lines = members.map(({ email, name, role, workingStatus, status, ...blocks }) => [
        email,
        role,
        `${workingStatus} ${status}`,
        blockOf(blocks),
        name,
      ]);
      table(lines).forEach(context.print);
    },
  },
  {
    name: 'member create',
    usage: `${membership} [--role USER|ORGANIZATION_ADMIN|GUEST]`,
    about: 'Adds a user to an organisation.',
    options: ['organization', 'email', 'role'],
    run: async (args, context) => {
      const role = args.oneOf('role', memberRoles, 'USER');
      const member = await toMember(args.required('organization'), args.required('email'), context);
      await addMember(context.platform, { ...member, role });
      context.print('Added.');
    },
  },
  {
    name: 'role set',
    usage: `${membership} --role USER|ORGANIZATION_ADMIN|GUEST`,
    about: 'Changes the role of a member, who must sign in again (4014).',
    options: ['organization', 'email', 'role'],
    run: async (args, context) => {
      args.required('role');
      const role = args.oneOf('role', memberRoles, 'USER');
      const member = await toMember(args.required('organization'), args.required('email'), context);
      const changed = await setRole(context.platform, member, role);
      context.print(changed ? `Changed the role to ${role}.` : 'Nothing to change.');
    },
  },
  ...systemAdminCommands,
  ...blocking(
    'user',
    'a user in all organisations',
    '<address>',
    '4011',
    async (email, context, block) => {
      const id = await lookup.userId(context, email);
      return block ? blockUser(context.platform, id) : unblockUser(context.platform, id);
    },
  ),
  ...blocking(
    'organization',
    'an organisation',
    '<name or id>',
    '4010',
    async (name, context, block) => {
      const id = await lookup.organizationId(context, name);
      return (block ? blockOrganization : unblockOrganization)(context.platform, id);
    },
  ),
  ...blocking('contract', 'an office', '<name or id>', '4015', async (name, context, block) => {
    const id = await lookup.contractId(context, name);
    return (block ? blockContract : unblockContract)(context.platform, id);
  }),
  ...blocking(
    'floor',
    'a floor',
    '<name or id>',
    'members stay signed in',
    async (name, context, block) =>
      setFloorBlocked(context.platform, await lookup.floorId(context, name), block),
  ),
  ...[true, false].map((block): Command => ({
    name: `${block ? 'block' : 'unblock'} member`,
    usage: membership,
    about: block
      ? 'Blocks a member in one organisation (4011).'
      : 'Unblocks a member in one organisation.',
    options: ['organization', 'email'],
    run: async (args, context) => {
      const member = await toMember(args.required('organization'), args.required('email'), context);
      const done = await (block ? blockMember : unblockMember)(context.platform, member);
      context.print(done ? 'Done.' : 'Nothing to change.');
    },
  })),
];

function blocking(
  noun: string,
  what: string,
  usage: string,
  effect: string,
  apply: (what: string, context: CommandContext, block: boolean) => Promise<boolean>,
): Command[] {
  return [true, false].map((block) => ({
    name: `${block ? 'block' : 'unblock'} ${noun}`,
    usage,
    about: block ? `Blocks ${what} (${effect}).` : `Unblocks ${what}.`,
    options: [],
    run: async (args, context) => {
      const done = await apply(args.positional(usage), context, block);
      context.print(done ? 'Done.' : 'Nothing to change.');
    },
  }));
}

type MemberLine = Awaited<ReturnType<typeof listMembers>>[number];

function blockOf({
  blockedAt,
  blockedEverywhereAt,
  hasBlockedAttempts,
}: Pick<MemberLine, 'blockedAt' | 'blockedEverywhereAt' | 'hasBlockedAttempts'>): string {
  if (blockedEverywhereAt) return 'blocked everywhere';
  if (blockedAt) return 'blocked';
  return hasBlockedAttempts ? 'wrong passwords' : '';
}

async function toMember(organization: string, email: string, context: CommandContext) {
  return {
    organizationId: await lookup.organizationId(context, organization),
    userId: await lookup.userId(context, email),
  };
}
