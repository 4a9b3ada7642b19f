const framesASecond = 10;
const width = 1280;
const height = 720;

/** A picture as a track that stays the same one, whatever is shown on it: recorders take no other track on the way. */
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
  // Animation frames would stop where the page is not seen.
  const timer = setInterval(draw, 1000 / framesASecond);
  draw();
  return {
    track,
    show(shown: MediaStreamTrack | null) {
      video.srcObject = shown && new MediaStream([shown]);
      // A video that does not play gives nothing to draw.
      if (shown) video.play().catch(() => undefined);
    },
    close() {
      clearInterval(timer);
      track.stop();
      video.srcObject = null;
    },
  };
}
