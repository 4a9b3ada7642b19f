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
import { diffSceneMessages, canStartWalk, type DesiredScene } from './desiredScene.ts';
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
  onWalkStarted?(walk: WalkRequest): void;
}

export const stalledAfterMs = 20_000;
export const logoutAnswerMs = 1500;

export class SceneController extends Store<SceneState> {
  readonly #deps: SceneDeps;
  readonly #sender: ReturnType<typeof createSceneSender>;
  #sendMessage: SendMessage | undefined;
  #desired: DesiredScene | null = null;
  #sentState: DesiredScene | null = null;
  #cancelStall: (() => void) | null = null;

  constructor(deps: SceneDeps) {
    super(initialScene);
    this.#deps = deps;
    this.#sender = createSceneSender({
      getSendMessage: () => this.#sendMessage,
      onProblem: deps.report,
    });
  }

  start(): void {
    this.#resetInstance();
    this.#apply({ kind: 'start' });
  }

  stop(): void {
    this.#resetInstance();
    this.#apply({ kind: 'stop' });
  }

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

  attach(sendMessage: SendMessage): void {
    this.#sendMessage = sendMessage;
    this.#sendPendingState();
  }

  detach(): void {
    this.#resetInstance();
    this.#apply({ kind: 'detached' });
  }

  /** The scene sent UnityReady, possibly before the instance is attached. */
  unityReady(): void {
    this.#sentState = null;
    this.#apply({ kind: 'unityReady' });
    this.#sendPendingState();
  }

  requested(change: Partial<SceneRequests>): void {
    this.#apply({ kind: 'request', change });
  }

  /** Sets the scene of the page, or null after sign-out. A page with `scene: null` keeps the last one. */
  setDesiredScene(
    desired: (Omit<DesiredScene, 'scene'> & { scene: SceneName | null }) | null,
  ): void {
    const last = this.#desired?.scene ?? 'Main';
    this.#desired = desired && { ...desired, scene: desired.scene ?? last };
    this.#sendPendingState();
  }

  /** Sends unchanged sign-in data again because the scene's token was refused. */
  resendSignIn(): void {
    const signIn = this.#desired?.signIn;
    if (this.#listens() && signIn) void this.send('OnReceiveUserSignInData', signIn);
  }

  refresh(scene: SceneName): void {
    if (this.#listens() && this.#sentState?.scene === scene)
      void this.send('OnSwitchScene', { scene });
  }

  /** Rejects without a scene (spec §8). Resolves to false if the message was malformed and dropped. */
  send<M extends SceneMethod>(method: M, payload: SceneMethodInput<M>): Promise<boolean> {
    return this.#sender(method, payload);
  }

  /** Asks the scene to log out. Resolves when it answers, is not ready or times out (spec §4). */
  async logout(): Promise<void> {
    if (!this.#listens()) return;
    this.#apply({ kind: 'logout' });
    const end = () => this.#apply({ kind: 'logoutEnded' });
    const cancel = this.#deps.clock.schedule(end, logoutAnswerMs);
    this.send('OnRequestChangeState', { state: 'LOGOUT' }).catch(end);
    await this.#logOut('loggingOut');
    cancel();
  }

  /** True if the page requested the logout, false if the member logged out inside the scene. */
  answersLogout(): boolean {
    const isRequested = this.getSnapshot().status === 'loggingOut';
    this.#apply({ kind: 'logoutEnded' });
    return isRequested;
  }

  answerConfirm({ confirmed }: { confirmed: boolean }): void {
    this.requested({ confirm: null });
    this.send(confirmed ? 'OnOKConfirmPopup' : 'OnCancelConfirmPopup', {}).catch(() => {
      // The scene was unloaded while its question was open.
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

  #logOut(status: SceneState['status']): Promise<void> {
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

  #resetInstance(): void {
    this.#sendMessage = undefined;
    this.#sentState = null;
  }

  #listens(): boolean {
    const { status } = this.getSnapshot();
    return this.#sendMessage !== undefined && (status === 'ready' || status === 'loggingOut');
  }

  #sendPendingState(): void {
    if (!this.#listens() || !this.#desired) return;
    const messages = diffSceneMessages(this.#sentState, this.#desired);
    this.#sentState = this.#desired;
    for (const { method, payload } of messages) void this.send(method, payload as never);
    const { walk } = this.#desired;
    if (walk && canStartWalk(this.#desired)) this.#deps.onWalkStarted?.(walk);
  }
}
