import type { SceneMethod, SceneMethodInput, SceneSignInData } from '@office/scene-bridge';
import type { SceneName } from '@office/vocabulary';
import type { WalkRequest } from '../walking/WalkRequestStore.ts';

export interface DesiredScene {
  /** `null` until the member's data is loaded. */
  signIn: SceneSignInData | null;
  scene: SceneName;
  /** Whether the scene receives keyboard and pointer input. */
  active: boolean;
  /** The requested walk, sent once and only to the Main scene of its floor. */
  walk?: WalkRequest | null;
}

export type SceneMessage = {
  [M in SceneMethod]: { method: M; payload: SceneMethodInput<M> };
}[SceneMethod];

/**
 * Messages from the state already sent to the desired one, or all messages if `sentState` is null.
 * Sign-in data comes first, because the scene needs it to show anything.
 */
export function diffSceneMessages(
  sentState: DesiredScene | null,
  desired: DesiredScene,
): SceneMessage[] {
  const { signIn } = desired;
  if (!signIn) return [];
  const messages: SceneMessage[] = [];
  const known = sentState?.signIn;
  const enters = !known || !isSameSignIn(known, signIn);
  if (enters) messages.push({ method: 'OnReceiveUserSignInData', payload: signIn });
  else messages.push(...changesOfMember(known, signIn));
  const { scene, walk } = desired;
  const goTo = canStartWalk(desired) && sentState?.walk !== walk ? walk?.goal : undefined;
  if (!sentState?.signIn || sentState.scene !== scene || goTo)
    messages.push({ method: 'OnSwitchScene', payload: { scene, ...(goTo ? { goTo } : {}) } });
  if (!sentState?.signIn || sentState.active !== desired.active)
    messages.push({ method: 'OnSetActiveUnity', payload: desired.active });
  return messages;
}

export function canStartWalk({ signIn, scene, walk }: DesiredScene): boolean {
  return scene === 'Main' && walk != null && walk.floorId === signIn?.floorId;
}

/** A different token, floor or member requires a new sign-in; other fields have separate messages. */
function isSameSignIn(a: SceneSignInData, b: SceneSignInData): boolean {
  return (
    a.accessToken === b.accessToken &&
    a.organizationId === b.organizationId &&
    a.contractId === b.contractId &&
    a.floorId === b.floorId &&
    a.user.id === b.user.id &&
    a.user.name === b.user.name
  );
}

function changesOfMember(known: SceneSignInData, next: SceneSignInData): SceneMessage[] {
  const messages: SceneMessage[] = [];
  if (known.language !== next.language)
    messages.push({ method: 'OnChangeSystemLanguage', payload: next.language });
  if (known.graphics !== next.graphics)
    messages.push({ method: 'OnChangeGraphicSetting', payload: next.graphics });
  if (JSON.stringify(known.user.avatar) !== JSON.stringify(next.user.avatar))
    messages.push({ method: 'OnChangeOfficeAvatar', payload: next.user.avatar });
  const { status, workingStatus } = next.user;
  if (known.user.status !== status || known.user.workingStatus !== workingStatus)
    messages.push({
      method: 'OnRequestChangeState',
      payload: { state: 'PRESENCE', workingStatus, status },
    });
  return messages;
}
