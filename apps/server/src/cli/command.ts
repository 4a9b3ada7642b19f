import type pg from 'pg';
import type { Platform } from '../platform/platform.ts';
import type { Arguments } from './arguments.ts';

export interface CommandContext {
  platform: Platform;
  pool: pg.Pool;
  ownerUrl: string;
  print(line: string): void;
  /** Reads a line from standard input. At a terminal it shows the prompt and hides the input. */
  readSecret(prompt: string): Promise<string>;
}

export interface Command {
  /** For example `organization create`. */
  name: string;
  /** The arguments after the name, as shown in the help. The positional argument, if any, is first. */
  usage: string;
  about: string;
  options: readonly string[];
  flags?: readonly string[];
  run(args: Arguments, context: CommandContext): Promise<void>;
}

export function table(rows: readonly (readonly (string | number | null)[])[]): string[] {
  const text = rows.map((row) => row.map((cell) => String(cell ?? '–')));
  const widths = (text[0] ?? []).map((_, column) =>
    Math.max(...text.map((row) => row[column]?.length ?? 0)),
  );
  return text.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
