import {
  createSceneSender,
  type BridgeProblem,
  type SceneMethod,
  type SceneMethodInput,
  type SendMessage,
} from '@office/scene-bridge';
import type { SceneName } from '@office/vocabulary';
import type { Deps } from '@office/client/lib/deps.ts';
import { Store } from '@office/client/lib/Store.ts';
import type { WalkRequest } from '../walking/WalkRequestStore.ts';
import { messagesBetween, startsWalk, type DesiredScene } from './desiredScene.ts';
import {
  initialScene,
  nextScene,
  type SceneFailure,
  type SceneRequests,
  type SceneState,
  type SceneTransition,
} from './sceneState.ts';

export interface SceneDeps extends Pick<Deps, 'clock'> {
  report(problem: BridgeProblem): void;
  /** The scene has been told to walk there. */
  onWalkStarted?(walk: WalkRequest): void;
}

/** How long the scene may make no progress before it counts as failed. */
export const stalledAfterMs = 20_000;
/** How long a logout waits for the scene's answer before it goes on without it. */
export const logoutAnswerMs = 1500;

/**
 * The page's end of the bridge to the scene, built in or configured: it holds the scene's state, and
 * sends the messages that keep the scene at what the page desires.
 */
export class SceneController extends Store<SceneState> {
  readonly #deps: SceneDeps;
  readonly #sender: ReturnType<typeof createSceneSender>;
  #sendMessage: SendMessage | undefined;
  #desired: DesiredScene | null = null;
  /** The state that the scene has been told; null at first. */
  #told: DesiredScene | null = null;
  #cancelStall: (() => void) | null = null;

  constructor(deps: SceneDeps) {
    super(initialScene);
    this.#deps = deps;
    this.#sender = createSceneSender({
      getSendMessage: () => this.#sendMessage,
      onProblem: deps.report,
    });
  }

  /** A scene starts to load: from here on it has to make progress. */
  start(): void {
    this.#forgetInstance();
    this.#apply({ kind: 'start' });
  }

  /** The page shows no scene any more. */
  stop(): void {
    this.#forgetInstance();
    this.#apply({ kind: 'stop' });
  }

  /** The browser can draw none. */
  unsupported(): void {
    this.#apply({ kind: 'unsupported' });
  }

  /** @param progress from 0 to 1 */
  loaded(progress: number): void {
    this.#apply({ kind: 'progress', progress });
  }

  fail(reason: SceneFailure = 'broken'): void {
    this.#apply({ kind: 'fail', reason });
  }

  /** The instance exists and takes messages. */
  attach(sendMessage: SendMessage): void {
    this.#sendMessage = sendMessage;
    this.#catchUp();
  }

  /** The instance is gone; the next one knows nothing. */
  detach(): void {
    this.#forgetInstance();
    this.#apply({ kind: 'detached' });
  }

  /** The scene said UnityReady. It may come before the instance is attached. */
  unityReady(): void {
    this.#told = null;
    this.#apply({ kind: 'unityReady' });
    this.#catchUp();
  }

  /** The scene asks something of the page. */
  requested(change: Partial<SceneRequests>): void {
    this.#apply({ kind: 'request', change });
  }

  /**
   * Sets the scene that the page wants; null when the member has left. The scene is told as soon as it
   * listens. A page whose `scene` is null leaves it at the last one.
   */
  desire(desired: (Omit<DesiredScene, 'scene'> & { scene: SceneName | null }) | null): void {
    const last = this.#desired?.scene ?? 'Main';
    this.#desired = desired && { ...desired, scene: desired.scene ?? last };
    this.#catchUp();
  }

  /** Sends the sign-in data again, even if nothing changed: the scene's token was refused. */
  resendSignIn(): void {
    const signIn = this.#desired?.signIn;
    if (this.#listens() && signIn) void this.send('OnReceiveUserSignInData', signIn);
  }

  /** Has a scene read its data again, if it is the one on the screen. */
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
    this.#apply({ kind: 'logout' });
    const end = () => this.#apply({ kind: 'logoutEnded' });
    const cancel = this.#deps.clock.schedule(end, logoutAnswerMs);
    this.send('OnRequestChangeState', { state: 'LOGOUT' }).catch(end);
    await this.#leaves('loggingOut');
    cancel();
  }

  /**
   * The scene has logged out.
   * @returns whether it answers the page; if not, the member logged out inside the scene
   */
  answersLogout(): boolean {
    const asked = this.getSnapshot().status === 'loggingOut';
    this.#apply({ kind: 'logoutEnded' });
    return asked;
  }

  answerConfirm({ confirmed }: { confirmed: boolean }): void {
    this.requested({ confirm: null });
    this.send(confirmed ? 'OnOKConfirmPopup' : 'OnCancelConfirmPopup', {}).catch(() => {
      // The scene that asked is gone, and its question too.
    });
  }

  #apply(transition: SceneTransition): void {
    const before = this.getSnapshot();
    this.set(nextScene(before, transition));
    const now = this.getSnapshot();
    if (now === before) return;
    if (now.status !== 'loading') this.#cancelStall?.();
    else if (transition.kind !== 'request') this.#watchProgress();
  }

  #watchProgress(): void {
    this.#cancelStall?.();
    this.#cancelStall = this.#deps.clock.schedule(() => this.fail('stalled'), stalledAfterMs);
  }

  #leaves(status: SceneState['status']): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (this.getSnapshot().status === status) return;
        stop();
        resolve();
      };
      const stop = this.subscribe(check);
      check();
    });
  }

  #forgetInstance(): void {
    this.#sendMessage = undefined;
    this.#told = null;
  }

  #listens(): boolean {
    const { status } = this.getSnapshot();
    return this.#sendMessage !== undefined && (status === 'ready' || status === 'loggingOut');
  }

  #catchUp(): void {
    if (!this.#listens() || !this.#desired) return;
    const messages = messagesBetween(this.#told, this.#desired);
    this.#told = this.#desired;
    for (const { method, payload } of messages) void this.send(method, payload as never);
    const { walk } = this.#desired;
    if (walk && startsWalk(this.#desired)) this.#deps.onWalkStarted?.(walk);
  }
}
