import type { GraphicsQuality } from './contract/settings.ts';

export const defaultGraphicsQuality: GraphicsQuality = 'MEDIUM';

export const defaultAudioSettings = {
  microphoneEnabled: true,
  microphoneVolume: 80,
  speakerVolume: 80,
  noiseSuppression: true,
  meetingRoomEntry: 'ASK',
} as const;
