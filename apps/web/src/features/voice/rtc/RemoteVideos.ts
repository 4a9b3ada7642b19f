import { Store } from '@office/client/lib/Store.ts';
import type { PictureKind } from './tracks.ts';

/** The pictures of one other participant. They are there from the start, and dark until something is sent. */
export type ParticipantVideos = Readonly<Partial<Record<PictureKind, MediaStream>>>;

/** The cameras and screens of all others, by participant id: a stream each, for a video element. */
export class RemoteVideos extends Store<ReadonlyMap<string, ParticipantVideos>> {
  readonly #streamOf: (track: MediaStreamTrack) => MediaStream;

  constructor(streamOf: (track: MediaStreamTrack) => MediaStream) {
    super(new Map());
    this.#streamOf = streamOf;
  }

  show(participantId: string, kind: PictureKind, track: MediaStreamTrack): void {
    const videos = this.getSnapshot();
    const own = { ...videos.get(participantId), [kind]: this.#streamOf(track) };
    this.set(new Map(videos).set(participantId, own));
  }

  drop(participantId: string): void {
    const left = new Map(this.getSnapshot());
    if (left.delete(participantId)) this.set(left);
  }
}
