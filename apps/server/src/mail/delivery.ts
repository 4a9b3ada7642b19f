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
  bus: Pick<Bus, 'subscribe' | 'onGap'>;
  now(): Date;
  config: Pick<Config, 'mail'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  metrics: Pick<Metrics, 'mail'>;
  /** Timeout for a response of the mail server, in milliseconds. */
  timeout?: number;
}

/** Prevents an unresponsive mail server from blocking the other mails. */
const smtpTimeout = 30_000;

/** Number of mails sent concurrently. Each uses a database connection and an SMTP connection. */
const maxConcurrentMails = 4;

/** Interval for checking the outbox for due retries, in milliseconds. */
const pollInterval = 30_000;
const minute = 60_000;

/** Sends the outbox by SMTP, single mails before bulk mails. Several processes can run it concurrently. */
export class MailDelivery {
  readonly #deps: DeliveryDeps;
  readonly #transport: Transporter;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;
  #hasNewMail = false;
  #closing = false;

  constructor(deps: DeliveryDeps, smtpUrl: string) {
    this.#deps = deps;
    const { timeout = smtpTimeout } = deps;
    this.#transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: maxConcurrentMails,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    });
    deps.bus.subscribe(mailTopic, () => this.run());
    deps.bus.onGap(() => this.run());
    this.#timer = setInterval(() => this.run(), pollInterval);
    this.run();
  }

  run(): void {
    this.#hasNewMail = true;
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#hasNewMail = false;
    this.#closing = true;
    await this.#running;
    this.#transport.close();
  }

  async #drain(): Promise<void> {
    try {
      while (this.#hasNewMail) {
        this.#hasNewMail = false;
        await Promise.all(Array.from({ length: maxConcurrentMails }, () => this.#drainLane()));
      }
    } catch (error) {
      this.#deps.log.error({ err: error }, 'reading the mail outbox failed');
    }
  }

  async #drainLane(): Promise<void> {
    while (!this.#closing && (await this.#deliverOne()));
  }

  /** Returns whether a mail was due. The row stays locked during sending, so that no mail is sent twice. */
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
        log.warn({ err: error, mail: mail.id }, 'sending a mail failed');
      }
      return true;
    });
  }

  async #send({ id, recipient, subject, text, calendars }: OutboxMail): Promise<void> {
    const [own, ...further] = calendars;
    await this.#transport.sendMail({
      from: this.#deps.config.mail.from,
      // An object is used as a single address, whereas a string could contain several.
      to: { name: '', address: recipient },
      subject,
      text,
      ...(own && { icalEvent: { method: own.method, content: own.text, filename: 'invite.ics' } }),
      attachments: further.map((file, index) => ({
        filename: `invite-${index + 2}.ics`,
        contentType: `text/calendar; charset=utf-8; method=${file.method}`,
        content: file.text,
      })),
      // Stays the same on retries, so that mail servers can detect duplicates.
      messageId: `<${id}@office>`,
    });
  }
}
