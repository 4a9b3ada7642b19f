import type { Schemas } from '@office/api';
import { defaultAudioSettings } from '@office/vocabulary';
import { browserDeps } from '@office/client/lib/deps.ts';
import { chosenFloor } from '../../../office/floors/browserFloor.ts';
import { officeView } from '../../../office/officeView.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import { walkRequests } from '../../../office/walking/WalkRequestStore.ts';
import { currentLanguage } from '@office/client/i18n/i18n.ts';
import { AudioOutput } from '../media/AudioOutput.ts';
import { CallManager, type JoinOptions } from './CallManager.ts';
import { MeetingAttendance } from './MeetingAttendance.ts';
import { MeetingRoomEntry } from './MeetingRoomEntry.ts';
import { ZoneAutoJoin } from './ZoneAutoJoin.ts';
import { showCallNotice } from './showCallNotice.ts';
import { startBrowserCall } from './startBrowserCall.ts';
import { sceneRoomId, tellScene } from './tellScene.ts';
import { voiceApi } from './voiceApi.ts';

type AudioSettings = Pick<
  Schemas['AudioSettings'],
  | 'microphoneEnabled'
  | 'microphoneVolume'
  | 'noiseSuppression'
  | 'speakerVolume'
  | 'meetingRoomEntry'
>;

/** Voice chat of one member on this page. */
export interface Voice {
  calls: CallManager;
  zones: ZoneAutoJoin;
  meetingRooms: MeetingRoomEntry;
  /** The meeting that the member is in. */
  attendance: MeetingAttendance;
  output: AudioOutput;
  /** @param floorId null: the member is on no floor */
  setFloor(floorId: string | null): void;
  /** Takes the member's settings; those of the microphone count from its next opening on. */
  setAudio(settings: AudioSettings): void;
}

/** Makes voice chat of this browser's devices, the contract's calls, and the office with its scene. */
export function createVoice(myUserId: string): Voice {
  let floorId: string | null = null;
  let audio: AudioSettings = defaultAudioSettings;
  const output = new AudioOutput({
    createPlayer: () => new Audio(),
    streamOf: (track) => new MediaStream([track]),
  });
  const calls = new CallManager({
    clock: browserDeps.clock,
    myUserId,
    api: voiceApi,
    startCall: (room, options) =>
      startBrowserCall(room, {
        ...options,
        voices: output,
        microphoneSettings: () => ({
          volume: audio.microphoneVolume / 100,
          noiseSuppression: audio.noiseSuppression,
        }),
      }),
    startsMuted: () => !audio.microphoneEnabled,
    nameOf: ({ roomName, roomNames }) => roomNames?.[currentLanguage()] ?? roomName,
    onJoin: (room, options) => goToRoom(room, options, zones),
    onLeave: (room) => tellScene('OnLeaveVoiceChat', { roomId: sceneRoomId(room) }),
    onNotice: showCallNotice,
  });
  const zones = new ZoneAutoJoin({
    calls,
    areaRooms: () => voiceApi.areaRooms(floorId),
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
      if (!meeting.meetingRoom) tellScene('OnStartOnlineMeeting', { meetingId: meeting.id });
      else if (!isInside(meetingRooms, meeting.meetingRoom.id)) goToMeetingRoom(room, floorId);
    },
    onLeft: ({ id: meetingId, meetingRoom }) => {
      if (!meetingRoom) tellScene('OnEndMeeting', { meetingId });
      else if (!isInside(meetingRooms, meetingRoom.id))
        tellScene('OnCancelJoinMeetingRoom', { meetingRoomId: meetingRoom.id });
    },
    onTimeOver: ({ title }) => showCallNotice({ kind: 'meetingOver', title: title ?? '' }),
  });
  const meetingRooms = new MeetingRoomEntry({
    calls,
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
    setFloor: (id) => void (floorId = id),
    setAudio(settings) {
      audio = settings;
      output.setMasterVolume(settings.speakerVolume / 100);
    },
  };
}

/** Joins a meeting, and says why that cannot be. */
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

/** Takes a member who joined a meeting from elsewhere to its room. */
function goToMeetingRoom(
  { floorId, zoneId, meetingRoomId }: Schemas['VoiceRoom'],
  hereId: string | null,
): void {
  if (floorId === null || zoneId === null || meetingRoomId === null) return;
  if (floorId !== hereId) chosenFloor.choose(floorId);
  const is3d =
    officeView.getSnapshot() === '3d' && sceneController.getSnapshot().status === 'ready';
  if (is3d && floorId === hereId) tellScene('OnRequestJoinMeetingRoom', { meetingRoomId });
  else walkRequests.request({ floorId, goal: { zoneId } });
}

/** Brings the member to where the talk of a room is: in the scene, or on the plan. */
function goToRoom(room: Schemas['VoiceRoom'], options: JoinOptions, zones: ZoneAutoJoin): void {
  const roomId = sceneRoomId(room);
  // The scene may still be on its way to someone else: a call is from wherever one is.
  if (room.kind === 'DIRECT' && !options.faceToFace) tellScene('OnLeaveVoiceChat', { roomId });
  tellScene('OnRequestJoinVoiceChat', { roomId, kind: room.kind });
  const { zoneId, floorId } = room;
  if (room.kind !== 'AREA' || zoneId === null || floorId === null) return;
  // A scene walks there by itself.
  const isFlat =
    officeView.getSnapshot() === '2d' || sceneController.getSnapshot().status !== 'ready';
  if (isFlat && !zones.isIn(room)) walkRequests.request({ floorId, goal: { zoneId } });
}
