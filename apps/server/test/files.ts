import { crc32, deflateRawSync } from 'node:zlib';

const officeType = 'application/vnd.openxmlformats-officedocument';
export const types = {
  docx: `${officeType}.wordprocessingml.document`,
  xlsx: `${officeType}.spreadsheetml.sheet`,
  pptx: `${officeType}.presentationml.presentation`,
};

/** A PNG with a valid header for the given dimensions, padded to at least `size` bytes. */
export function png(size: number, width = 2, height = 2): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(16 + size)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function jpeg(size: number): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 11, 8, 0, 2, 0, 2, 1, 1, 0x11, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
    Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01\0\0', 'latin1'),
    frame,
    Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]),
    Buffer.alloc(size),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A JPEG with location metadata, and the expected bytes after the metadata is removed. */
export function photoOf(place: string, size: number): { sent: Buffer; kept: Buffer } {
  const kept = jpeg(size);
  const text = Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${place}`);
  const head = Buffer.from([0xff, 0xe1, 0, text.length + 2]);
  const sent = Buffer.concat([kept.subarray(0, 20), head, text, kept.subarray(20)]);
  return { sent, kept };
}

export function gif(size: number): Buffer {
  const blocks = Buffer.concat([Buffer.from([255]), Buffer.alloc(255)]);
  return Buffer.concat([
    Buffer.from('GIF89a\x02\0\x02\0\0\0\0', 'latin1'),
    Buffer.from([0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2]),
    ...Array.from({ length: Math.ceil(size / 256) }, () => blocks),
    Buffer.from([0]),
    Buffer.from(';'),
  ]);
}

export function pdf(size: number): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, ' '), Buffer.from('%%EOF')]);
}

export function mp4(size: number): Buffer {
  const bytes = Buffer.alloc(size, 7);
  bytes.writeUInt32BE(24, 0);
  bytes.write('ftypisom\0\0\x02\0isommp41', 4, 'latin1');
  return bytes;
}

export function text(size: number): Buffer {
  return Buffer.from('日付,売上,メモ\r\n'.repeat(Math.ceil(size / 24)));
}

/** An office document with one extra part. `unpacked` is the declared size of the part. */
export function office(part: string, size: number, unpacked?: number): Buffer {
  const kind = { word: types.docx, xl: types.xlsx, ppt: types.pptx }[part.split('/')[0]!];
  const list = Buffer.from(
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${part}" ContentType="${kind ?? 'text/plain'}.main+xml"/></Types>`,
  );
  return zip([
    { name: '[Content_Types].xml', data: list },
    { name: part, data: Buffer.alloc(size, 'x'), ...(unpacked !== undefined && { unpacked }) },
  ]);
}

export interface ZipEntry {
  name: string;
  data: Buffer;
  unpacked?: number;
  deflated?: boolean;
}

export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, data, unpacked = data.length, deflated = false } of entries) {
    const packed = deflated ? deflateRawSync(data) : data;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(deflated ? 8 : 0, 4);
    fields.writeUInt32LE(crc32(data), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(unpacked, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      fields,
      Buffer.from(name),
      packed,
    ]);
    parts.push(local);
    const entry = Buffer.alloc(42);
    fields.copy(entry, 2);
    entry.writeUInt32LE(at, 38);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), entry, Buffer.from(name)]));
    at += local.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(list).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, ...list, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

/** A WebP with a valid header, and optionally with Exif metadata that contains a text. */
export function webp(size: number, secret?: string): Buffer {
  const riffChunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type), length, data, Buffer.alloc(data.length % 2)]);
  };
  const pixels = Buffer.alloc(size);
  pixels.set([0, 0, 0, 0x9d, 0x01, 0x2a, 2, 0, 2, 0]);
  const flags = Buffer.from([secret === undefined ? 0 : 0x08, 0, 0, 0, 1, 0, 0, 1, 0, 0]);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    riffChunk('VP8X', flags),
    riffChunk('VP8 ', pixels),
    ...(secret === undefined ? [] : [riffChunk('EXIF', Buffer.from(secret))]),
  ]);
  return riffChunk('RIFF', body);
}
