export interface FilePatch {
  position: number;
  data: Blob;
}

const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
};

/** Bytes of the duration element, and of the empty element that reserves its space. */
const slotBytes = 11;
/** The widest size encoding, which fits any size. */
const sizeBytes = 8;

/**
 * Adds the duration to a WebM file (RFC 9559), without which players cannot seek. Reserves space in
 * the head and fills it later. Leaves other formats unchanged.
 */
export class WebmDuration {
  #position: number | null = null;

  async reserve(first: Blob): Promise<Blob> {
    const bytes = new Uint8Array(await first.arrayBuffer());
    const info = findInfo(bytes);
    if (!info) return first;
    const idBytes = 4;
    this.#position = info.at + idBytes + sizeBytes + info.size;
    const parts = [
      bytes.slice(0, info.at + idBytes),
      writtenSize(info.size + slotBytes),
      bytes.slice(info.start, info.end),
      emptySlot(),
      bytes.slice(info.end),
    ];
    return new Blob(parts, { type: first.type });
  }

  fill(milliseconds: number | null): FilePatch | null {
    if (this.#position === null || milliseconds === null) return null;
    const element = new DataView(new ArrayBuffer(slotBytes));
    element.setUint16(0, ids.duration);
    element.setUint8(2, 0x88);
    element.setFloat64(3, milliseconds);
    return { position: this.#position, data: new Blob([element]) };
  }
}

export function patched(file: Blob, patch: FilePatch | null): Blob {
  if (!patch) return file;
  const { position, data } = patch;
  const parts = [file.slice(0, position), data, file.slice(position + data.size)];
  return new Blob(parts, { type: file.type });
}

interface Element {
  id: number;
  at: number;
  start: number;
  /** Infinity if the element continues to the end of the stream. */
  size: number;
  end: number;
}

/** Returns the Info element if it is complete, counts in milliseconds and has no duration yet. */
function findInfo(bytes: Uint8Array): Element | null {
  const head = elementAt(bytes, 0);
  const segment = head?.id === ids.ebml ? elementAt(bytes, head.end) : null;
  if (segment?.id !== ids.segment || segment.size !== Infinity) return null;
  for (const element of elementsFrom(bytes, segment.start)) {
    // Leaves files with a seek head unchanged: its positions would be wrong.
    if (element.id === ids.seekHead) return null;
    if (element.id === ids.info) return hasRoomForDuration(bytes, element) ? element : null;
  }
  return null;
}

function hasRoomForDuration(bytes: Uint8Array, { start, end }: Element): boolean {
  if (end > bytes.length) return false;
  const content = [...elementsFrom(bytes.subarray(0, end), start)];
  return content.every(
    ({ id, ...value }) =>
      id !== ids.duration &&
      (id !== ids.timestampScale || numberIn(bytes, value.start, value.end) === 1_000_000),
  );
}

function* elementsFrom(bytes: Uint8Array, from: number): Generator<Element> {
  let element = elementAt(bytes, from);
  while (element) {
    yield element;
    element = elementAt(bytes, element.end);
  }
}

function elementAt(bytes: Uint8Array, at: number): Element | null {
  const sizeAt = at + widthAt(bytes, at);
  const width = widthAt(bytes, sizeAt);
  const start = sizeAt + width;
  if (width > sizeBytes || start > bytes.length) return null;
  const first = bytes[sizeAt]! & (0xff >> width);
  const isUnknown = bytes.subarray(sizeAt + 1, start).every((byte) => byte === 0xff);
  const size =
    isUnknown && first === 0xff >> width
      ? Infinity
      : first * 256 ** (width - 1) + numberIn(bytes, sizeAt + 1, start);
  return { id: numberIn(bytes, at, sizeAt), at, start, size, end: start + size };
}

/** Returns the byte length of a variable-size integer, from its leading zeros. 9 if invalid. */
function widthAt(bytes: Uint8Array, at: number): number {
  return Math.clz32(bytes[at] ?? 0) - 23;
}

function numberIn(bytes: Uint8Array, from: number, to: number): number {
  return bytes.subarray(from, to).reduce((sum, byte) => sum * 256 + byte, 0);
}

function writtenSize(size: number): DataView<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(sizeBytes));
  view.setUint8(0, 0x01);
  view.setUint32(4, size);
  return view;
}

function emptySlot(): Uint8Array<ArrayBuffer> {
  const slot = new Uint8Array(slotBytes);
  slot.set([0xec, 0x80 | (slotBytes - 2)]);
  return slot;
}
