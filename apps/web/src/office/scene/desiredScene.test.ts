import type { SceneSignInData } from '@office/scene-bridge';
import { describe, expect, it } from 'vitest';
import { diffSceneMessages, type DesiredScene } from './desiredScene.ts';
import { desired, signIn } from './testScene.ts';

const user = (change: Partial<SceneSignInData['user']>): DesiredScene => ({
  ...desired,
  signIn: { ...signIn, user: { ...signIn.user, ...change } },
});

describe('diffSceneMessages', () => {
  it.each<[string, DesiredScene | null, DesiredScene, string[]]>([
    ['sends nothing before sign-in', null, { ...desired, signIn: null }, []],
    [
      'sends everything to a new scene, sign-in first',
      null,
      desired,
      ['OnReceiveUserSignInData', 'OnSwitchScene', 'OnSetActiveUnity'],
    ],
    ['sends nothing without a change', desired, { ...desired }, []],
    ['sends a changed page', desired, { ...desired, scene: 'WorldMap' }, ['OnSwitchScene']],
    [
      'sends a changed keyboard focus',
      desired,
      { ...desired, active: false },
      ['OnSetActiveUnity'],
    ],
    [
      'sends a new token',
      desired,
      { ...desired, signIn: { ...signIn, accessToken: 't2' } },
      ['OnReceiveUserSignInData'],
    ],
    [
      'sends a changed language',
      desired,
      { ...desired, signIn: { ...signIn, language: 'en' } },
      ['OnChangeSystemLanguage'],
    ],
    [
      'sends changed graphics',
      desired,
      { ...desired, signIn: { ...signIn, graphics: 'LOW' } },
      ['OnChangeGraphicSetting'],
    ],
    ['presence', desired, user({ status: 'BUSY' }), ['OnRequestChangeState']],
    [
      'sends a changed avatar',
      desired,
      user({ avatar: { ...signIn.user.avatar, accessory: 'cap', top: 'vest' } }),
      ['OnChangeOfficeAvatar'],
    ],
  ])('%s', (_, sentState, next, methods) => {
    expect(diffSceneMessages(sentState, next).map((message) => message.method)).toEqual(methods);
  });

  const walk = { floorId: 'f1', goal: { userId: 'u2' } };

  it('sends a walk once and only on its floor', () => {
    const setOut = { ...desired, walk };
    expect(diffSceneMessages(desired, setOut)).toEqual([
      { method: 'OnSwitchScene', payload: { scene: 'Main', goTo: { userId: 'u2' } } },
    ]);
    expect(diffSceneMessages(setOut, setOut)).toEqual([]);
    expect(diffSceneMessages(desired, { ...desired, walk: { ...walk, floorId: 'f2' } })).toEqual(
      [],
    );
    expect(diffSceneMessages(desired, { ...desired, scene: 'WorldMap', walk })).toEqual([
      { method: 'OnSwitchScene', payload: { scene: 'WorldMap' } },
    ]);
  });
});
