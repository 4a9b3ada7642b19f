import { mimeTypeOf, pictureRules } from '@office/vocabulary';
import type { RuleKey } from '../ruleText.ts';
import { cropSquare, type Crop } from './crop.ts';

/** Pixels: twice the largest display size. */
const maxSide = 1024;
const jpegQuality = 0.9;

const { minBytes, maxBytes } = pictureRules;

type PictureTypes = (typeof pictureRules)['types'];
export type PictureType = PictureTypes[keyof PictureTypes];

/** The caller must revoke `url`. */
export interface ReadPicture {
  name: string;
  type: PictureType;
  url: string;
  image: HTMLImageElement;
}

const signatures: Record<PictureType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

export const pictureAccept = Object.keys(signatures).join(',');

export function imageProblem(file: {
  name: string;
  size: number;
  type: string;
}): RuleKey | undefined {
  const isPicture = Object.values<string>(pictureRules.types).includes(file.type);
  if (!isPicture || !mimeTypeOf(pictureRules, file.name)) return 'validation.imageType';
  if (file.size < pictureRules.minBytes) return 'validation.imageTooSmall';
  if (file.size > pictureRules.maxBytes) return 'validation.imageTooLarge';
  return undefined;
}

/** Detects the type from the first bytes, because name and MIME type are unreliable. */
export function pictureType(head: Uint8Array): PictureType | undefined {
  const types = Object.keys(signatures) as PictureType[];
  return types.find((type) => signatures[type].every((byte, index) => head[index] === byte));
}

export async function readPicture(file: File): Promise<ReadPicture | { problem: RuleKey }> {
  const problem = imageProblem(file);
  if (problem) return { problem };
  const url = URL.createObjectURL(file);
  const image = new Image();
  try {
    const type = pictureType(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
    if (type) {
      image.src = url;
      await image.decode();
      return { name: file.name, type, url, image };
    }
  } catch {
    URL.revokeObjectURL(url);
    return { problem: 'validation.imageUnreadable' };
  }
  URL.revokeObjectURL(url);
  return { problem: 'validation.imageType' };
}

/**
 * Crops to at most 1024 pixels within the upload limits. Re-encoding removes the rest and metadata.
 */
export function cropPicture({ name, type, image }: ReadPicture, crop: Crop): File {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const square = cropSquare(crop, size);
  const side = Math.max(1, Math.min(maxSide, Math.round(square.side)));
  // A simple picture can fall below the minimum file size; retries with a larger size or the other type.
  const attempts: [PictureType, number][] = [
    [type, side],
    [type, maxSide],
    ['image/jpeg', side],
    ['image/jpeg', maxSide],
  ];
  for (const [format, pixels] of attempts) {
    const blob = draw(image, square, format, pixels);
    if (blob && blob.size >= minBytes && blob.size <= maxBytes) {
      const extension = format === 'image/png' ? 'png' : 'jpg';
      return new File([blob], name.replace(/\.[^.]*$/, `.${extension}`), { type: format });
    }
  }
  throw new Error(`${name} has no square crop within the limits`);
}

function draw(
  image: HTMLImageElement,
  { left, top, side }: ReturnType<typeof cropSquare>,
  type: PictureType,
  pixels: number,
): Blob | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // JPEG has no transparency; fills transparent areas with white instead of black.
  if (type === 'image/jpeg') {
    context.fillStyle = 'white';
    context.fillRect(0, 0, pixels, pixels);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, left, top, side, side, 0, 0, pixels, pixels);
  return encodeCanvas(canvas, type);
}

/** Synchronous, because `toBlob` waits seconds for idle time while a 3D scene renders. */
export function encodeCanvas(canvas: HTMLCanvasElement, type: PictureType): Blob {
  const address = canvas.toDataURL(type, jpegQuality);
  const bytes = atob(address.slice(address.indexOf(',') + 1));
  return new Blob([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], { type });
}
