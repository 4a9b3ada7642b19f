import { useEffect, useRef, type CSSProperties } from 'react';

export interface SceneFaceProps {
  userId: string;
  picture: MediaStream;
}

export function SceneCameraVideo({ userId, picture }: SceneFaceProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = picture;
    // Playback fails if the stream has ended.
    element.play().catch(() => {});
    return () => {
      element.srcObject = null;
    };
  }, [picture]);
  return (
    <video
      ref={video}
      data-face={userId}
      style={hiddenStyle}
      aria-hidden
      autoPlay
      muted
      playsInline
    />
  );
}

// Not `display: none`, because browsers may pause a video that is not displayed.
const hiddenStyle: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
};
