import type pg from 'pg';

type Query = (statement: unknown, values?: unknown, ...rest: unknown[]) => unknown;

/** Uses of a statement after which it is prepared. */
const prepareThreshold = 5;

/** Each connection keeps the plans of its prepared statements. */
const maxPrepared = 300;

/** Bounds the counted statements: lists of values make many different texts. */
const maxCounted = 2000;

/**
 * Prepares frequent statements on each connection, so that PostgreSQL parses and plans them once. For short statements,
 * that takes several times as long as their execution.
 */
export class PreparedStatements {
  readonly #uses = new Map<string, number>();
  readonly #names = new Map<string, string>();

  /** Names the statements with parameters that are sent through the connection. */
  attach(client: pg.PoolClient): void {
    const query = client.query.bind(client) as Query;
    client.query = ((statement: unknown, values?: unknown, ...rest: unknown[]) =>
      query(this.#named(statement, values), values, ...rest)) as typeof client.query;
  }

  #named(statement: unknown, values: unknown): unknown {
    if (!Array.isArray(values) || values.length === 0) return statement;
    const config = typeof statement === 'string' ? { text: statement } : (statement as Config);
    if (config.name !== undefined || config.text === undefined) return statement;
    const name = this.#nameOf(config.text);
    return name ? { ...config, name } : statement;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= maxPrepared) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < prepareThreshold) {
      if (this.#uses.size >= maxCounted) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const name = `office ${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

interface Config {
  text?: string;
  name?: string;
}

/** Removes the names of statements that are sent through the connection, so that none is prepared. */
export function withoutStatementNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  client.query = ((statement: unknown, ...rest: unknown[]) =>
    query(
      isNamed(statement) ? { ...statement, name: undefined } : statement,
      ...rest,
    )) as typeof client.query;
}

function isNamed(statement: unknown): statement is Config {
  return (
    typeof statement === 'object' &&
    statement !== null &&
    'name' in statement &&
    'text' in statement
  );
}
