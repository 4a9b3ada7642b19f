/** Transceivers in the order of the first offer. Unused ones cost nothing and need no renegotiation. */
export const trackKinds = ['voice', 'camera', 'screen', 'screenSound'] as const;
export type TrackKind = (typeof trackKinds)[number];
export type AudioTrackKind = 'voice' | 'screenSound';
export const pictureKinds = ['camera', 'screen'] as const;
export type VideoTrackKind = (typeof pictureKinds)[number];

export type LocalTracks = Readonly<Record<TrackKind, MediaStreamTrack | null>>;

export const noTracks: LocalTracks = { voice: null, camera: null, screen: null, screenSound: null };

export function isPicture(kind: TrackKind): kind is VideoTrackKind {
  return kind === 'camera' || kind === 'screen';
}
