import type { SceneSignInData } from '@office/scene-bridge';
import { defaultAvatar } from '@office/world/avatar';
import { testDeps } from '@office/client/lib/testDeps.ts';
import { SceneController } from './SceneController.ts';
import type { DesiredScene } from './desiredScene.ts';

export const signIn: SceneSignInData = {
  accessToken: 't1',
  language: 'ja',
  organizationId: 'o1',
  contractId: 'c1',
  floorId: 'f1',
  user: {
    id: 'u1',
    name: '青井',
    avatar: defaultAvatar('u1'),
    status: 'AVAILABLE',
    workingStatus: 'OFFICE',
  },
  apiBaseUrl: '/api',
  realtimeUrl: '',
  graphics: 'MEDIUM',
};
export const desired: DesiredScene = { signIn, scene: 'Main', active: true };

export function setUp() {
  const { clock } = testDeps();
  const problems: string[] = [];
  const started: DesiredScene['walk'][] = [];
  const controller = new SceneController({
    clock,
    report: (problem) => problems.push(problem.name),
    onWalkStarted: (walk) => started.push(walk),
  });
  controller.start();
  const sent: [string, string | undefined][] = [];
  return {
    controller,
    clock,
    problems,
    started,
    sent,
    methods: () => sent.map(([method]) => method),
    attach: () => controller.attach((_, method, payload) => sent.push([method, payload])),
  };
}
