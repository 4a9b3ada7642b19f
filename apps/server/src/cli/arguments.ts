import { parseArgs } from 'node:util';
import { namedSchemas } from '../http/contract.ts';
import { responseSchemas } from '../http/validation/validation.ts';

const formatDescriptions = {
  Email: 'an email address',
  NewNameKanji: 'a name in kanji, kana or the alphabet, of at most 255 characters',
  Password:
    '4 to 16 letters, digits and # ? ! @ $ % ^ & * - +, with a digit, a lower-case letter, an upper-case letter and a symbol',
  VisibleName: 'one line of at most 255 visible characters',
} as const;

const maxNumber = 1_000_000;

/** An error in the command as typed. Printed without a stack trace. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** A failed check. Printed without a stack trace. */
export class CommandFailure extends Error {
  override name = 'CommandFailure';
}

/** Applies the validation of the web pages, so that every created account can sign in. */
export function requireFormat(
  form: keyof typeof formatDescriptions,
  name: string,
  value: string,
): string {
  if (responseSchemas.validate(namedSchemas[form]!, value)) return value;
  throw new UsageError(`${name} must be ${formatDescriptions[form]}`);
}

export class Arguments {
  readonly #options: Record<string, string | undefined>;
  readonly #flags: Record<string, boolean | undefined>;
  readonly #positionals: string[];

  /**
   * @param takesPositional whether the command accepts a positional argument
   * @throws {UsageError} for an unknown option, an option without a value, or too many arguments
   */
  constructor(
    words: string[],
    { options, flags = [] }: { options: readonly string[]; flags?: readonly string[] },
    takesPositional: boolean,
  ) {
    try {
      const { values, positionals } = parseArgs({
        args: words,
        allowPositionals: true,
        options: {
          ...Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
          ...Object.fromEntries(flags.map((name) => [name, { type: 'boolean' as const }])),
        },
      });
      this.#options = values as Record<string, string | undefined>;
      this.#flags = values as Record<string, boolean | undefined>;
      this.#positionals = positionals;
    } catch (error) {
      throw new UsageError((error as Error).message);
    }
    const [stray] = takesPositional ? [] : this.#positionals;
    const [flag] = flags.filter((name) => this.#flags[name]);
    // The argument may be a secret, so the message does not repeat it.
    if (stray !== undefined && flag) {
      throw new UsageError(`--${flag} takes no value: see npm run office -- help`);
    }
    if (stray !== undefined)
      throw new UsageError(`"${stray}" is unexpected: quote values that contain spaces`);
  }

  required(name: string): string {
    const value = this.#options[name];
    if (!value) throw new UsageError(`--${name} is missing`);
    return value;
  }

  optional(name: string): string | undefined {
    return this.#options[name];
  }

  hasFlag(name: string): boolean {
    return this.#flags[name] ?? false;
  }

  requireFlag(name: string): void {
    if (!this.#flags[name]) throw new UsageError(`--${name} is missing`);
  }

  requiredInFormat(form: keyof typeof formatDescriptions, name: string): string {
    return requireFormat(form, `--${name}`, this.required(name));
  }

  positional(what: string): string {
    const [word, ...more] = this.#positionals;
    if (!word || more.length > 0)
      throw new UsageError(`${what} is missing, or there are too many arguments`);
    return word;
  }

  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const value = this.#options[name] ?? fallback;
    const found = values.find((candidate) => candidate === value);
    if (!found) throw new UsageError(`--${name} must be one of ${values.join(', ')}`);
    return found;
  }

  number(name: string, fallback: number): number {
    const value = Number(this.#options[name] ?? fallback);
    if (!Number.isInteger(value) || value < 1 || value > maxNumber) {
      throw new UsageError(`--${name} must be a whole number from 1 to ${maxNumber}`);
    }
    return value;
  }

  time(name: string): Date | undefined {
    const value = this.#options[name];
    if (value === undefined) return undefined;
    const time = new Date(value);
    if (Number.isNaN(time.getTime())) {
      throw new UsageError(`--${name} must be a time such as 2026-11-20T18:00+09:00`);
    }
    return time;
  }
}
