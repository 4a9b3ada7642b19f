import type { Schemas } from '@office/api';
import { defaultAudioSettings } from '@office/vocabulary';
import { storage, tabStorage } from '@office/client/lib/browserStorage.ts';
import { browserDeps } from '@office/client/lib/deps.ts';
import { selectedFloor } from '../../../office/floors/browserFloor.ts';
import { walkRequests } from '../../../office/walking/WalkRequestStore.ts';
import { storedCallKey } from '../../../platform/session/storageKeys.ts';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { AudioOutput } from '../media/AudioOutput.ts';
import { createTestSound } from '../media/createTestSound.ts';
import { SpeakerTest } from '../media/SpeakerTest.ts';
import type { CallPreview } from './call/CallPreview.ts';
import type { ResumableCall } from './calls/AfterCall.ts';
import { CallManager } from './calls/CallManager.ts';
import type { JoinOptions } from './calls/OutgoingCall.ts';
import type { WaitingInvitation } from './calls/IncomingInvitations.ts';
import { browserTabs } from './tabs/browserTabs.ts';
import { walkInBrowser } from './browserWalk.ts';
import { MeetingAttendance } from './rooms/MeetingAttendance.ts';
import { MeetingRoomEntry } from './rooms/MeetingRoomEntry.ts';
import { browserMiniWindow } from './tabs/browserMiniWindow.ts';
import type { WatchedMember } from './calls/FreeMemberWatch.ts';
import { MiniWindow } from './tabs/MiniWindow.ts';
import { StageView } from './call/StageView.ts';
import { TabCalls } from './tabs/TabCalls.ts';
import { ZoneAutoJoin } from './rooms/ZoneAutoJoin.ts';
import { pushToTalkKey } from './call/pushToTalkKey.ts';
import { showCallNotice } from './calls/showCallNotice.ts';
import { showRecordingNotice } from './calls/showRecordingNotice.ts';
import { startBrowserCall, startBrowserPreview, waitInBrowser } from './startBrowserCall.ts';
import { isScene, notifyScene, notifySceneOfCall, sceneRoomId } from './notifyScene.ts';
import { DismissedRooms } from './rooms/DismissedRooms.ts';
import { SessionNote } from './tabs/SessionNote.ts';
import { voiceApi } from './voiceApi.ts';

type AudioSettings = Pick<
  Schemas['AudioSettings'],
  | 'microphoneEnabled'
  | 'microphoneVolume'
  | 'noiseSuppression'
  | 'speakerVolume'
  | 'meetingRoomEntry'
>;

export interface Voice {
  calls: CallManager;
  zones: ZoneAutoJoin;
  meetingRooms: MeetingRoomEntry;
  attendance: MeetingAttendance;
  output: AudioOutput;
  elsewhere: TabCalls;
  stage: StageView;
  mini: MiniWindow;
  preview(): CallPreview;
  speakerTest(): SpeakerTest;
  storedCall: SessionNote<ResumableCall>;
  storedInvitations: SessionNote<WaitingInvitation[]>;
  storedFreeMembers: SessionNote<WatchedMember[]>;
  /** @param floorId null if the member is on no floor */
  setFloor(floorId: string | null): void;
  /** Opens the microphone again if noise suppression has changed. Its volume applies the next time it opens. */
  setAudio(settings: AudioSettings): void;
}

export function createVoice(myUserId: string): Voice {
  let floorId: string | null = null;
  let audio: AudioSettings = defaultAudioSettings;
  let isFoundFull = false;
  const tab = { clock: browserDeps.clock, storage: tabStorage, myUserId };
  const output = new AudioOutput({
    createPlayer: () => new Audio(),
    storage,
    streamOf: (track) => new MediaStream([track]),
  });
  const microphoneSettings = () => ({
    volume: audio.microphoneVolume / 100,
    noiseSuppression: audio.noiseSuppression,
  });
  const calls = new CallManager({
    clock: browserDeps.clock,
    myUserId,
    api: voiceApi,
    startCall: (room, options) =>
      startBrowserCall(room, {
        ...options,
        voices: output,
        microphoneSettings,
        myUserId,
        onRecordingNotice: showRecordingNotice(calls),
        approach: (userId) => walkInBrowser(userId, floorId),
      }),
    startsMuted: () => pushToTalkKey() !== null || !audio.microphoneEnabled,
    nameOf: ({ roomName, roomNames }) => roomNames?.[currentLanguage()] ?? roomName,
    onJoin: (room, options) => {
      zones.joined(room);
      goToRoom(room, options, { zones, floorId });
    },
    onLeave: (room, reason) => {
      isFoundFull = zones.left(room, reason);
      notifyScene('OnLeaveVoiceChat', { roomId: sceneRoomId(room) });
    },
    onNotice: (notice) => {
      // A full room is shown by the queue prompt instead.
      if (notice.kind !== 'ended' || !isFoundFull) showCallNotice(notice);
    },
    meetingId: () => {
      const state = attendance.getSnapshot();
      return state.status === 'in' ? state.meeting.id : null;
    },
    returnToMeeting: (meetingId, how) => void joinMeeting(attendance, meetingId, how),
  });
  const elsewhere = new TabCalls({
    ...browserTabs(myUserId),
    onAnswer: (answer) => (answer === 'leave' ? calls.leave() : calls.call?.continue()),
  });
  const hasCallInOtherTab = () => elsewhere.getSnapshot() !== null;
  const zones = new ZoneAutoJoin({
    clock: browserDeps.clock,
    calls,
    joinQueue: waitInBrowser,
    areaRooms: () => voiceApi.areaRooms(floorId),
    left: new DismissedRooms(tabStorage, 'office.leftAreas'),
    hasCallInOtherTab,
    onFailed: (error) => showCallNotice({ kind: 'failed', error }),
  });
  const attendance = new MeetingAttendance({
    calls,
    myUserId,
    now: browserDeps.clock.now,
    api: {
      room: voiceApi.roomOfMeeting,
      join: voiceApi.joinMeeting,
      leave: voiceApi.leaveMeeting,
    },
    onJoined: (meeting, room) => {
      if (!meeting.meetingRoom) notifyScene('OnStartOnlineMeeting', { meetingId: meeting.id });
      else if (!isInside(meetingRooms, meeting.meetingRoom.id)) goToMeetingRoom(room, floorId);
    },
    onLeft: ({ id: meetingId, meetingRoom }) => {
      if (!meetingRoom) notifyScene('OnEndMeeting', { meetingId });
      else if (!isInside(meetingRooms, meetingRoom.id))
        notifyScene('OnCancelJoinMeetingRoom', { meetingRoomId: meetingRoom.id });
    },
    onTimeOver: ({ title }) => showCallNotice({ kind: 'meetingOver', title: title ?? '' }),
  });
  const meetingRooms = new MeetingRoomEntry({
    calls,
    clock: browserDeps.clock,
    left: new DismissedRooms(tabStorage, 'office.leftMeetingRooms'),
    answered: new DismissedRooms(tabStorage, 'office.answeredMeetingRooms'),
    hasCallInOtherTab,
    meetingRoom: voiceApi.meetingRoom,
    meetingIn: voiceApi.meetingIn,
    joinMeeting: (meetingId, how) => void joinMeeting(attendance, meetingId, how),
    choice: () => audio.meetingRoomEntry ?? defaultAudioSettings.meetingRoomEntry,
    onFailed: (error) => showCallNotice({ kind: 'failed', error }),
  });
  return {
    calls,
    zones,
    meetingRooms,
    attendance,
    output,
    elsewhere,
    stage: new StageView(storage),
    mini: new MiniWindow(browserMiniWindow()),
    preview: () => startBrowserPreview({ microphoneSettings }),
    speakerTest: () =>
      new SpeakerTest({ clock: browserDeps.clock, output, createSound: createTestSound }),
    storedCall: new SessionNote({ ...tab, key: storedCallKey }),
    storedInvitations: new SessionNote({ ...tab, key: 'office.askedToTalk' }),
    storedFreeMembers: new SessionNote({ ...tab, key: 'office.notifyWhenFree' }),
    setFloor: (id) => void (floorId = id),
    setAudio(settings) {
      const isReopened = settings.noiseSuppression !== audio.noiseSuppression;
      audio = settings;
      if (isReopened) void calls.call?.reopenMicrophone();
      output.setMasterVolume(settings.speakerVolume / 100);
    },
  };
}

async function joinMeeting(
  attendance: MeetingAttendance,
  meetingId: string,
  how: { muted: boolean },
): Promise<void> {
  const outcome = await attendance.join(meetingId, how);
  if (outcome.status === 'refused') showCallNotice({ kind: 'failed', error: outcome.error });
  if (outcome.status === 'full') showCallNotice({ kind: 'failed', error: 'voiceChatRoomFull' });
}

function isInside(meetingRooms: MeetingRoomEntry, meetingRoomId: string): boolean {
  const state = meetingRooms.getSnapshot();
  return state.status !== 'outside' && state.meetingRoomId === meetingRoomId;
}

function goToMeetingRoom(
  { floorId, zoneId, meetingRoomId }: Schemas['VoiceRoom'],
  currentFloorId: string | null,
): void {
  if (floorId === null || zoneId === null || meetingRoomId === null) return;
  if (floorId !== currentFloorId) selectedFloor.choose(floorId);
  if (isScene() && floorId === currentFloorId)
    notifyScene('OnRequestJoinMeetingRoom', { meetingRoomId });
  else walkRequests.request({ floorId, goal: { zoneId } });
}

function goToRoom(
  room: Schemas['VoiceRoom'],
  { other, isResumed }: JoinOptions,
  { zones, floorId }: { zones: ZoneAutoJoin; floorId: string | null },
): void {
  const otherUserId = room.kind === 'DIRECT' && other ? other.userId : null;
  notifySceneOfCall({ room, otherUserId });
  if (other?.approach) walkInBrowser(other.userId, floorId);
  const { zoneId } = room;
  if (room.kind !== 'AREA' || zoneId === null || room.floorId === null || isResumed) return;
  // The 3D scene moves the avatar automatically.
  if (!isScene() && !zones.isIn(room))
    walkRequests.request({ floorId: room.floorId, goal: { zoneId } });
}
