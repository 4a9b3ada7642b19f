import * as z from 'zod/mini';

/** Converts payloads to strings. `Input` is the payload before defaults are applied. */
export interface Codec<Value, Input = Value> {
  readonly wire: 'json' | 'flag' | 'word' | 'none';
  encode(payload: Input): string | undefined;
  /** Throws if `raw` is not a valid payload. */
  decode(raw: unknown): Value;
}

export type ValueOf<C> = C extends { decode(raw: unknown): infer Value } ? Value : never;

export type InputOf<C> = C extends { encode(payload: infer Input): unknown } ? Input : never;

export interface BridgeProblem {
  direction: 'webToScene' | 'sceneToWeb';
  name: string;
  reason: 'unknownName' | 'malformed';
  detail: string;
}

export type ReportProblem = (problem: BridgeProblem) => void;

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

export function enumWord<const Words extends readonly string[]>(
  words: Words,
): Codec<Words[number]> {
  const schema = z.enum(words);
  return {
    wire: 'word',
    encode: (payload) => z.parse(schema, payload),
    decode: (raw) => z.parse(schema, raw),
  };
}

/** No payload; a received payload is ignored. */
export function none(): Codec<undefined> {
  return { wire: 'none', encode: () => undefined, decode: () => undefined };
}

/** Returns the first problem without the payload, which can contain a token. */
export function describeError(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    return issue ? `${issue.path.join('.') || 'payload'}: ${issue.code}` : 'does not match';
  }
  return error instanceof SyntaxError ? 'not JSON' : String((error as Error)?.message ?? error);
}
