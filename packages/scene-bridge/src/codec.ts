import * as z from 'zod/mini';

/**
 * How one message's payload travels as the single string that a Unity build understands.
 * `Value` is what the receiver gets, `Input` what the sender may pass (defaults left out).
 */
export interface Codec<Value, Input = Value> {
  readonly wire: 'json' | 'flag' | 'word' | 'none';
  encode(payload: Input): string | undefined;
  /** Throws when `raw` is not such a payload; callers turn that into a report. */
  decode(raw: unknown): Value;
}

/** The payload that a codec's receiver gets. */
export type ValueOf<C> = C extends { decode(raw: unknown): infer Value } ? Value : never;

/** The payload that a codec's sender passes. */
export type InputOf<C> = C extends { encode(payload: infer Input): unknown } ? Input : never;

/** A message that was dropped, and why. */
export interface BridgeProblem {
  direction: 'webToScene' | 'sceneToWeb';
  name: string;
  reason: 'unknownName' | 'malformed';
  detail: string;
}

export type ReportProblem = (problem: BridgeProblem) => void;

/** One JSON string, checked by `schema` on both sides. */
export function json<Schema extends z.ZodMiniType>(
  schema: Schema,
): Codec<z.output<Schema>, z.input<Schema>> {
  return {
    wire: 'json',
    encode: (payload) => JSON.stringify(z.parse(schema, payload)),
    decode(raw) {
      if (typeof raw !== 'string')
        throw new TypeError(`a JSON string is expected, not ${typeof raw}`);
      return z.parse(schema, JSON.parse(raw));
    },
  };
}

/** `'true'` or `'false'`. */
export function flag(): Codec<boolean> {
  return {
    wire: 'flag',
    encode: (payload) => String(z.parse(z.boolean(), payload)),
    decode(raw) {
      if (raw !== 'true' && raw !== 'false') throw new TypeError("'true' or 'false' is expected");
      return raw === 'true';
    },
  };
}

/** One word of a closed list, as it is, without quotes. */
export function word<const Words extends readonly string[]>(words: Words): Codec<Words[number]> {
  const schema = z.enum(words);
  return {
    wire: 'word',
    encode: (payload) => z.parse(schema, payload),
    decode: (raw) => z.parse(schema, raw),
  };
}

/** No payload: whatever comes with the message is ignored. */
export function none(): Codec<undefined> {
  return { wire: 'none', encode: () => undefined, decode: () => undefined };
}

/** A short text for a report: the first problem only, never the payload itself (it can hold a token). */
export function describe(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    return issue ? `${issue.path.join('.') || 'payload'}: ${issue.code}` : 'does not match';
  }
  return error instanceof SyntaxError ? 'not JSON' : String((error as Error)?.message ?? error);
}
