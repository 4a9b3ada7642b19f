import { Store } from '@office/client/lib/Store.ts';
import type { VideoTrackKind } from './tracks.ts';

/** Video streams of one participant. They always exist and stay black until video is sent. */
export type ParticipantVideos = Readonly<Partial<Record<VideoTrackKind, MediaStream>>>;

export class RemoteVideos extends Store<ReadonlyMap<string, ParticipantVideos>> {
  readonly #streamOf: (track: MediaStreamTrack) => MediaStream;

  constructor(streamOf: (track: MediaStreamTrack) => MediaStream) {
    super(new Map());
    this.#streamOf = streamOf;
  }

  show(participantId: string, kind: VideoTrackKind, track: MediaStreamTrack): void {
    const videos = this.getSnapshot();
    const own = { ...videos.get(participantId), [kind]: this.#streamOf(track) };
    this.set(new Map(videos).set(participantId, own));
  }

  drop(participantId: string): void {
    const left = new Map(this.getSnapshot());
    if (left.delete(participantId)) this.set(left);
  }
}
