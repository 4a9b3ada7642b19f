import type { Schemas } from '@office/api';
import { defaultAudioSettings } from '@office/vocabulary';
import { browserDeps } from '../../../lib/deps.ts';
import { officeView } from '../../../office/officeView.ts';
import { sceneController } from '../../../office/scene/browserScene.ts';
import { walkRequests } from '../../../office/walking/WalkRequestStore.ts';
import { currentLanguage } from '../../../platform/i18n/i18n.ts';
import { AudioOutput } from '../media/AudioOutput.ts';
import { CallManager, type JoinOptions } from './CallManager.ts';
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
  const meetingRooms = new MeetingRoomEntry({
    calls,
    meetingRoom: voiceApi.meetingRoom,
    choice: () => audio.meetingRoomEntry ?? defaultAudioSettings.meetingRoomEntry,
    onFailed: (error) => showCallNotice({ kind: 'failed', error }),
  });
  return {
    calls,
    zones,
    meetingRooms,
    output,
    setFloor: (id) => void (floorId = id),
    setAudio(settings) {
      audio = settings;
      output.setMasterVolume(settings.speakerVolume / 100);
    },
  };
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
