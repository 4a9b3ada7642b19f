import { checkFloorPlan } from '@office/world/plan-validation';
import { readFile, writeFile } from 'node:fs/promises';
import type { FloorPlan } from '@office/world/floor-plan';
import { readPlan } from '../demo/seed.ts';
import { exportFloorPlan, renameFloor } from '../admin/floors/floor-operation.ts';
import { replaceFloorPlan } from '../admin/floors/publication.ts';
import { createFloor, setFloorBlocked } from '../admin/floors/floor-changes.ts';
import { UsageError } from './arguments.ts';
import type { Command } from './command.ts';
import * as lookup from './lookup.ts';

const planFile = '--plan <JSON file, or a demo plan such as sakura-1>';

export const floorCommands: Command[] = [
  {
    name: 'floor create',
    usage: `--contract <name or id> --name <name> ${planFile}`,
    about: 'Creates a floor with a floor plan in a contract.',
    options: ['contract', 'name', 'plan'],
    run: async (args, context) => {
      const plan = await planFrom(args.required('plan'));
      const floor = await createFloor(context.platform, {
        contractId: await lookup.contractId(context, args.required('contract')),
        name: args.requiredInFormat('VisibleName', 'name'),
        plan,
      });
      context.print(floor);
    },
  },
  {
    name: 'floor import',
    usage: `<name or id> ${planFile}`,
    about:
      'Replaces the plan of a floor immediately. Frees removed seats and notifies their members.',
    options: ['plan'],
    run: async (args, context) => {
      const plan = await planFrom(args.required('plan'));
      const floorId = await lookup.floorId(context, args.positional('<name or id>'));
      const lost = await replaceFloorPlan(context.platform, floorId, plan);
      context.print(`The floor has its new plan. Seats that were given up: ${lost}.`);
    },
  },
  {
    name: 'floor export',
    usage: '<name or id> [--file <JSON file>]',
    about: 'Prints the plan of a floor, or writes it to a file.',
    options: ['file'],
    run: async (args, context) => {
      const floorId = await lookup.floorId(context, args.positional('<name or id>'));
      const text = JSON.stringify(await exportFloorPlan(context.platform, floorId), null, 2);
      const file = args.optional('file');
      if (!file) return context.print(text);
      await writeFile(file, `${text}\n`).catch((error: NodeJS.ErrnoException) => {
        throw new UsageError(`${file} cannot be written (${error.code ?? error.message})`);
      });
      context.print(`Written to ${file}.`);
    },
  },
  {
    name: 'floor check',
    usage: planFile,
    about: 'Validates a floor plan without importing it.',
    options: ['plan'],
    run: async (args, { print }) => {
      const { name, size, zones, seats } = await planFrom(args.required('plan'));
      const own = seats.filter(({ kind }) => kind === 'DESK').length;
      print(`${name.ja} / ${name.en}: ${size.width} × ${size.depth} m`);
      print(`${zones.length} zones, ${seats.length} places to sit, ${own} of them desks`);
    },
  },
  {
    name: 'floor rename',
    usage: '<name or id> --name <new name>',
    about: 'Renames a floor.',
    options: ['name'],
    run: async (args, context) => {
      const floorId = await lookup.floorId(context, args.positional('<name or id>'));
      await renameFloor(context.platform, floorId, args.requiredInFormat('VisibleName', 'name'));
      context.print('Done.');
    },
  },
  ...[true, false].map((block): Command => ({
    name: `floor ${block ? 'block' : 'unblock'}`,
    usage: '<name or id>',
    about: block ? 'Blocks a floor. Members stay signed in.' : 'Unblocks a floor.',
    options: [],
    run: async (args, context) => {
      const floorId = await lookup.floorId(context, args.positional('<name or id>'));
      const done = await setFloorBlocked(context.platform, floorId, block);
      context.print(done ? 'Done.' : 'Nothing to change.');
    },
  })),
];

/** @throws {UsageError} listing all errors of the plan */
async function planFrom(name: string): Promise<FloorPlan> {
  if (!name.endsWith('.json')) {
    return readPlan(name).catch(() => {
      throw new UsageError(`There is no demo plan "${name}"; a file’s name ends in .json`);
    });
  }
  const { plan, problems } = checkFloorPlan(await readJson(name));
  if (plan) return plan;
  const lines = problems.map(({ code, where, message }) => `  ${code}: ${where} ${message}`);
  throw new UsageError([`${name} is no floor plan that can be used:`, ...lines].join('\n'));
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read (${error.code ?? error.message})`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not JSON`);
  }
}
