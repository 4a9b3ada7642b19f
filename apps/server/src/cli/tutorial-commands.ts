import { publishTutorial, unpublishTutorial } from '../tutorial/admin/tutorials.ts';
import { UsageError, type Arguments } from './arguments.ts';
import { table, type Command, type CommandContext } from './command.ts';
import { listTutorials } from './lookup-store.ts';
import * as lookup from './lookup.ts';

const which = '<id, or title in either language> --organization <name or id>';

export const tutorialCommands: Command[] = [
  {
    name: 'tutorial list',
    usage: '--organization <name or id>',
    about: 'Lists the tutorials of an organisation, including drafts.',
    options: ['organization'],
    run: async (args, context) => {
      const organizationId = await lookup.organizationId(context, args.required('organization'));
      const rows = await listTutorials(context.platform.db, organizationId);
      const lines = rows.map(({ id, publishedAt, category, title }) => [
        id,
        publishedAt ? 'published' : 'draft',
        category.en,
        title.en,
        title.ja,
      ]);
      table(lines).forEach(context.print);
    },
  },
  {
    name: 'tutorial publish',
    usage: `${which} [--quiet]`,
    about:
      'Publishes a tutorial. Notifies the members on the first publication unless --quiet is set.',
    options: ['organization'],
    flags: ['quiet'],
    run: async (args, context) => {
      const { id, ...where } = await find(args, context);
      const notify = !args.hasFlag('quiet');
      await publishTutorial(context.platform, { ...where, id }, { version: null, notify });
      context.print('Published.');
    },
  },
  {
    name: 'tutorial unpublish',
    usage: which,
    about: 'Changes a published tutorial back to a draft.',
    options: ['organization'],
    run: async (args, context) => {
      const { id, ...where } = await find(args, context);
      await unpublishTutorial(context.platform, { ...where, id }, { version: null });
      context.print('Unpublished.');
    },
  },
];

async function find(args: Arguments, context: CommandContext) {
  const word = args.positional('The tutorial');
  const organizationId = await lookup.organizationId(context, args.required('organization'));
  const all = await listTutorials(context.platform.db, organizationId);
  const found = all.filter(({ id, title }) => [id, title.ja, title.en].includes(word));
  const [first, ...others] = found;
  if (!first) throw new UsageError(`There is no tutorial "${word}": see tutorial list`);
  if (others.length > 0) throw new UsageError(`There is more than one "${word}": use its id`);
  return { organizationId, id: first.id };
}
