import type { FastifyBaseLogger } from 'fastify';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Bus } from '../database/bus.ts';
import type { Database } from '../database/database.ts';
import type { Metrics } from '../observability/metrics.ts';
import { lockDueMail, markFailed, markSent, type OutboxMail } from './outbox-store.ts';
import { mailTopic } from './outbox.ts';

export interface DeliveryDeps {
  db: Database;
  bus: Pick<Bus, 'subscribe'>;
  now(): Date;
  config: Pick<Config, 'mail'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  metrics: Pick<Metrics, 'mail'>;
  /** How long the mail server may be silent, in milliseconds. */
  patience?: number;
}

/** One that is silent for longer keeps every other mail waiting. */
const smtpPatience = 30_000;

/** How many mails are on their way at once: each holds a connection of the database and one of the mail server. */
const lanes = 4;

/** How often the outbox is looked through for mails whose time to try again has come. */
const lookEvery = 30_000;
const minute = 60_000;

/**
 * Empties the outbox by SMTP, a few mails at a time: those that were written singly before those that were
 * written by the thousand. Several processes can do so at once.
 */
export class MailDelivery {
  readonly #deps: DeliveryDeps;
  readonly #transport: Transporter;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #again = false;
  #closing = false;

  constructor(deps: DeliveryDeps, smtpUrl: string) {
    this.#deps = deps;
    const { patience = smtpPatience } = deps;
    this.#transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: lanes,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    });
    deps.bus.subscribe(mailTopic, () => this.run());
    this.#timer = setInterval(() => this.run(), lookEvery);
    this.run();
  }

  /** Delivers what is due; asked again meanwhile, it looks once more. */
  run(): void {
    this.#again = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#again = false;
    this.#closing = true;
    await this.#running;
    this.#transport.close();
  }

  async #drain(): Promise<void> {
    try {
      while (this.#again) {
        this.#again = false;
        await Promise.all(Array.from({ length: lanes }, () => this.#drainLane()));
      }
    } catch (error) {
      this.#deps.log.error({ err: error }, 'the mail outbox could not be read');
    }
  }

  async #drainLane(): Promise<void> {
    while (!this.#closing && (await this.#deliverOne()));
  }

  /** Whether there was one. The row stays locked while it is sent: nobody gets it twice. */
  #deliverOne(): Promise<boolean> {
    const { db, now, log, metrics } = this.#deps;
    return db.transaction(async (tx) => {
      const mail = await lockDueMail(tx, now());
      if (!mail) return false;
      try {
        await this.#send(mail);
        await markSent(tx, mail, now());
        metrics.mail.inc({ outcome: 'sent' });
      } catch (error) {
        const wait = minute * 4 ** Math.min(mail.attempts, 5);
        const nextAttemptAt = new Date(now().getTime() + wait);
        await markFailed(tx, mail.id, { error: String(error), nextAttemptAt });
        metrics.mail.inc({ outcome: 'failed' });
        log.warn({ err: error, mail: mail.id }, 'a mail could not be sent');
      }
      return true;
    });
  }

  async #send({ id, recipient, subject, text, calendars }: OutboxMail): Promise<void> {
    const [own, ...further] = calendars;
    await this.#transport.sendMail({
      from: this.#deps.config.mail.from,
      // As an object it is one address, whatever is in it.
      to: { name: '', address: recipient },
      subject,
      text,
      ...(own && { icalEvent: { method: own.method, content: own.text, filename: 'invite.ics' } }),
      attachments: further.map((file, index) => ({
        filename: `invite-${index + 2}.ics`,
        contentType: `text/calendar; charset=utf-8; method=${file.method}`,
        content: file.text,
      })),
      // The same after a retry, so that a mail server can tell.
      messageId: `<${id}@office>`,
    });
  }
}
