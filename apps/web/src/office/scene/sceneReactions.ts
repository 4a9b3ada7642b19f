import type { SceneEventHandlers, SceneEventPayload } from '@office/scene-bridge';
import type { BlockCode } from '@office/vocabulary';
import type { SceneVoice } from './sceneVoice.ts';
import type { SceneController } from './SceneController.ts';

export interface SceneNotice {
  kind: 'meetingAvailable';
  meetingId: string;
  title: string;
  startTime: string;
}

export interface SceneReactionPorts {
  controller: SceneController;
  navigate(route: string): void;
  /** Resolves when the session has a valid token. Concurrent calls share one refresh. */
  refreshToken(): Promise<void>;
  forcedLogout(code: BlockCode): void;
  logout(): void;
  displayShareButton(shown: boolean): void;
  /** Null while the member is signed out. */
  voice(): SceneVoice | null;
}

export function sceneReactions(ports: SceneReactionPorts): SceneEventHandlers {
  const { controller, voice } = ports;
  return {
    UnityReady: () => controller.unityReady(),
    SetUnityLoading: (sceneLoading) => controller.requested({ sceneLoading }),
    SetReactLoading: (pageLoading) => controller.requested({ pageLoading }),
    SetLoadingSceneState: ({ progress }) =>
      controller.requested({ progress, sceneLoading: progress < 1 }),
    SetUnityFullscreen: (fullscreen) => controller.requested({ fullscreen }),
    GetNewAccessToken: () => {
      ports.refreshToken().then(
        () => controller.resendSignIn(),
        () => {
          // The refresh has already signed the member out and notified them.
        },
      );
    },
    SendSwitchTabFE: ({ route }) => ports.navigate(route),
    ToggleNavSidebar: (shown) => controller.requested({ sidebarHidden: !shown }),
    SetSystemState: (state) => onSystemState(ports, state),
    SetUnityConfirmDialog: (dialog) =>
      controller.requested({ confirm: dialog.isOpen ? dialog : null }),
    SetShowUserProfile: ({ userId }) => ports.navigate(`/people/${encodeURIComponent(userId)}`),
    SetDisplayBtnShareDocument: (shown) => ports.displayShareButton(shown),
    SetInviteVoiceChat: (invite) => voice()?.invited(invite),
    SetWarningRangeVoiceChat: (warning) => voice()?.warned(warning),
    SetDisconnectVoiceChat: (end) => voice()?.disconnected(end),
    SetJoinVoiceChat: (room) => voice()?.joined(room),
    SetLeaveVoiceChat: (room) => voice()?.left(room),
    SetJoinOrCreateOnlineMeetingInRoomMeeting: (room) => voice()?.offeredMeeting(room),
    SetJoinOnlineMeetingInRoomMeeting: (room) => voice()?.offeredMeeting(room),
    SetJoinOrCreateVoiceChatInRoomMeeting: (room) => voice()?.enteredMeetingRoom(room),
    SetJoinVoiceChatInRoomMeeting: (room) => voice()?.enteredMeetingRoom(room),
    SetShareDocument: (room) => voice()?.shareRequested(room),
    SetJoinMeetingAvailable: (meeting) => voice()?.meetingAvailable(meeting),
    SetLeaveRoomMeeting: (room) => voice()?.leftMeetingRoom(room),
  };
}

function onSystemState(
  { controller, forcedLogout, logout }: SceneReactionPorts,
  state: SceneEventPayload<'SetSystemState'>,
): void {
  if ('code' in state) forcedLogout(state.code);
  else if (!controller.answersLogout()) logout();
}
