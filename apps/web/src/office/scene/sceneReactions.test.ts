import { createEventReceiver, sceneEvents, type SceneEvent } from '@office/scene-bridge';
import { describe, expect, it, vi } from 'vitest';
import { sceneReactions } from './sceneReactions.ts';
import { requestsOf } from './sceneState.ts';
import { desired, setUp } from './testScene.ts';

describe('sceneReactions', () => {
  const payloads: { [E in SceneEvent]: string | undefined } = {
    UnityReady: undefined,
    SetUnityLoading: 'true',
    SetReactLoading: 'true',
    SetLoadingSceneState: '{"scene":"Main","progress":0.5}',
    SetUnityFullscreen: 'true',
    GetNewAccessToken: undefined,
    SendSwitchTabFE: '{"route":"/map"}',
    ToggleNavSidebar: 'false',
    SetSystemState: '{"code":4014}',
    SetInviteVoiceChat: '{"roomId":"r","kind":"OWN","inviter":{"id":"u","name":"Ren"}}',
    SetWarningRangeVoiceChat: '{"userId":"u","distance":4.5,"limit":5}',
    SetDisconnectVoiceChat: '{"roomId":"r","reason":"alone"}',
    SetUnityConfirmDialog: '{"isOpen":true,"title":"Leave?"}',
    SetShowUserProfile: '{"userId":"u2"}',
    SetJoinVoiceChat: '{"roomId":"r","kind":"OWN"}',
    SetLeaveVoiceChat: '{"roomId":"r","kind":"OWN"}',
    SetJoinOrCreateOnlineMeetingInRoomMeeting: '{"meetingRoomId":"m"}',
    SetJoinOnlineMeetingInRoomMeeting: '{"meetingRoomId":"m"}',
    SetJoinOrCreateVoiceChatInRoomMeeting: '{"meetingRoomId":"m"}',
    SetJoinVoiceChatInRoomMeeting: '{"meetingRoomId":"m"}',
    SetShareDocument: '{"meetingRoomId":"m"}',
    SetDisplayBtnShareDocument: 'true',
    SetJoinMeetingAvailable: '{"meetingId":"m","title":"t","startTime":"2026-11-20T10:00:00Z"}',
    SetLeaveRoomMeeting: '{"meetingRoomId":"m"}',
  };

  function react() {
    const world = setUp();
    const ports = {
      navigate: vi.fn(),
      refreshToken: vi.fn(async () => {}),
      forcedLogout: vi.fn(),
      logout: vi.fn(),
      displayShareButton: vi.fn(),
    };
    const voice = {
      invited: vi.fn(),
      warned: vi.fn(),
      disconnected: vi.fn(),
      joined: vi.fn(),
      left: vi.fn(),
      enteredMeetingRoom: vi.fn(),
      offeredMeeting: vi.fn(),
      meetingAvailable: vi.fn(),
      shareRequested: vi.fn(),
      leftMeetingRoom: vi.fn(),
    };
    const report = vi.fn();
    const { controller } = world;
    const reactions = sceneReactions({ ...ports, controller, voice: () => voice });
    return { ...world, ports, voice, report, receive: createEventReceiver(reactions, report) };
  }

  it.each(Object.keys(sceneEvents) as SceneEvent[])('handles %s', async (event) => {
    const { controller, ports, voice, report, receive } = react();
    const before = controller.getSnapshot();
    receive(event, payloads[event]);
    const called = [...Object.values(ports), ...Object.values(voice)].some(
      (port) => port.mock.calls.length > 0,
    );
    expect(called || controller.getSnapshot() !== before).toBe(true);
    expect(report).not.toHaveBeenCalled();
  });

  it('shows and hides the share button', () => {
    const { ports, receive } = react();
    receive('SetDisplayBtnShareDocument', 'true');
    receive('SetDisplayBtnShareDocument', 'false');
    expect(ports.displayShareButton.mock.calls).toEqual([[true], [false]]);
  });

  it('drops and reports malformed events', () => {
    const { ports, report, receive } = react();
    receive('SendSwitchTabFE', '{"route":"https://elsewhere.example"}');
    receive('SetSystemState', '{"code":1}');
    expect(report).toHaveBeenCalledTimes(2);
    expect(ports.navigate).not.toHaveBeenCalled();
    expect(ports.forcedLogout).not.toHaveBeenCalled();
  });

  it('sends the sign-in data again after a token refresh', async () => {
    const { controller, attach, receive, methods } = react();
    attach();
    controller.unityReady();
    controller.setDesiredScene(desired);
    receive('GetNewAccessToken');
    await vi.waitFor(() =>
      expect(methods().filter((method) => method === 'OnReceiveUserSignInData')).toHaveLength(2),
    );
  });

  it("distinguishes a logout inside the scene from the answer to the page's request", async () => {
    const { controller, attach, receive, ports } = react();
    attach();
    controller.unityReady();
    const done = controller.logout();
    receive('SetSystemState', '{"state":"LOGOUT"}');
    await done;
    expect(ports.logout).not.toHaveBeenCalled();
    receive('SetSystemState', '{"state":"LOGOUT"}');
    expect(ports.logout).toHaveBeenCalledTimes(1);
  });

  it('sends the answer of a confirm dialog to the scene', () => {
    const { controller, attach, receive, methods } = react();
    attach();
    receive('SetUnityConfirmDialog', payloads.SetUnityConfirmDialog);
    expect(requestsOf(controller.getSnapshot()).confirm).toMatchObject({
      title: 'Leave?',
      hiddenCancelBtn: true,
      hiddenConfirmBtn: false,
    });
    controller.answerConfirm({ confirmed: true });
    expect(requestsOf(controller.getSnapshot()).confirm).toBeNull();
    expect(methods()).toEqual(['OnOKConfirmPopup']);
  });
});
