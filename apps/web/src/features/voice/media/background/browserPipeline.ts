import type { ActiveBackground, BackgroundDeps, BackgroundPipeline } from './BackgroundFilter.ts';
import { ownBackgroundPicture } from './backgroundChoice.ts';
import type { FromWorker, ToWorker, WorkerBackground } from './worker/messages.ts';

const officePicture = '/still-light.webp';

/** Segments in a worker, whose timer sets the rate. Draws on a canvas whose track is sent. */
export const startBrowserPipeline: BackgroundDeps['startPipeline'] = async (
  source,
  { background, framesPerSecond, signal },
  on,
) => {
  const first = await readBackground(background);
  signal.throwIfAborted();
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false });
  const [track] = canvas.captureStream().getVideoTracks();
  if (!context || !track) throw new DOMException('No canvas', 'NotSupportedError');
  track.contentHint = 'motion';
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  const worker = new Worker(new URL('./worker/backgroundWorker.ts', import.meta.url), {
    type: 'module',
    name: 'background',
  });
  const post = (message: ToWorker, transfer: Transferable[] = []) =>
    worker.postMessage(message, transfer);
  const postBackground = (next: WorkerBackground) =>
    post({ kind: 'background', background: next }, next === 'blur' ? [] : [next]);
  const close = () => {
    worker.terminate();
    track.stop();
    video.srcObject = null;
  };

  let isBusy = false;
  const sendFrame = async () => {
    if (isBusy || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return;
    isBusy = true;
    const frame = await createImageBitmap(video).catch(() => null);
    if (frame) post({ kind: 'frame', frame }, [frame]);
    else isBusy = false;
  };
  const show = (frame: ImageBitmap) => {
    if (canvas.width !== frame.width) canvas.width = frame.width;
    if (canvas.height !== frame.height) canvas.height = frame.height;
    context.drawImage(frame, 0, 0);
    frame.close();
    isBusy = false;
  };

  const pipeline: BackgroundPipeline = {
    track,
    setSource(next) {
      video.srcObject = new MediaStream([next]);
      // Ignored: a video that does not play sends no frames.
      video.play().catch(() => undefined);
    },
    setBackground: async (next) => postBackground(await readBackground(next)),
    setFrameRate: (rate) => post({ kind: 'frameRate', framesPerSecond: rate }),
    close,
  };
  const isShown = new Promise<BackgroundPipeline>((resolve, reject) => {
    const fail = () => {
      close();
      reject(new Error('The background worker failed'));
      on.failed();
    };
    signal.addEventListener('abort', () => {
      close();
      reject(new DOMException('No longer needed', 'AbortError'));
    });
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'next') void sendFrame();
      else if (data.kind === 'failed') fail();
      else {
        show(data.frame);
        on.frame(data.processingMs);
        resolve(pipeline);
      }
    };
  });
  postBackground(first);
  pipeline.setFrameRate(framesPerSecond);
  pipeline.setSource(source);
  return isShown;
};

async function readBackground(background: ActiveBackground): Promise<WorkerBackground> {
  if (background === 'blur') return 'blur';
  const picture = new Image();
  picture.src = background === 'own' ? (ownBackgroundPicture() ?? '') : officePicture;
  await picture.decode();
  return createImageBitmap(picture);
}
