import { ApiError } from '../http/api-error.ts';
import { Arguments, UsageError } from './arguments.ts';
import { backupCommands } from './backup-commands.ts';
import type { Command, CommandContext } from './command.ts';
import { recordCommand } from './command-record.ts';
import { doctorHelp } from './doctor/doctor-command.ts';
import { floorCommands } from './floor-commands.ts';
import { jobCommands } from './job-commands.ts';
import { keyCommands } from './key-commands.ts';
import { memberCommands } from './member-commands.ts';
import { organizationCommands } from './organization-commands.ts';
import { systemCommands } from './system-commands.ts';
import { tutorialCommands } from './tutorial-commands.ts';

const commands: readonly Command[] = [
  ...organizationCommands,
  ...floorCommands,
  ...memberCommands,
  ...tutorialCommands,
  ...systemCommands,
  ...jobCommands,
  ...backupCommands,
  ...keyCommands,
];

export function isHelpRequest(typed: readonly string[]): boolean {
  const isFlagged = typed.some((word) => word === '--help' || word === '-h');
  return typed.length === 0 || typed[0] === 'help' || isFlagged;
}

export function help(typed: readonly string[]): string[] {
  const words = typed.filter((word) => word !== 'help' && !word.startsWith('-'));
  const all = [...commands, doctorHelp];
  const matching = all.filter(({ name }) => words.every((word) => name.includes(word)));
  const shown = matching.length > 0 ? matching : all;
  return [
    'Usage: npm run office -- <command>',
    '',
    ...shown.flatMap(({ name, usage, about }) => [
      `  ${name} ${usage}`.trimEnd(),
      `      ${about}`,
    ]),
  ];
}

/** @throws {UsageError} describing the error in the arguments */
export async function runCommand(typed: readonly string[], context: CommandContext): Promise<void> {
  const name = typed.slice(0, 2).join(' ');
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new UsageError(`There is no command "${name}": see npm run office -- help`);
  const takesWord = command.usage.startsWith('<');
  const args = new Arguments(typed.slice(2), command, takesWord);
  const record = recordCommand(typed, context);
  try {
    await command.run(args, { ...context, platform: { ...context.platform, ...record } });
    await record.succeeded();
  } catch (error) {
    await record.refused(error);
    if (error instanceof ApiError) throw new UsageError(`Refused: ${error.message}`);
    throw error;
  }
}
