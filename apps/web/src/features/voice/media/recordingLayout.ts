export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface RecordingLayout {
  /** Area of the shared screen or document. Null without one. */
  share: Rect | null;
  tiles: Rect[];
}

export const recordingSize = { width: 1280, height: 720 };

const gap = 8;
const stripWidth = 232;
const tileRatio = 16 / 9;

/** As on the call stage: a share is large with people in a strip on the right, otherwise a grid. */
export function recordingLayout(people: number, hasShare: boolean): RecordingLayout {
  const { width, height } = recordingSize;
  const inner = { x: gap, y: gap, width: width - 2 * gap, height: height - 2 * gap };
  if (!hasShare) return { share: null, tiles: grid(people, inner) };
  if (people === 0) return { share: inner, tiles: [] };
  const share = { ...inner, width: inner.width - stripWidth - gap };
  const strip = { ...inner, x: share.x + share.width + gap, width: stripWidth };
  return { share, tiles: rows(people, 1, strip) };
}

function grid(people: number, area: Rect): Rect[] {
  return people === 0 ? [] : rows(people, Math.ceil(Math.sqrt(people)), area);
}

/** Rows of tiles in the usual ratio of cameras, as large as the area allows, centred. */
function rows(count: number, columns: number, area: Rect): Rect[] {
  const lines = Math.ceil(count / columns);
  const width = Math.min(
    (area.width - (columns - 1) * gap) / columns,
    ((area.height - (lines - 1) * gap) / lines) * tileRatio,
  );
  const height = width / tileRatio;
  const top = area.y + (area.height - lines * height - (lines - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns);
    const inLine = Math.min(columns, count - line * columns);
    const left = area.x + (area.width - inLine * width - (inLine - 1) * gap) / 2;
    return rounded({
      x: left + (index % columns) * (width + gap),
      y: top + line * (height + gap),
      width,
      height,
    });
  });
}

function rounded({ x, y, width, height }: Rect): Rect {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.floor(width),
    height: Math.floor(height),
  };
}

/** Returns the area of a whole picture in a frame, with margins where the ratios differ. */
export function contain(picture: { width: number; height: number }, frame: Rect): Rect {
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return {
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + (frame.height - height) / 2,
    width,
    height,
  };
}

/** Returns the centre part of a picture that fills a frame. */
export function cover(picture: { width: number; height: number }, frame: Rect): Rect {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height);
  const width = frame.width / scale;
  const height = frame.height / scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}
