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

/** `asking`: our own prompt is shown before the browser's prompt. */
export type PushState = 'unknown' | 'unsupported' | 'denied' | 'off' | 'asking' | 'on';

/** `whileOpen`: no push service is reachable, so only open pages show notifications. */
export type PushReach = 'always' | 'whileOpen';

export type PushSubscriptionInfo = Pick<PushRegistration, 'token' | 'subscriptionOptions'>;

/** A problem reported to the member once per sign-in, and again on request. */
export type PushProblem = 'no-permission' | PushErrorCode;

export interface PushDeps extends Pick<Deps, 'clock'> {
  /** Null if the configuration cannot be loaded or the office has no push service. */
  loadConfig(): Promise<PushConfig | null>;
  /** @param withPush false if only open pages show notifications */
  missingSupport(withPush: boolean): PushErrorCode | null;
  permission(): NotificationPermission;
  askPermission(): Promise<NotificationPermission>;
  /** Registers with the push service. Returns an existing registration, refreshed if due. */
  register(config: PushConfig): Promise<PushSubscriptionInfo>;
  unregister(config: PushConfig): Promise<unknown>;
  registerWorker(): Promise<unknown>;
  closeNotices(): Promise<unknown>;
  subscribe(found: PushSubscriptionInfo): Promise<unknown>;
  /** `signedOut`: the request cannot use a session. */
  unsubscribe(known: PushSubscriptionInfo, options: { signedOut: boolean }): Promise<unknown>;
  storage: LocalStore;
  /** Storage keys. `turnedOff` is kept after signing out. */
  keys: Record<'registration' | 'said' | 'turnedOff', string>;
  reportProblem(problem: PushProblem): void;
}

/** Registering without a network can hang without an error. */
const registerTimeoutMs = 20_000;
const leaveTimeoutMs = 3000;

/** Push notification state of this browser (spec §4, "Push permission"). */
export class PushRegistrar extends Store<PushState> {
  /** Valid once the state is not `unknown`. */
  reach: PushReach = 'always';
  readonly #deps: PushDeps;
  /** Also kept in memory: a sign-out in another tab clears the storage before this tab receives the event. */
  #registration: PushRegistration | null = null;
  #cancelPrompt = () => {};
  #shouldRegister = false;
  /** Prompt or report that is due with the next message. */
  #onNextMessage: (() => void) | null = null;
  /** Incremented by each action and sign-out, to cancel pending operations. */
  #operationId = 0;

  constructor(deps: PushDeps) {
    super('unknown');
    this.#deps = deps;
  }

  async start(): Promise<void> {
    const turn = this.#begin();
    this.#shouldRegister = true;
    const ready = await this.#ready(turn, { reports: false });
    if (!ready) return;
    const { config } = ready;
    const { storage, keys } = this.#deps;
    const permission = this.#deps.permission();
    if (permission === 'denied') {
      this.set('denied');
      // Without a push service, no report is needed: open pages show toasts.
      if (config) this.#onNextMessage = () => this.#refuse('denied', 'no-permission');
      return;
    }
    if (storage.getItem(keys.turnedOff)) return this.set('off');
    if (permission === 'granted') return this.#register(turn, config);
    this.set('off');
    if (this.#reportedProblems().includes('later')) return;
    this.#onNextMessage = () => this.set('asking');
  }

  /**
   * Called for each message that the member sends or receives: the first one is the reason for the prompt, or for the
   * report that the browser blocks notifications.
   */
  onMessage(): void {
    if (!this.#onNextMessage) return;
    this.#cancelPrompt = this.#deps.clock.schedule(this.#onNextMessage, pushPromptDelayMs);
    this.#onNextMessage = null;
  }

  stop(): void {
    this.#begin();
    if (this.getSnapshot() === 'asking') this.set('off');
  }

  postponePrompt(): void {
    this.#remember('later');
    this.#begin();
    this.set('off');
  }

  async turnOn(): Promise<void> {
    const turn = this.#begin();
    this.#shouldRegister = true;
    this.#deps.storage.removeItem(this.#deps.keys.said);
    // Optimistic: reverted if registration fails.
    this.set('on');
    const ready = await this.#ready(turn, { reports: true });
    if (!ready) return;
    const permission = await this.#deps.askPermission();
    if (turn !== this.#operationId) return;
    if (permission === 'denied') return this.#refuse('denied', 'no-permission');
    if (permission === 'default') return this.postponePrompt();
    this.#deps.storage.removeItem(this.#deps.keys.turnedOff);
    await this.#register(turn, ready.config);
  }

  async turnOff(): Promise<void> {
    this.#begin();
    this.#shouldRegister = false;
    this.#deps.storage.setItem(this.#deps.keys.turnedOff, 'true');
    this.set('off');
    await this.#forget({ signedOut: false });
  }

  /** Called on sign-out. Never rejects, and resolves within `leaveTimeoutMs`. */
  async leave(): Promise<void> {
    this.#begin();
    this.#shouldRegister = false;
    this.set('unknown');
    const forgotten = this.#forget({ signedOut: true });
    await this.#withTimeout(leaveTimeoutMs, forgotten).catch(() => undefined);
  }

  #begin(): number {
    this.#cancelPrompt();
    this.#onNextMessage = null;
    this.#operationId += 1;
    return this.#operationId;
  }

  /** Returns null if the browser cannot show notifications. Reports the problem only on request. */
  async #ready(
    turn: number,
    { reports }: { reports: boolean },
  ): Promise<{ config: PushConfig | null } | null> {
    const config = await this.#deps.loadConfig();
    if (turn !== this.#operationId) return null;
    this.reach = config ? 'always' : 'whileOpen';
    const missing = this.#deps.missingSupport(config !== null);
    if (!missing) return { config };
    if (config && reports) this.#refuse('unsupported', missing);
    else this.set('unsupported');
    return null;
  }

  async #register(turn: number, config: PushConfig | null): Promise<void> {
    try {
      if (this.#deps.permission() !== 'granted') throw new PushError('permission-blocked');
      if (!config) {
        await this.#withTimeout(registerTimeoutMs, this.#deps.registerWorker());
        if (turn === this.#operationId) this.set('on');
        return;
      }
      const found = await this.#withTimeout(registerTimeoutMs, this.#deps.register(config));
      // Signed out or turned off while registering.
      if (!this.#shouldRegister) await this.#deps.unregister(config);
      if (turn !== this.#operationId) return;
      await this.#subscribeAtServer(turn, found).catch(async (error: unknown) => {
        if (errorCode(error) !== 'pushTokenTaken' || turn !== this.#operationId) throw error;
        await this.#subscribeAtServer(turn, await this.#renew(config));
      });
      if (turn === this.#operationId) this.set('on');
    } catch (error) {
      if (turn === this.#operationId) await this.#fallBack(turn, toPushError(error).code);
    }
  }

  /** Reports the problem. If only the push service fails, open pages still notify. */
  async #fallBack(turn: number, code: PushErrorCode): Promise<void> {
    if (code === 'permission-blocked') return this.#refuse('denied', code);
    const hasWorker =
      (code === 'token-subscribe-failed' || code === 'no-token') &&
      (await this.#withTimeout(registerTimeoutMs, this.#deps.registerWorker()).then(
        () => true,
        () => false,
      ));
    if (turn !== this.#operationId) return;
    if (hasWorker) this.reach = 'whileOpen';
    this.#refuse(hasWorker ? 'on' : 'off', code);
  }

  /** Replaces a token that belongs to another member who left this browser without signing out. */
  async #renew(config: PushConfig): Promise<PushSubscriptionInfo> {
    await this.#withTimeout(registerTimeoutMs, this.#deps.unregister(config));
    return this.#withTimeout(registerTimeoutMs, this.#deps.register(config));
  }

  async #subscribeAtServer(turn: number, found: PushSubscriptionInfo): Promise<void> {
    const { storage, keys, clock } = this.#deps;
    const stored = readRegistration(storage.getItem(keys.registration));
    const registration = isCurrent(stored, found, clock.now())
      ? stored
      : { ...found, createTime: clock.now() };
    if (!isPushRegistration(registration)) throw new PushError('no-token');
    this.#registration = registration;
    if (registration === stored) return;
    await this.#deps.subscribe(registration);
    if (turn === this.#operationId)
      storage.setItem(keys.registration, JSON.stringify(registration));
  }

  async #forget(how: { signedOut: boolean }): Promise<void> {
    const { storage, keys, loadConfig, unregister, unsubscribe } = this.#deps;
    const known = this.#registration ?? readRegistration(storage.getItem(keys.registration));
    this.#registration = null;
    storage.removeItem(keys.registration);
    if (!known && this.reach === 'whileOpen')
      await this.#deps.closeNotices().catch(() => undefined);
    if (!known) return;
    // Either call stops the notifications, so they run independently.
    await Promise.allSettled([
      unsubscribe(known, how),
      loadConfig().then((config) => config && unregister(config)),
    ]);
  }

  #refuse(state: PushState, problem: PushProblem): void {
    this.set(state);
    if (this.#reportedProblems().includes(problem)) return;
    this.#remember(problem);
    this.#deps.reportProblem(problem);
  }

  #reportedProblems(): string[] {
    return (this.#deps.storage.getItem(this.#deps.keys.said) ?? '').split(' ');
  }

  #remember(what: 'later' | PushProblem): void {
    const reported = [...this.#reportedProblems(), what].join(' ').trim();
    this.#deps.storage.setItem(this.#deps.keys.said, reported);
  }

  #withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new PushError('token-subscribe-failed'));
      const cancel = this.#deps.clock.schedule(giveUp, ms);
      work.then(resolve, reject).finally(cancel);
    });
  }
}
