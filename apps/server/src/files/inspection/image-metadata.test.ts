import { crc32, deflateSync } from 'node:zlib';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { stripImageMetadata } from './image-metadata.ts';

const secret = 'N35.6895 E139.6917 taken by Aoi';

/** Exif block with an orientation and a description. The description represents a location. */
function exif(orientation: number, order: 'II' | 'MM' = 'MM'): Buffer {
  const tiff = Buffer.alloc(38);
  const short = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt16LE(value, at) : tiff.writeUInt16BE(value, at);
  const long = (value: number, at: number) =>
    order === 'II' ? tiff.writeUInt32LE(value, at) : tiff.writeUInt32BE(value, at);
  tiff.write(order, 'latin1');
  short(42, 2);
  long(8, 4);
  short(2, 8);
  short(0x010e, 10);
  short(2, 12);
  long(secret.length, 14);
  long(38, 18);
  short(0x0112, 22);
  short(3, 24);
  long(1, 26);
  short(orientation, 30);
  return Buffer.concat([tiff, Buffer.from(secret)]);
}

const join = (...parts: (Buffer | string | number[])[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)));

describe('stripImageMetadata with a JPEG', () => {
  const segment = (marker: number, content: Buffer) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return join(head, content);
  };
  const jfif = (thumbnail: Buffer, [width, height] = [0, 0]) =>
    segment(0xe0, join('JFIF\0', [1, 1, 0, 0, 1, 0, 1, width!, height!], thumbnail));
  const tables = segment(0xdb, Buffer.alloc(65, 1));
  const frame = segment(0xc2, Buffer.from([8, 0, 2, 0, 3, 1, 1, 0x11, 0]));
  const huffman = segment(0xc4, Buffer.alloc(20, 1));
  const scan = join(
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    [1, 0xff, 0x00, 2, 0xff, 0xd0, 3, 4],
  );
  const icc = segment(0xe2, join('ICC_PROFILE\0', [1, 1], 'sRGB profile'));
  const adobe = segment(0xee, join('Adobe', [0, 100, 0, 0, 0, 0, 1]));
  const start = Buffer.from([0xff, 0xd8]);
  const end = Buffer.from([0xff, 0xd9]);
  const plain = join(
    start,
    jfif(Buffer.alloc(0)),
    icc,
    adobe,
    tables,
    frame,
    huffman,
    scan,
    scan,
    end,
  );

  it('keeps only the pixels and the colour data', () => {
    const photo = join(
      start,
      jfif(Buffer.from(secret.slice(0, 27)), [3, 3]),
      segment(0xe0, join('JFXX\0', [0x10], secret)),
      segment(0xe1, join('Exif\0\0', exif(1))),
      segment(0xe1, join('http://ns.adobe.com/xap/1.0/\0', `<x:xmpmeta>${secret}`)),
      icc,
      segment(0xe2, join('MPF\0', secret)),
      segment(0xed, join('Photoshop 3.0\0', secret)),
      adobe,
      segment(0xfe, Buffer.from(secret)),
      tables,
      [0xff, 0xff],
      frame,
      huffman,
      scan,
      segment(0xfe, Buffer.from(secret)),
      scan,
      end,
      `second picture, ${secret}`,
    );
    expect(stripImageMetadata('image/jpeg', photo)).toEqual(plain);
    expect(stripImageMetadata('image/jpeg', plain)).toEqual(plain);
  });

  it.each([2, 3, 6, 8])('keeps orientation %i in both byte orders', (orientation) => {
    for (const order of ['II', 'MM'] as const) {
      const turned = join(
        start,
        jfif(Buffer.alloc(0)),
        segment(0xe1, join('Exif\0\0', exif(orientation, order))),
        frame,
        scan,
        end,
      );
      const stripped = stripImageMetadata('image/jpeg', turned)!;
      expect(imageSize(stripped)).toMatchObject({ orientation, width: 3, height: 2 });
      expect(stripped.includes(secret)).toBe(false);
      expect(stripImageMetadata('image/jpeg', stripped)).toEqual(stripped);
    }
  });

  it('completes a truncated file with an end marker', () => {
    const half = plain.subarray(0, -20);
    expect(stripImageMetadata('image/jpeg', half)).toEqual(join(half, end));
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0xff])],
    ['a JPEG without image data', join(start, segment(0xfe, Buffer.from(secret)), end)],
    ['a PDF', Buffer.from('%PDF-1.7')],
  ])('returns null for %s', (_case, bytes) => {
    expect(stripImageMetadata('image/jpeg', bytes)).toBeNull();
  });

  it('drops an Exif block with an invalid offset', () => {
    const wild = exif(6);
    wild.writeUInt32BE(0xfffffff0, 4);
    const odd = join(start, segment(0xe1, join('Exif\0\0', wild)), frame, scan, end);
    expect(stripImageMetadata('image/jpeg', odd)).toEqual(join(start, frame, scan, end));
  });
});

describe('stripImageMetadata with a PNG', () => {
  const chunk = (type: string, data: Buffer | string = '') => {
    const body = join(type, data as Buffer);
    const parts = Buffer.alloc(8);
    parts.writeUInt32BE(body.length - 4, 0);
    parts.writeUInt32BE(crc32(body), 4);
    return join(parts.subarray(0, 4), body, parts.subarray(4));
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const header = chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]));
  const colours = join(
    chunk('gAMA', 'gama'),
    chunk('iCCP', 'p\0\0profile'),
    chunk('pHYs', '123456789'),
  );
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(4)));
  const animation = join(chunk('acTL', '12345678'), chunk('fcTL', 'x'), chunk('fdAT', 'y'));
  const end = chunk('IEND');
  const plain = join(signature, header, colours, animation, pixels, end);

  it('keeps only the pixels, the colour data and the animation', () => {
    const picture = join(
      signature,
      header,
      chunk('tEXt', `Author\0${secret}`),
      colours,
      chunk('zTXt', secret),
      chunk('iTXt', `XML:com.adobe.xmp\0${secret}`),
      chunk('tIME', '1234567'),
      chunk('eXIf', exif(1)),
      animation,
      chunk('prVt', secret),
      pixels,
      end,
      secret,
    );
    expect(stripImageMetadata('image/png', picture)).toEqual(plain);
    expect(stripImageMetadata('image/png', plain)).toEqual(plain);
  });

  it('keeps the orientation', () => {
    const turned = join(signature, header, chunk('eXIf', exif(6)), pixels, end);
    const stripped = stripImageMetadata('image/png', turned)!;
    expect(stripped.includes(secret)).toBe(false);
    const at = stripped.indexOf('eXIf');
    expect(stripped.readUInt16BE(at + 4 + 18)).toBe(6);
    expect(stripped.readUInt32BE(at + 4 + 26)).toBe(crc32(stripped.subarray(at, at + 30)));
  });

  it.each([
    ['that is truncated', plain.subarray(0, -20)],
    ['without image data', join(signature, header, end)],
    ['with a chunk length beyond the end', join(signature, header, [0xff, 0xff, 0xff, 0xff])],
  ])('returns null for a PNG %s', (_case, bytes) => {
    expect(stripImageMetadata('image/png', bytes)).toBeNull();
  });
});

describe('stripImageMetadata with a GIF', () => {
  const head = join('GIF89a', [2, 0, 2, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255]);
  const blocks = (...texts: string[]) =>
    join(...texts.flatMap((text) => [[text.length], text]), [0]);
  const application = (name: string, ...data: string[]) =>
    join([0x21, 0xff, 11], name, blocks(...data));
  const loop = application('NETSCAPE2.0', '\x01\0\0');
  const control = join([0x21, 0xf9], blocks('\0\x0a\0\0'));
  const image = (pixels: string) =>
    join([0x2c, 0, 0, 0, 0, 2, 0, 2, 0, 0x80, 1, 2, 3, 4, 5, 6, 2], blocks(pixels));
  const end = Buffer.from(';');
  const plain = join(head, loop, control, image('one'), control, image('two'), end);

  it('keeps only the frames and their timing', () => {
    const animated = join(
      head,
      [0x21, 0xfe],
      blocks(secret, secret),
      loop,
      application('XMP DataXMP', secret),
      application('MGK8BIM0000', secret),
      control,
      image('one'),
      [0x21, 0x01],
      blocks('123456789012', secret),
      control,
      image('two'),
      end,
      secret,
    );
    expect(stripImageMetadata('image/gif', animated)).toEqual(plain);
    expect(stripImageMetadata('image/gif', plain)).toEqual(plain);
  });

  it('keeps the complete frames of a truncated file', () => {
    const half = plain.subarray(0, -4);
    expect(stripImageMetadata('image/gif', half)).toEqual(
      join(head, loop, control, image('one'), control, end),
    );
  });

  it.each([
    ['without a frame', join(head, end)],
    ['with unknown blocks', join(head, [0x99, 1, 2])],
    ['with only a signature', Buffer.from('GIF89a')],
  ])('returns null for a GIF %s', (_case, bytes) => {
    expect(stripImageMetadata('image/gif', bytes)).toBeNull();
  });
});
