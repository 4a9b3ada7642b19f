import {
  createSceneSender,
  type BridgeProblem,
  type SceneConfirmDialog,
  type SceneMethod,
  type SceneMethodInput,
  type SceneName,
  type SendMessage,
} from '@office/scene-bridge';
import type { Schedule } from '../../lib/schedule.ts';
import type { WalkRequest } from '../walking/WalkRequestStore.ts';
import { messagesBetween, setsOut, type DesiredScene } from './sceneMessages.ts';

/** Where the scene is on its way to the screen. */
type ScenePhase = 'loading' | 'ready' | 'failed' | 'unsupported';

export interface SceneState {
  phase: ScenePhase;
  /** From 0 to 1. */
  progress: number;
  /** The scene asks for its own loading overlay, or for one over the whole page. */
  sceneLoading: boolean;
  pageLoading: boolean;
  fullscreen: boolean;
  sidebarHidden: boolean;
  /** What the scene asks the member; its answer goes back to the scene. */
  confirm: SceneConfirmDialog | null;
  /** Grows by one with each new try to load the scene. */
  attempt: number;
}

const initial: SceneState = {
  phase: 'loading',
  progress: 0,
  sceneLoading: false,
  pageLoading: false,
  fullscreen: false,
  sidebarHidden: false,
  confirm: null,
  attempt: 0,
};

export interface SceneControllerOptions {
  report(problem: BridgeProblem): void;
  schedule: Schedule;
  /** The scene has been told where the member wants to go. */
  onWalkStarted?(walk: WalkRequest): void;
}

/** How long the scene may make no progress before it counts as failed. */
export const stalledAfterMs = 20_000;
/** How long a logout waits for the scene's answer before it goes on without it. */
export const logoutAnswerMs = 1500;

/**
 * The page's end of the bridge to the scene: what it shows, and what it has been told. Independent
 * of which scene runs and whether one runs at all.
 */
export class SceneController {
  readonly #options: SceneControllerOptions;
  readonly #listeners = new Set<() => void>();
  readonly #sender: ReturnType<typeof createSceneSender>;
  #state = initial;
  #sendMessage: SendMessage | undefined;
  #unityReady = false;
  #told: DesiredScene | null = null;
  #wish: DesiredScene | null = null;
  #cancelStall: (() => void) | null = null;
  #loggedOut: (() => void) | null = null;

  constructor(options: SceneControllerOptions) {
    this.#options = options;
    this.#sender = createSceneSender({
      getSendMessage: () => this.#sendMessage,
      onProblem: options.report,
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): SceneState => this.#state;

  /** A scene starts to load: from here on it has to make progress. */
  start(): void {
    this.#unityReady = false;
    this.#told = null;
    this.patch({ ...initial, attempt: this.#state.attempt + 1 });
    this.#watch();
  }

  /** @param progress from 0 to 1 */
  loaded(progress: number): void {
    if (this.#state.phase !== 'loading' || progress === this.#state.progress) return;
    this.patch({ progress });
    this.#watch();
  }

  fail(): void {
    this.#cancelStall?.();
    if (this.#state.phase === 'loading') this.patch({ phase: 'failed' });
  }

  unsupported(): void {
    this.patch({ phase: 'unsupported' });
  }

  /** The instance exists and takes messages. */
  attach(sendMessage: SendMessage): void {
    this.#sendMessage = sendMessage;
    this.#catchUp();
  }

  /** The instance is gone; the next one knows nothing. */
  detach(): void {
    this.#cancelStall?.();
    this.#sendMessage = undefined;
    this.#unityReady = false;
    this.#told = null;
    this.#loggedOut?.();
  }

  /** The scene said UnityReady. It may come before the instance is attached. */
  unityReady(): void {
    this.#unityReady = true;
    this.#told = null;
    this.#cancelStall?.();
    this.patch({ phase: 'ready', progress: 1 });
    this.#catchUp();
  }

  /** What the page wants of the scene now; told as soon as the scene listens. */
  wish(wish: DesiredScene): void {
    this.#wish = wish;
    this.#catchUp();
  }

  /** The scene's token was refused: its sign-in data goes out again, even if nothing changed. */
  resendSignIn(): void {
    const signIn = this.#wish?.signIn;
    if (this.#listens() && signIn) void this.send('OnReceiveUserSignInData', signIn);
  }

  /** Something that a scene shows has changed: it is told to show it again, if it is the one on the screen. */
  refresh(scene: SceneName): void {
    if (this.#listens() && this.#told?.scene === scene) void this.send('OnSwitchScene', { scene });
  }

  /**
   * Sends one message. Rejects with 'Unity SendMessage function is not initialized' when there is no
   * scene (spec §8); answers false when the message was malformed and dropped.
   */
  send<M extends SceneMethod>(method: M, payload: SceneMethodInput<M>): Promise<boolean> {
    return this.#sender(method, payload);
  }

  /** Asks the scene to log out. Resolves when it did, cannot, or takes too long (spec §4). */
  async logout(): Promise<void> {
    if (!this.#listens()) return;
    await new Promise<void>((resolve) => {
      const cancel = this.#options.schedule(resolve, logoutAnswerMs);
      this.#loggedOut = () => {
        cancel();
        resolve();
      };
      this.send('OnRequestChangeState', { state: 'LOGOUT' }).catch(() => this.#loggedOut?.());
    });
    this.#loggedOut = null;
  }

  /** Whether the scene's LOGOUT answers our request; if not, the member logged out inside it. */
  answersLogout(): boolean {
    this.#loggedOut?.();
    return this.#loggedOut !== null;
  }

  answerConfirm({ confirmed }: { confirmed: boolean }): void {
    this.patch({ confirm: null });
    this.send(confirmed ? 'OnOKConfirmPopup' : 'OnCancelConfirmPopup', {}).catch(() => {
      // The scene that asked is gone, and the question with it.
    });
  }

  patch(change: Partial<SceneState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  #listens(): boolean {
    return this.#unityReady && this.#sendMessage !== undefined;
  }

  #catchUp(): void {
    if (!this.#listens() || !this.#wish) return;
    const messages = messagesBetween(this.#told, this.#wish);
    this.#told = this.#wish;
    for (const { method, payload } of messages) void this.send(method, payload as never);
    const { walk } = this.#wish;
    if (walk && setsOut(this.#wish)) this.#options.onWalkStarted?.(walk);
  }

  #watch(): void {
    this.#cancelStall?.();
    this.#cancelStall = this.#options.schedule(() => this.fail(), stalledAfterMs);
  }
}
