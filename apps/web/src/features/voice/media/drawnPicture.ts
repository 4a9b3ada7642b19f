const framesASecond = 10;
const width = 1280;
const height = 720;

/** Draws changing pictures on one canvas track: recorders do not accept another track while recording. */
export function drawnPicture() {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  const [track] = canvas.captureStream(framesASecond).getVideoTracks();
  if (!context || !track) throw new DOMException('No canvas', 'NotSupportedError');

  const draw = () => {
    context.fillRect(0, 0, width, height);
    const { videoWidth, videoHeight } = video;
    if (!video.srcObject || videoWidth === 0) return;
    const scale = Math.min(width / videoWidth, height / videoHeight);
    const [wide, high] = [videoWidth * scale, videoHeight * scale];
    context.drawImage(video, (width - wide) / 2, (height - high) / 2, wide, high);
  };
  // Animation frames stop in hidden pages.
  const timer = setInterval(draw, 1000 / framesASecond);
  draw();
  return {
    track,
    show(shown: MediaStreamTrack | null) {
      video.srcObject = shown && new MediaStream([shown]);
      // Ignored: a video that does not play is not drawn.
      if (shown) video.play().catch(() => undefined);
    },
    close() {
      clearInterval(timer);
      track.stop();
      video.srcObject = null;
    },
  };
}
