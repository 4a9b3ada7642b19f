import { describe, expect, it } from 'vitest';
import { logoutAnswerMs, stalledAfterMs } from './SceneController.ts';
import { desired, setUp } from './testScene.ts';

describe('SceneController', () => {
  it('reports a started walk once the scene received it', () => {
    const { controller, started } = setUp();
    const walk = { floorId: 'f1', goal: { seatId: 's1' } };
    controller.setDesiredScene({ ...desired, walk });
    expect(started).toEqual([]);
    controller.attach(() => {});
    controller.unityReady();
    expect(started).toEqual([walk]);
  });

  it('refreshes only the current scene', () => {
    const { controller, sent, attach } = setUp();
    controller.refresh('MyDesk');
    controller.unityReady();
    attach();
    controller.setDesiredScene({ ...desired, scene: 'MyDesk' });
    sent.length = 0;
    controller.refresh('MyDesk');
    controller.refresh('WorldMap');
    expect(sent).toEqual([['OnSwitchScene', '{"scene":"MyDesk"}']]);
  });

  it.each([
    ['attached, ready, desired', ['attach', 'ready', 'desired']],
    ['ready before it is attached', ['desired', 'ready', 'attach']],
    ['desired first', ['desired', 'attach', 'ready']],
  ])('sends the state once attached, ready and desired: %s', (_, order) => {
    const { controller, attach, methods } = setUp();
    for (const step of order) {
      expect(methods()).toEqual([]);
      if (step === 'attach') attach();
      if (step === 'ready') controller.unityReady();
      if (step === 'desired') controller.setDesiredScene(desired);
    }
    expect(methods()).toEqual(['OnReceiveUserSignInData', 'OnSwitchScene', 'OnSetActiveUnity']);
  });

  it('sends all state again after the scene is reloaded', () => {
    const { controller, attach, methods } = setUp();
    controller.setDesiredScene(desired);
    attach();
    controller.unityReady();
    controller.detach();
    controller.start();
    attach();
    controller.unityReady();
    expect(methods().filter((method) => method === 'OnReceiveUserSignInData')).toHaveLength(2);
  });

  it("rejects without a scene with the spec's message", async () => {
    await expect(setUp().controller.send('OnEndMeeting', { meetingId: 'm' })).rejects.toThrow(
      'Unity SendMessage function is not initialized',
    );
  });

  it('fails when loading stalls, but not while it progresses', () => {
    const { controller, clock } = setUp();
    clock.advance(stalledAfterMs - 1);
    controller.loaded(0.5);
    clock.advance(stalledAfterMs - 1);
    expect(controller.getSnapshot()).toMatchObject({
      status: 'loading',
      requests: { progress: 0.5 },
    });
    clock.advance(1);
    expect(controller.getSnapshot()).toMatchObject({ status: 'failed', reason: 'stalled' });
    controller.start();
    controller.unityReady();
    clock.advance(stalledAfterMs);
    expect(controller.getSnapshot().status).toBe('ready');
  });

  it.each(['answered', 'too slow', 'gone'])('logs out through the scene: %s', async (how) => {
    const { controller, attach, sent, clock } = setUp();
    attach();
    controller.unityReady();
    const done = controller.logout();
    expect(sent.at(-1)).toEqual(['OnRequestChangeState', '{"state":"LOGOUT"}']);
    if (how === 'answered') expect(controller.answersLogout()).toBe(true);
    if (how === 'too slow') clock.advance(logoutAnswerMs);
    if (how === 'gone') controller.detach();
    await done;
    expect(controller.answersLogout()).toBe(false);
    expect(clock.waits).not.toContain(logoutAnswerMs);
  });

  it('keeps the scene of the previous page on a page without a scene', () => {
    const { controller, attach, sent } = setUp();
    attach();
    controller.unityReady();
    controller.setDesiredScene({ ...desired, scene: 'MyDesk' });
    controller.setDesiredScene({ ...desired, scene: null, active: false });
    const scenes = sent.filter(([method]) => method === 'OnSwitchScene');
    expect(scenes).toEqual([['OnSwitchScene', '{"scene":"MyDesk"}']]);
    controller.setDesiredScene(null);
    controller.setDesiredScene({ ...desired, scene: null });
    expect(sent.at(-2)).toEqual(['OnSwitchScene', '{"scene":"Main"}']);
  });

  it('cancels its timers when the page shows no scene', () => {
    const { controller, clock, attach } = setUp();
    attach();
    controller.stop();
    expect(clock.waits).toEqual([]);
    controller.unityReady();
    expect(controller.getSnapshot().status).toBe('off');
  });

  it('does not wait for a scene that is not ready', async () => {
    const { controller, sent } = setUp();
    await controller.logout();
    expect(sent).toEqual([]);
  });
});
