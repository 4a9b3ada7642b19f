import type { ImageSegmenter } from '@mediapipe/tasks-vision';
import type { WorkerBackground } from './messages.ts';

/** Pixels of the square input and output of the model. */
const maskSize = 256;
/** The blurred background is drawn at this fraction of the size, and enlarged smoothly. */
const blurScale = 1 / 8;
const blurRadius = 3;
/** Probabilities between these become the soft edge of the person. */
const edge = { from: 0.35, to: 0.75 };

interface Layer {
  canvas: OffscreenCanvas;
  context: OffscreenCanvasRenderingContext2D;
}

/** Draws the person of a frame on a blurred or other background. */
export class BackgroundCompositor {
  readonly #segmenter: ImageSegmenter;
  readonly #input = layer(maskSize, maskSize);
  readonly #mask = layer(maskSize, maskSize);
  readonly #maskPixels = new ImageData(maskSize, maskSize);
  readonly #blurred = layer(1, 1);
  readonly #output = layer(1, 1);
  #background: WorkerBackground = 'blur';

  constructor(segmenter: ImageSegmenter) {
    this.#segmenter = segmenter;
  }

  setBackground(background: WorkerBackground): void {
    if (this.#background !== 'blur') this.#background.close();
    this.#background = background;
  }

  draw(frame: ImageBitmap): ImageBitmap {
    const { width, height } = frame;
    this.#segment(frame);
    const { canvas, context } = this.#output;
    resize(canvas, width, height);
    context.globalCompositeOperation = 'copy';
    context.drawImage(this.#mask.canvas, 0, 0, width, height);
    context.globalCompositeOperation = 'source-in';
    context.drawImage(frame, 0, 0);
    context.globalCompositeOperation = 'destination-over';
    if (this.#background === 'blur') context.drawImage(this.#blur(frame), 0, 0, width, height);
    else drawCovering(context, this.#background, { width, height });
    return canvas.transferToImageBitmap();
  }

  #segment(frame: ImageBitmap): void {
    this.#input.context.drawImage(frame, 0, 0, maskSize, maskSize);
    this.#segmenter.segmentForVideo(this.#input.canvas, performance.now(), (result) => {
      const person = result.confidenceMasks?.[0]?.getAsFloat32Array();
      if (!person) throw new Error('The model returned no mask');
      const { data } = this.#maskPixels;
      for (let pixel = 0; pixel < person.length; pixel++)
        data[pixel * 4 + 3] = 255 * opacity(person[pixel]!);
    });
    this.#mask.context.putImageData(this.#maskPixels, 0, 0);
  }

  #blur(frame: ImageBitmap): OffscreenCanvas {
    const { canvas, context } = this.#blurred;
    resize(canvas, Math.ceil(frame.width * blurScale), Math.ceil(frame.height * blurScale));
    // Safari has no canvas filters, so that only the enlarging blurs.
    context.filter = `blur(${blurRadius}px)`;
    context.drawImage(frame, 0, 0, canvas.width, canvas.height);
    return canvas;
  }
}

function opacity(probability: number): number {
  const share = Math.min(1, Math.max(0, (probability - edge.from) / (edge.to - edge.from)));
  return share * share * (3 - 2 * share);
}

function layer(width: number, height: number): Layer {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new DOMException('No canvas', 'NotSupportedError');
  context.imageSmoothingQuality = 'medium';
  return { canvas, context };
}

/** Setting the size clears a canvas and its settings, so equal sizes are skipped. */
function resize(canvas: OffscreenCanvas, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

function drawCovering(
  context: OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  { width, height }: { width: number; height: number },
): void {
  const scale = Math.max(width / picture.width, height / picture.height);
  const [wide, high] = [picture.width * scale, picture.height * scale];
  context.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
}
