import { CanvasTexture, LinearFilter, NoColorSpace } from 'three';

/** Texture of a canvas that is drawn pixel by pixel over the view, without colour conversion. */
export function makeCanvasTexture(canvas: HTMLCanvasElement): CanvasTexture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = NoColorSpace;
  texture.generateMipmaps = false;
  texture.minFilter = LinearFilter;
  texture.premultiplyAlpha = true;
  return texture;
}
