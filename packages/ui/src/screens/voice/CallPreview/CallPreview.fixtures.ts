import { deviceErrors } from '../../../stories/deviceErrors.ts';
import { cameraStill } from '../../../stories/callPictures.ts';
import { longName, longRoomName, me, others } from '../voice.fixtures.ts';
import type { CallPreviewState, PreviewDevice } from './CallPreview.tsx';

const room = { roomName: '雑談', me, participants: others };

/** Keyed by the state of the camera; the microphone has the same state. */
export const states = {
  off: { ...room, microphone: { status: 'off' }, camera: { status: 'off' } },
  starting: { ...room, microphone: { status: 'starting' }, camera: { status: 'starting' } },
  on: {
    ...room,
    background: { selected: 'none', hasOwnPicture: false },
    microphone: { status: 'on' },
    camera: { status: 'on' },
    picture: cameraStill('aoi'),
  },
  problem: {
    ...room,
    participants: [],
    microphone: { status: 'problem', ...deviceErrors.notFound },
    camera: { status: 'problem', ...deviceErrors.notReadable },
  },
} satisfies { [S in PreviewDevice['status']]: CallPreviewState };

export const blurred: CallPreviewState = {
  ...states.on,
  background: { selected: 'blur', hasOwnPicture: true },
};

/** Device test from the settings, without a call. */
export const deviceTest: CallPreviewState = {
  me,
  participants: [],
  microphone: { status: 'on' },
  camera: { status: 'on' },
  picture: cameraStill('aoi'),
};

export const withLongNames: CallPreviewState = {
  ...states.on,
  roomName: longRoomName,
  participants: [{ userId: 'max', name: longName }, ...others],
};
