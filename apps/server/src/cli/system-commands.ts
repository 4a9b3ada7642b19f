import { verifyAuditLog, type BrokenEntry } from '../audit/audit-chain.ts';
import { pruneEntries } from '../audit/prune-entries.ts';
import { timestamp } from '../lib/timestamp.ts';
import { findMail, listMails } from '../mail/outbox.ts';
import { endMaintenance, getMaintenance, setMaintenance } from '../status/maintenance.ts';
import { CommandFailure, UsageError } from './arguments.ts';
import { table, type Command } from './command.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const minKeptDays = 30;

const describeBroken = ({ entryId, reason }: BrokenEntry) =>
  ({
    changed: `entry ${entryId} was changed`,
    deleted: `entry ${entryId} was deleted`,
    inserted: `entry ${entryId} was inserted`,
    missingBefore: `the entry before ${entryId} was deleted`,
  })[reason];

export const systemCommands: Command[] = [
  {
    name: 'maintenance set',
    usage:
      '[--start <time: now>] [--end <time> | --minutes <60>] [--phone <number>] [--email <address>]',
    about: 'Plans a maintenance. All members are signed out when it starts (4017).',
    options: ['start', 'end', 'minutes', 'phone', 'email'],
    run: async (args, { platform, print }) => {
      const startAt = args.time('start') ?? platform.now();
      const endAt =
        args.time('end') ?? new Date(startAt.getTime() + args.number('minutes', 60) * minute);
      if (endAt <= startAt) throw new UsageError('--end must be after --start');
      if (endAt <= platform.now())
        throw new UsageError('The end of the maintenance is in the past');
      const contactPhone = args.optional('phone') && args.requiredInFormat('VisibleName', 'phone');
      const contactEmail = args.optional('email') && args.requiredInFormat('Email', 'email');
      await setMaintenance(platform, {
        startAt,
        endAt,
        ...(contactPhone && { contactPhone }),
        ...(contactEmail && { contactEmail }),
      });
      print(`Maintenance from ${timestamp(startAt)} to ${timestamp(endAt)}.`);
    },
  },
  {
    name: 'maintenance end',
    usage: '',
    about: 'Ends the current maintenance or cancels the planned one.',
    options: [],
    run: async (_args, { platform, print }) => {
      const ended = await endMaintenance(platform);
      print(ended ? 'Maintenance ended or cancelled.' : 'No maintenance is active or planned.');
    },
  },
  {
    name: 'maintenance show',
    usage: '',
    about: 'Shows the current or planned maintenance.',
    options: [],
    run: async (_args, { platform, print }) => {
      const { startAt, endAt, contactPhone, contactEmail } = await getMaintenance(platform);
      print(
        startAt && endAt
          ? `From ${timestamp(startAt)} to ${timestamp(endAt)}.`
          : 'None is planned.',
      );
      if (contactPhone || contactEmail) {
        print(`Contact: ${[contactPhone, contactEmail].filter(Boolean).join(', ')}`);
      }
    },
  },
  {
    name: 'audit prune',
    usage: '--keep-days <number>',
    about: 'Deletes old entries of the audit log as the owner of the database.',
    options: ['keep-days'],
    run: async (args, { platform: { db, audit, now }, ownerUrl, print }) => {
      args.required('keep-days');
      const days = args.number('keep-days', minKeptDays);
      if (days < minKeptDays) throw new UsageError(`--keep-days must be ${minKeptDays} or more`);
      const before = new Date(now().getTime() - days * day);
      const removed = await pruneEntries({ db, audit, ownerUrl }, before);
      print(`Entries before ${timestamp(before)} deleted: ${removed}.`);
    },
  },
  {
    name: 'audit verify',
    usage: '[--contains <hash of an earlier run>]',
    about:
      'Verifies the hash chains of the audit log and prints their newest hashes. Exits with 1 if an entry was changed, deleted or inserted.',
    options: ['contains'],
    run: async (args, { platform: { db }, print }) => {
      const expected = args.optional('contains');
      let isFound = false;
      const chains = await verifyAuditLog(db, (hash) => (isFound ||= hash === expected));
      table(
        chains.map(({ id, organization, entries, head, broken }) => [
          broken ? 'broken' : 'ok',
          id,
          organization,
          entries,
          broken ? describeBroken(broken) : head,
        ]),
      ).forEach(print);
      const [first] = chains
        .flatMap(({ broken }) => broken ?? [])
        .toSorted((one, other) => one.entryId - other.entryId);
      if (first) throw new CommandFailure(`The audit log is broken: ${describeBroken(first)}`);
      if (expected && !isFound)
        throw new CommandFailure(`The audit log does not contain ${expected}`);
    },
  },
  {
    name: 'outbox list',
    usage: '[--limit <20>]',
    about: 'Lists the newest mails.',
    options: ['limit'],
    run: async (args, { platform, print }) => {
      const mails = await listMails(platform.db, args.number('limit', 20));
      const lines = mails.map(({ id, createdAt, recipient, subject, sentAt, lastError }) => [
        id.slice(0, 8),
        timestamp(createdAt),
        sentAt ? 'sent' : lastError ? 'failed' : 'waiting',
        recipient,
        subject,
      ]);
      table(lines).forEach(print);
    },
  },
  {
    name: 'outbox show',
    usage: '<id or its first characters>',
    about: 'Shows a mail.',
    options: [],
    run: async (args, { platform, print }) => {
      const id = args.positional('The id of a mail');
      const mail = await findMail(platform.db, id);
      if (!mail) throw new UsageError(`There is no mail "${id}", or more than one`);
      print(`To:      ${mail.recipient}`);
      print(`Subject: ${mail.subject}`);
      print(`Date:    ${timestamp(mail.createdAt)}`);
      if (mail.lastError) print(`Error:   ${mail.lastError}`);
      print(`\n${mail.text}`);
    },
  },
];
