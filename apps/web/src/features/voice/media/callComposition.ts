import type { RecordedPerson, RecordedScene } from './RecordedScene.ts';
import { contain, cover, recordingLayout, recordingSize, type Rect } from './recordingLayout.ts';
import { ScenePictures, sizeOf, type Picture } from './ScenePictures.ts';

const frameRate = 15;
const colors = { ground: '#1c1c1f', tile: '#2e2e33', label: 'rgb(0 0 0 / 70%)', text: '#ffffff' };
const font = 'system-ui, "Hiragino Sans", "Yu Gothic UI", "Noto Sans JP", sans-serif';
const labelHeight = 26;
const labelPadding = 8;

/** One canvas track, because recorders accept no further tracks while recording. */
export function callComposition() {
  const canvas = document.createElement('canvas');
  canvas.width = recordingSize.width;
  canvas.height = recordingSize.height;
  const context = canvas.getContext('2d', { alpha: false });
  const [track] = canvas.captureStream(frameRate).getVideoTracks();
  if (!context || !track) throw new DOMException('No canvas', 'NotSupportedError');
  const pictures = new ScenePictures();
  let scene: RecordedScene = { people: [], share: null };
  /** Shown until the next page of a document is loaded. */
  let lastShare: Picture | null = null;

  const draw = () => {
    context.fillStyle = colors.ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
    const { people, share } = scene;
    const { share: shareArea, tiles } = recordingLayout(people.length, share !== null);
    if (share && shareArea) {
      const picture =
        share.kind === 'screen' ? pictures.video(share.track) : pictures.image(share.url);
      lastShare = picture ?? lastShare;
      drawContained(context, lastShare, shareArea);
    }
    for (const [index, person] of people.entries())
      drawPerson(context, pictures, person, tiles[index]!);
  };
  // Animation frames stop in hidden pages.
  const timer = setInterval(draw, 1000 / frameRate);
  draw();
  return {
    track,
    show(next: RecordedScene) {
      if (next.share?.kind !== scene.share?.kind) lastShare = null;
      scene = next;
      pictures.keepOnly(next);
    },
    close() {
      clearInterval(timer);
      track.stop();
      pictures.keepOnly({ people: [], share: null });
    },
  };
}

function drawContained(
  context: CanvasRenderingContext2D,
  picture: Picture | null,
  frame: Rect,
): void {
  if (!picture) return;
  const { x, y, width, height } = contain(sizeOf(picture), frame);
  context.drawImage(picture, x, y, width, height);
}

function drawPerson(
  context: CanvasRenderingContext2D,
  pictures: ScenePictures,
  { name, camera, portrait }: RecordedPerson,
  frame: Rect,
): void {
  const { x, y, width, height } = frame;
  context.fillStyle = colors.tile;
  context.fillRect(x, y, width, height);
  const video = camera && pictures.video(camera);
  if (video) {
    const part = cover(sizeOf(video), frame);
    context.drawImage(video, part.x, part.y, part.width, part.height, x, y, width, height);
  } else drawPortrait(context, { picture: pictures.image(portrait), name, frame });
  drawName(context, name, frame);
}

function drawPortrait(
  context: CanvasRenderingContext2D,
  { picture, name, frame }: { picture: Picture | null; name: string; frame: Rect },
): void {
  const radius = Math.min(frame.width, frame.height) * 0.3;
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2 - radius * 0.15];
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.clip();
  context.fillStyle = colors.ground;
  const circle = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  context.fillRect(circle.x, circle.y, circle.width, circle.height);
  if (picture) {
    const part = cover(sizeOf(picture), circle);
    context.drawImage(
      picture,
      part.x,
      part.y,
      part.width,
      part.height,
      circle.x,
      circle.y,
      circle.width,
      circle.height,
    );
  } else {
    context.fillStyle = colors.text;
    context.font = `${Math.round(radius)}px ${font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText([...name.trim()][0] ?? '', x, y);
  }
  context.restore();
}

function drawName(context: CanvasRenderingContext2D, name: string, frame: Rect): void {
  context.font = `14px ${font}`;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  const widthOf = (text: string) => context.measureText(text).width;
  const text = shortened(name, frame.width - 4 * labelPadding, widthOf);
  const y = frame.y + frame.height - labelHeight - labelPadding / 2;
  context.fillStyle = colors.label;
  context.fillRect(frame.x + labelPadding / 2, y, widthOf(text) + 2 * labelPadding, labelHeight);
  context.fillStyle = colors.text;
  context.fillText(text, frame.x + 1.5 * labelPadding, y + labelHeight / 2);
}

/** Cuts a text with an ellipsis where it exceeds the width. */
export function shortened(
  text: string,
  maxWidth: number,
  widthOf: (text: string) => number,
): string {
  if (widthOf(text) <= maxWidth) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`) > maxWidth) letters.pop();
  return `${letters.join('')}…`;
}
