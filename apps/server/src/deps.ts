import type { Config } from './config/config.ts';
import type { Database, Queryable } from './database/database.ts';

/** Whom a real-time message reaches: everyone connected, or those connected as part of something. */
export type Audience =
  | 'everyone'
  | { organizationId: string }
  | { contractId: string }
  | { userId: string; organizationId?: string }
  | { sessionId: string };

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** What the services of every area work with; passed in, so that tests choose each of them. */
export interface Deps {
  db: Database;
  /** The one clock: tests move it instead of waiting. */
  now(): Date;
  config: Pick<Config, 'secret' | 'publicUrl' | 'demo'>;
  /** Sends a message to connected clients; after commit, never inside a transaction. */
  publish(to: Audience, event: string, payload: object): void;
  /** Writes a mail to the outbox as part of the given transaction. */
  sendMail(tx: Queryable, mail: Mail): Promise<void>;
}
