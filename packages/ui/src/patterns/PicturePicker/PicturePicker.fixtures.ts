import { encodeCanvas, type PictureType } from './picture.ts';

interface Drawing {
  name?: string;
  width?: number;
  height?: number;
  type?: PictureType;
  stripes?: readonly string[];
}

/** Noise prevents compression, as in a camera picture. */
export function drawnPicture({
  name = 'aoi.png',
  width = 400,
  height = 200,
  type = 'image/png',
  stripes = ['#c00000', '#00c000', '#0000c0'],
}: Drawing = {}): File {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  stripes.forEach((colour, index) => {
    context.fillStyle = colour;
    context.fillRect((width / stripes.length) * index, 0, width, height);
  });
  const pixels = context.getImageData(0, 0, width, height);
  let noise = 1;
  for (let index = 0; index < pixels.data.length; index += 1) {
    noise = (noise * 48_271) % 2_147_483_647;
    if (index % 4 < 3) pixels.data[index]! += noise % 24;
  }
  context.putImageData(pixels, 0, 0);
  return new File([encodeCanvas(canvas, type)], name, { type });
}

export function pictureFile(name: string, kilobytes: number, type = 'image/png'): File {
  return new File([new Uint8Array(kilobytes * 1024)], name, { type });
}

export async function inspectPicture(file: File) {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const [red = 0, green = 0, blue = 0] = context.getImageData(
    Math.floor(bitmap.width / 2),
    Math.floor(bitmap.height / 2),
    1,
    1,
  ).data;
  const middle = red > green && red > blue ? 'red' : green > blue ? 'green' : 'blue';
  return { width: bitmap.width, height: bitmap.height, middle };
}

export const photoTexts = {
  label: '写真 Photo',
  choose: '写真を選ぶ Choose',
  change: '写真を変更 Change',
  remove: '写真を削除 Remove',
  hint: 'JPG・PNG、5KB〜5MB',
};

export const storedPicture =
  'data:image/gif;base64,R0lGODlhAQABAIAAAICAgAAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';
