import { ImageSegmenter } from '@mediapipe/tasks-vision';
// Defines `ModuleFactory`, which ImageSegmenter calls.
import '@mediapipe/tasks-vision/vision_wasm_module_internal.js';
import wasmUrl from '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm?url';
import { BackgroundCompositor } from './BackgroundCompositor.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import modelUrl from './selfie_segmenter.tflite?url';

const post = (message: FromWorker, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer });

let stopTimer = () => {};

function requestFrames(framesPerSecond: number): void {
  stopTimer();
  const timer = setInterval(() => post({ kind: 'next' }), 1000 / framesPerSecond);
  stopTimer = () => clearInterval(timer);
}

const compositor = ImageSegmenter.createFromOptions(
  { wasmLoaderPath: '', wasmBinaryPath: new URL(wasmUrl, self.location.href).href },
  {
    baseOptions: {
      modelAssetPath: new URL(modelUrl, self.location.href).href,
      delegate: 'CPU',
    },
    canvas: new OffscreenCanvas(1, 1),
    runningMode: 'VIDEO',
    outputConfidenceMasks: true,
    outputCategoryMask: false,
  },
).then((segmenter) => new BackgroundCompositor(segmenter));

async function receive(message: ToWorker): Promise<void> {
  const drawing = await compositor;
  if (message.kind === 'frameRate') requestFrames(message.framesPerSecond);
  else if (message.kind === 'background') drawing.setBackground(message.background);
  else {
    const start = performance.now();
    const frame = drawing.draw(message.frame);
    message.frame.close();
    post({ kind: 'frame', frame, processingMs: performance.now() - start }, [frame]);
  }
}

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  receive(data).catch((error: unknown) => {
    console.error(error);
    stopTimer();
    post({ kind: 'failed' });
  });
};
