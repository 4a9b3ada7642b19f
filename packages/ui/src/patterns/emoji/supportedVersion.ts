/** One emoji of each version, latest first. Fonts are updated less often than browsers. */
const samples = [
  [17, '🫪'],
  [16, '🫩'],
  [15.1, '🙂‍↔️'],
  [15, '🫨'],
  [14, '🫠'],
  [13.1, '😮‍💨'],
  [13, '🥲'],
] as const;

const size = 32;
const known = '😀';

const latest = samples[0][0];

/** Returns the latest version of Unicode Emoji that the fonts of the device support, or `latest` if it is unknown. */
export function supportedVersion(): number {
  if (typeof document === 'undefined') return latest;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return latest;
  context.font = `${size / 2}px sans-serif`;
  context.textBaseline = 'top';
  // A browser that protects against fingerprinting changes the pixels.
  if (!isSupported(context, known)) return latest;
  return samples.find(([, emoji]) => isSupported(context, emoji))?.[0] ?? 12;
}

function isSupported(context: CanvasRenderingContext2D, emoji: string): boolean {
  // An unsupported sequence is shown as several emoji.
  const width = context.measureText(emoji).width;
  if (width > context.measureText(known).width * 1.2) return false;
  // A missing glyph is drawn in the colour of the text, an emoji in its own colours.
  const pixels = pixelsOf(context, emoji, 'white');
  return /[1-9]/.test(pixels) && pixels === pixelsOf(context, emoji, 'black');
}

function pixelsOf(context: CanvasRenderingContext2D, text: string, color: string): string {
  context.clearRect(0, 0, size, size);
  context.fillStyle = color;
  context.fillText(text, 0, 0);
  return context.getImageData(0, 0, size, size).data.join();
}
