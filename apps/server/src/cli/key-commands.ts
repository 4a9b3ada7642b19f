import { checkKeys } from '../keys/check-keys.ts';
import { encryptFiles } from '../files/encrypt-files.ts';
import { createFileStorage } from '../files/storage/create-file-storage.ts';
import { directSeconds } from '../files/storage/s3-file-storage.ts';
import { deriveVapidKeys } from '../config/vapid.ts';
import {
  countPushSubscriptions,
  countUsesOf,
  findColumnUses,
  findKeyStatus,
  forgetKey,
} from '../keys/key-usage.ts';
import { rotateKeys, type RotatedColumn } from '../keys/rotate-keys.ts';
import { keyIdOf, secretsOf } from '../lib/key-ring.ts';
import { CommandFailure, UsageError } from './arguments.ts';
import { table, type Command } from './command.ts';

export const keyCommands: Command[] = [
  {
    name: 'keys status',
    usage: '',
    about:
      'Counts the stored values by secret: OFFICE_SECRET, OFFICE_PREVIOUS_SECRETS, or neither.',
    options: [],
    run: async (_args, { platform: { db, config }, print }) => {
      const { columns, files, unset } = await findKeyStatus(db, config);
      table([
        ['', 'current', 'previous', 'unreadable'],
        ...columns.map((each) => [each.name, each.current, each.previous, each.unreadable]),
      ]).forEach(print);
      print(`Files: ${files.encrypted} encrypted, ${files.plain} not encrypted.`);
      print(`OFFICE_SECRET has the key id ${keyIdOf(config.secret)}.`);
      for (const secret of config.previousSecrets) {
        const id = keyIdOf(secret);
        const uses = columns.flatMap((column) => {
          const count = countUsesOf(column, id);
          return count > 0 ? [`${count} × ${column.name}`] : [];
        });
        const { publicKey } = deriveVapidKeys(secret);
        const isPushKey = config.webPush.previousKeys.some((key) => key.publicKey === publicKey);
        const browsers = isPushKey ? await countPushSubscriptions(db, publicKey) : 0;
        if (browsers > 0) uses.push(`${browsers} × push subscriptions`);
        print(
          uses.length === 0
            ? `The previous secret ${id} is not used. You can remove it.`
            : `The previous secret ${id} is used by ${uses.join(', ')}.`,
        );
      }
      for (const { id, values } of unset) {
        print(
          `The secret ${id} is not set${values === 0 ? ' and not used' : `, but used by ${values} values`}.`,
        );
      }
    },
  },
  {
    name: 'keys rotate',
    usage: '',
    about:
      'Encrypts all stored secrets with OFFICE_SECRET. Servers can run. Run it again after an interruption.',
    options: [],
    run: async (_args, { platform: { db, config }, print }) => {
      await checkKeys(db, config);
      const columns: RotatedColumn[] = [];
      await rotateKeys({ db, ring: config }, (column) => columns.push(column));
      table([
        ['', 'rotated', 'verified', 'unreadable'],
        ...columns.map((each) => [each.name, each.rotated, each.verified, each.unreadable]),
      ]).forEach(print);
      const forgotten = columns.reduce((sum, each) => sum + each.forgotten, 0);
      if (forgotten > 0) print(`${forgotten} values of forgotten secrets stay unreadable.`);
      const unreadable = columns.reduce((sum, each) => sum + each.unreadable, 0);
      if (unreadable > 0) {
        throw new CommandFailure(
          `OFFICE_SECRET does not decrypt ${unreadable} values. If servers with another secret are running, restart them and run this again.`,
        );
      }
      const previous = config.previousSecrets.map(keyIdOf);
      const left = (await findColumnUses(db)).filter((column) =>
        previous.some((id) => countUsesOf(column, id) > 0),
      );
      print(
        left.length === 0
          ? 'No value needs OFFICE_PREVIOUS_SECRETS.'
          : `OFFICE_PREVIOUS_SECRETS is needed until these are used or renewed: ${left.map(({ name }) => name).join(', ')}. See keys status.`,
      );
    },
  },
  {
    name: 'files encrypt',
    usage: '',
    about:
      'Encrypts the existing files. Servers can run. Run it again after an interruption. New files need OFFICE_ENCRYPT_FILES.',
    options: [],
    run: async (_args, { platform: { db, config, now }, print }) => {
      await checkKeys(db, config);
      const linkMs = config.s3 ? directSeconds * 1000 : 0;
      const files = createFileStorage(config, now);
      const { encrypted, missing, failed } = await encryptFiles({ db, files }, { linkMs });
      print(`Files encrypted: ${encrypted}. Without bytes: ${missing}.`);
      for (const { key, error } of failed) print(`${key}: ${error.message}`);
      if (failed.length > 0) {
        throw new CommandFailure(`${failed.length} files were not encrypted. They are unchanged.`);
      }
      if (!config.encryptFiles) {
        print('New files are not encrypted: set OFFICE_ENCRYPT_FILES=1 for the servers.');
      }
    },
  },
  {
    name: 'keys forget',
    usage: '<key id>',
    about: 'Lets servers start without a lost secret. Its values must be entered again.',
    options: [],
    run: async (args, { platform: { db, config }, print }) => {
      const id = args.positional('The key id');
      if (secretsOf(config).some((secret) => keyIdOf(secret) === id)) {
        throw new UsageError('This secret is set: remove it from the settings first');
      }
      if (!(await forgetKey(db, id))) throw new UsageError(`There is no key id ${id}`);
      print(`Servers start without ${id}. See keys status for the unreadable values.`);
    },
  },
];
