import type { SceneMethod, SceneMethodInput, SceneSignInData } from '@office/scene-bridge';
import type { SceneName } from '@office/vocabulary';
import type { WalkRequest } from '../walking/WalkRequestStore.ts';

/** The scene as the page wants it. */
export interface DesiredScene {
  /** `null` while the member's data is still on its way. */
  signIn: SceneSignInData | null;
  scene: SceneName;
  /** Whether keyboard and pointer belong to the scene. */
  active: boolean;
  /** The walk that the member asked for; told once, to the Main scene of its floor. */
  walk?: WalkRequest | null;
}

export type SceneMessage = {
  [M in SceneMethod]: { method: M; payload: SceneMethodInput<M> };
}[SceneMethod];

/**
 * The messages that bring a scene from what it was told to what is desired; all of them where it was
 * told nothing (null). Sign-in data comes first: without it the scene can show nothing.
 */
export function messagesBetween(told: DesiredScene | null, desired: DesiredScene): SceneMessage[] {
  const { signIn } = desired;
  if (!signIn) return [];
  const messages: SceneMessage[] = [];
  const known = told?.signIn;
  const enters = !known || !sameVisit(known, signIn);
  if (enters) messages.push({ method: 'OnReceiveUserSignInData', payload: signIn });
  else messages.push(...changesOfMember(known, signIn));
  const { scene, walk } = desired;
  const goTo = startsWalk(desired) && told?.walk !== walk ? walk?.goal : undefined;
  if (!told?.signIn || told.scene !== scene || goTo)
    messages.push({ method: 'OnSwitchScene', payload: { scene, ...(goTo ? { goTo } : {}) } });
  if (!told?.signIn || told.active !== desired.active)
    messages.push({ method: 'OnSetActiveUnity', payload: desired.active });
  return messages;
}

/** Whether the scene can begin the walk: it is, or will be, on that floor. */
export function startsWalk({ signIn, scene, walk }: DesiredScene): boolean {
  return scene === 'Main' && walk != null && walk.floorId === signIn?.floorId;
}

/** Another token, place or member means signing in again; the rest has messages of its own. */
function sameVisit(a: SceneSignInData, b: SceneSignInData): boolean {
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
