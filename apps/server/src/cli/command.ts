import type pg from 'pg';
import type { Platform } from '../platform/platform.ts';
import type { Arguments } from './arguments.ts';

/** The means of a command. */
export interface CommandContext {
  platform: Platform;
  pool: pg.Pool;
  /** The database as the owner of its tables. */
  ownerUrl: string;
  print(line: string): void;
  /** A line of standard input; at a terminal it is asked for, and what is typed is not shown. */
  readSecret(prompt: string): Promise<string>;
}

/** One thing that the operator can do. */
export interface Command {
  /** `organization create`. */
  name: string;
  /** The part after the name, as the help shows it; the word that is no option, if any, first. */
  usage: string;
  about: string;
  options: readonly string[];
  /** Options without a value. */
  flags?: readonly string[];
  run(given: Arguments, context: CommandContext): Promise<void>;
}

/** Rows as columns of a width of their own. */
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
