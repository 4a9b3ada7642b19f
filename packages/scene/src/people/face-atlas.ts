import type { OfficeAvatar } from '@office/vocabulary';
import { avatarOptions } from '@office/vocabulary';
import { CanvasTexture, SRGBColorSpace } from 'three';

const { face: faces } = avatarOptions;
const cell = 256;

export function faceAtlas(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = cell * faces.length;
  canvas.height = cell;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  faces.forEach((face, index) => {
    context.save();
    context.translate(index * cell, 0);
    context.scale(cell / 100, cell / 100);
    paintFace(context, face);
    context.restore();
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

/** Paints into a square of 100 with y pointing down. */
function paintFace(context: CanvasRenderingContext2D, face: OfficeAvatar['face']): void {
  const eyes = 47;
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    const x = 50 + side * 17;
    const blush = context.createRadialGradient(50 + side * 27, 64, 0, 50 + side * 27, 64, 10);
    blush.addColorStop(0, 'rgb(222 96 78 / 0.34)');
    blush.addColorStop(1, 'rgb(222 96 78 / 0)');
    context.fillStyle = blush;
    context.fillRect(50 + side * 27 - 10, 54, 20, 20);
    context.strokeStyle = context.fillStyle = '#2f2830';
    if (face === 'smile') {
      context.lineWidth = 3.4;
      context.beginPath();
      context.arc(x, eyes + 3, 6, Math.PI * 1.12, Math.PI * 1.88);
      context.stroke();
    } else {
      context.beginPath();
      context.ellipse(x, eyes, 4.4, face === 'calm' ? 5.2 : 6.2, 0, 0, 7);
      context.fill();
      context.fillStyle = '#ffffff';
      context.beginPath();
      context.arc(x + 1.5, eyes - 2, 1.5, 0, 7);
      context.fill();
    }
    context.strokeStyle = 'rgb(47 40 48 / 0.7)';
    context.lineWidth = 2.2;
    context.beginPath();
    context.arc(x, eyes - 2, 11, Math.PI * 1.3, Math.PI * 1.7);
    context.stroke();
  }
  context.strokeStyle = '#8a3f38';
  context.lineWidth = 2.8;
  context.beginPath();
  if (face === 'bright') {
    context.fillStyle = '#a5463f';
    context.arc(50, 67, 8.5, 0.1, Math.PI - 0.1);
    context.closePath();
    context.fill();
  } else {
    context.arc(
      50,
      face === 'calm' ? 62 : 60,
      face === 'calm' ? 9 : 11,
      Math.PI * 0.24,
      Math.PI * 0.76,
    );
    context.stroke();
  }
  if (face !== 'freckles') return;
  context.fillStyle = 'rgb(150 84 50 / 0.55)';
  for (const [x, y] of [
    [28, 59],
    [33, 62],
    [37, 58],
    [63, 58],
    [67, 62],
    [72, 59],
    [46, 56],
    [54, 56],
  ] as const) {
    context.beginPath();
    context.arc(x, y, 1.1, 0, 7);
    context.fill();
  }
}
