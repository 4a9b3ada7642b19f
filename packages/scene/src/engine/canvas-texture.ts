import { CanvasTexture, LinearFilter, NoColorSpace } from 'three';

export function makeCanvasTexture(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = NoColorSpace;
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  texture.premultiplyAlpha = true;
  return texture;
}
