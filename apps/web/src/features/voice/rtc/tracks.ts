/**
 * The lines of a connection, in the order of its first offer. A line that sends nothing costs nothing, and
 * a track comes and goes on its line without another offer.
 */
export const trackKinds = ['voice', 'camera', 'screen', 'screenSound'] as const;
export type TrackKind = (typeof trackKinds)[number];
export type SoundKind = 'voice' | 'screenSound';
export const pictureKinds = ['camera', 'screen'] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The tracks that leave this browser; null where there is none. */
export type LocalTracks = Readonly<Record<TrackKind, MediaStreamTrack | null>>;

export const noTracks: LocalTracks = { voice: null, camera: null, screen: null, screenSound: null };

export function isPicture(kind: TrackKind): kind is PictureKind {
  return kind === 'camera' || kind === 'screen';
}
