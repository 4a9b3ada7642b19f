import { pushPromptDelayMs } from '@office/vocabulary';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { LocalStore } from '@office/client/lib/openStorage.ts';
import { errorCode } from '@office/client/errors/errorCode.ts';
import type { PushConfig } from '../../../platform/config/pushConfig.ts';
import { PushError, toPushError, type PushErrorCode } from './pushErrors.ts';
import {
  isCurrent,
  isPushRegistration,
  readRegistration,
  type PushRegistration,
} from './registration.ts';

/** The state of this browser. `asking` is our own prompt, which comes before the browser's. */
export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'asking' | 'on';

/** When this browser is notified: at any time, or while a page is open, where no push service is reached. */
export type PushReach = 'always' | 'whileOpen';

export type FoundRegistration = Pick<PushRegistration, 'token' | 'subscriptionOptions'>;

/** A problem that the member is told of, once a sign-in unless they ask for it again. */
export type PushProblem = 'no-permission' | PushErrorCode;

export interface PushDeps extends Pick<Deps, 'clock'> {
  /** Null where the page could not learn how this office pushes. */
  loadConfig(): Promise<PushConfig | null>;
  /**
   * The error for the first interface that this browser lacks.
   * @param withPush whether notices come from a push service, or from open pages alone
   */
  missingSupport(withPush: boolean): PushErrorCode | null;
  permission(): NotificationPermission;
  /** Asks the member by way of the browser. */
  askPermission(): Promise<NotificationPermission>;
  /** Registers with the push service, or finds that it is done, and refreshes what is due. */
  register(config: PushConfig): Promise<FoundRegistration>;
  unregister(config: PushConfig): Promise<unknown>;
  /** Registers the worker that shows notices, for open pages alone. */
  registerWorker(): Promise<unknown>;
  /** Takes the notices away that are still on the screen: they were for the member who leaves. */
  closeNotices(): Promise<unknown>;
  /** Tells our server. */
  subscribe(found: FoundRegistration): Promise<unknown>;
  /** `signedOut`: there is no session any more to call with. */
  unsubscribe(known: FoundRegistration, options: { signedOut: boolean }): Promise<unknown>;
  storage: LocalStore;
  /** Keys of the storage; `turnedOff` outlives a sign-out. */
  keys: Record<'registration' | 'said' | 'turnedOff', string>;
  /** Tells the member, as an error. */
  say(problem: PushProblem): void;
}

/** Registering can hang without a network, of which nothing is reported. */
const registerTimeoutMs = 20_000;
/** A sign-out waits no longer for push. */
const leaveTimeoutMs = 3000;

/**
 * Whether this browser is notified (spec §4, "Push permission"): asks, registers, says once what is in
 * the way, and takes everything back with signing out.
 */
export class PushRegistrar extends Store<PushState> {
  /** Known once the state is. */
  reach: PushReach = 'always';
  readonly #deps: PushDeps;
  /** Kept in memory too: a sign-out in another tab empties the storage before it is heard of. */
  #registration: PushRegistration | null = null;
  #cancelPrompt = () => {};
  /** Whether anyone is there to be notified. */
  #wanted = false;
  /** Counts the member's actions and sign-outs: each overtakes the one that is still under way. */
  #turn = 0;

  constructor(deps: PushDeps) {
    super('unknown');
    this.#deps = deps;
  }

  /** A member has come to work: asks, registers silently, or says what is in the way. */
  async start(): Promise<void> {
    const turn = this.#begin();
    this.#wanted = true;
    const ready = await this.#ready(turn);
    if (!ready) return;
    const { config } = ready;
    const { storage, keys } = this.#deps;
    const permission = this.#deps.permission();
    // Without a push service nothing is missed that a page does not say itself.
    if (permission === 'denied' && !config) return this.set('denied');
    if (permission === 'denied') return this.#refuse('denied', 'no-permission');
    if (storage.getItem(keys.turnedOff)) return this.set('off');
    if (permission === 'granted') return this.#register(turn, config);
    this.set('off');
    if (this.#said().includes('later')) return;
    this.#cancelPrompt = this.#deps.clock.schedule(() => this.set('asking'), pushPromptDelayMs);
  }

  /** The workplace goes. */
  stop(): void {
    this.#begin();
    if (this.getSnapshot() === 'asking') this.set('off');
  }

  /** The member does not want to be asked again before the next sign-in. */
  later(): void {
    this.#remember('later');
    this.#begin();
    this.set('off');
  }

  /** The member wants to be notified: from our prompt, or from the settings. */
  async turnOn(): Promise<void> {
    const turn = this.#begin();
    this.#wanted = true;
    this.#deps.storage.removeItem(this.#deps.keys.said);
    // Shown at once; what is in the way takes it back.
    this.set('on');
    const ready = await this.#ready(turn);
    if (!ready) return;
    const permission = await this.#deps.askPermission();
    if (turn !== this.#turn) return;
    if (permission === 'denied') return this.#refuse('denied', 'no-permission');
    if (permission === 'default') return this.later();
    this.#deps.storage.removeItem(this.#deps.keys.turnedOff);
    await this.#register(turn, ready.config);
  }

  /** The member does not want this browser to be notified. */
  async turnOff(): Promise<void> {
    this.#begin();
    this.#wanted = false;
    this.#deps.storage.setItem(this.#deps.keys.turnedOff, 'true');
    this.set('off');
    await this.#forget({ signedOut: false });
  }

  /** The session is over. Never fails, and takes no longer than a moment. */
  async leave(): Promise<void> {
    this.#begin();
    this.#wanted = false;
    this.set('unknown');
    const forgotten = this.#forget({ signedOut: true });
    await this.#within(leaveTimeoutMs, forgotten).catch(() => undefined);
  }

  #begin(): number {
    this.#cancelPrompt();
    this.#turn += 1;
    return this.#turn;
  }

  /** The configuration of push, if there is one, where notices can be shown at all; else says why not. */
  async #ready(turn: number): Promise<{ config: PushConfig | null } | null> {
    const config = await this.#deps.loadConfig();
    if (turn !== this.#turn) return null;
    this.reach = config ? 'always' : 'whileOpen';
    const missing = this.#deps.missingSupport(config !== null);
    if (!missing) return { config };
    if (config) this.#refuse('unsupported', missing);
    else this.set('unsupported');
    return null;
  }

  async #register(turn: number, config: PushConfig | null): Promise<void> {
    try {
      if (this.#deps.permission() !== 'granted') throw new PushError('permission-blocked');
      if (!config) {
        await this.#within(registerTimeoutMs, this.#deps.registerWorker());
        if (turn === this.#turn) this.set('on');
        return;
      }
      const found = await this.#within(registerTimeoutMs, this.#deps.register(config));
      // Signed out or turned off meanwhile: there is nobody any more to be notified.
      if (!this.#wanted) await this.#deps.unregister(config);
      if (turn !== this.#turn) return;
      await this.#tellServer(turn, found).catch(async (error: unknown) => {
        if (errorCode(error) !== 'pushTokenTaken' || turn !== this.#turn) throw error;
        await this.#tellServer(turn, await this.#renew(config));
      });
      if (turn === this.#turn) this.set('on');
    } catch (error) {
      if (turn === this.#turn) await this.#fallBack(turn, toPushError(error).code);
    }
  }

  /** Says what is in the way. Where it is the push service, open pages still notify. */
  async #fallBack(turn: number, code: PushErrorCode): Promise<void> {
    if (code === 'permission-blocked') return this.#refuse('denied', code);
    const hasWorker =
      (code === 'token-subscribe-failed' || code === 'no-token') &&
      (await this.#within(registerTimeoutMs, this.#deps.registerWorker()).then(
        () => true,
        () => false,
      ));
    if (turn !== this.#turn) return;
    if (hasWorker) this.reach = 'whileOpen';
    this.#refuse(hasWorker ? 'on' : 'off', code);
  }

  /** Gives up a token that is still someone else's: whoever worked here before left without signing out. */
  async #renew(config: PushConfig): Promise<FoundRegistration> {
    await this.#within(registerTimeoutMs, this.#deps.unregister(config));
    return this.#within(registerTimeoutMs, this.#deps.register(config));
  }

  async #tellServer(turn: number, found: FoundRegistration): Promise<void> {
    const { storage, keys, clock } = this.#deps;
    const stored = readRegistration(storage.getItem(keys.registration));
    const registration = isCurrent(stored, found, clock.now())
      ? stored
      : { ...found, createTime: clock.now() };
    if (!isPushRegistration(registration)) throw new PushError('no-token');
    this.#registration = registration;
    if (registration === stored) return;
    await this.#deps.subscribe(registration);
    if (turn === this.#turn) storage.setItem(keys.registration, JSON.stringify(registration));
  }

  async #forget(how: { signedOut: boolean }): Promise<void> {
    const { storage, keys, loadConfig, unregister, unsubscribe } = this.#deps;
    const known = this.#registration ?? readRegistration(storage.getItem(keys.registration));
    this.#registration = null;
    storage.removeItem(keys.registration);
    if (!known && this.reach === 'whileOpen')
      await this.#deps.closeNotices().catch(() => undefined);
    if (!known) return;
    // Either alone is enough for silence, so that neither waits for the other nor fails with it.
    await Promise.allSettled([
      unsubscribe(known, how),
      loadConfig().then((config) => config && unregister(config)),
    ]);
  }

  #refuse(state: PushState, problem: PushProblem): void {
    this.set(state);
    if (this.#said().includes(problem)) return;
    this.#remember(problem);
    this.#deps.say(problem);
  }

  #said(): string[] {
    return (this.#deps.storage.getItem(this.#deps.keys.said) ?? '').split(' ');
  }

  #remember(what: 'later' | PushProblem): void {
    const said = [...this.#said(), what].join(' ').trim();
    this.#deps.storage.setItem(this.#deps.keys.said, said);
  }

  #within<T>(ms: number, work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new PushError('token-subscribe-failed'));
      const cancel = this.#deps.clock.schedule(giveUp, ms);
      work.then(resolve, reject).finally(cancel);
    });
  }
}
