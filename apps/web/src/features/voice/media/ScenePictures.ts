import type { RecordedScene } from './RecordedScene.ts';

export type Picture = HTMLVideoElement | HTMLImageElement;

export class ScenePictures {
  readonly #videos = new Map<MediaStreamTrack, HTMLVideoElement>();
  readonly #images = new Map<string, HTMLImageElement>();

  /** Returns null until the first frame. */
  video(track: MediaStreamTrack): HTMLVideoElement | null {
    const known = this.#videos.get(track);
    if (known) return known.videoWidth > 0 ? known : null;
    const video = document.createElement('video');
    video.muted = true;
    video.playsInline = true;
    video.srcObject = new MediaStream([track]);
    // Ignored: a video that does not play is not drawn.
    video.play().catch(() => undefined);
    this.#videos.set(track, video);
    return null;
  }

  /** Returns null until the image is loaded, and if it cannot be loaded. */
  image(url: string | null): HTMLImageElement | null {
    if (url === null) return null;
    const known = this.#images.get(url);
    if (known) return known.complete && known.naturalWidth > 0 ? known : null;
    const image = new Image();
    // Other images would make the canvas unreadable.
    image.crossOrigin = 'anonymous';
    image.src = url;
    this.#images.set(url, image);
    return null;
  }

  keepOnly({ people, share }: RecordedScene): void {
    const tracks = new Set(people.map(({ camera }) => camera));
    if (share?.kind === 'screen') tracks.add(share.track);
    for (const [track, video] of this.#videos) {
      if (tracks.has(track)) continue;
      video.srcObject = null;
      this.#videos.delete(track);
    }
    const urls = new Set(people.map(({ portrait }) => portrait));
    if (share?.kind === 'document') urls.add(share.url);
    for (const url of this.#images.keys()) if (!urls.has(url)) this.#images.delete(url);
  }
}

export function sizeOf(picture: Picture): { width: number; height: number } {
  return picture instanceof HTMLVideoElement
    ? { width: picture.videoWidth, height: picture.videoHeight }
    : { width: picture.naturalWidth, height: picture.naturalHeight };
}
