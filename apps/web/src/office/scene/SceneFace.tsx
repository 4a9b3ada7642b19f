import { useEffect, useRef, type CSSProperties } from 'react';

export interface SceneFaceProps {
  userId: string;
  picture: MediaStream;
}

/** The camera picture of someone in the member's call, for the scene to look at: in the page nobody sees it. */
export function SceneFace({ userId, picture }: SceneFaceProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = picture;
    // One that is over meanwhile does not play.
    element.play().catch(() => {});
    return () => {
      element.srcObject = null;
    };
  }, [picture]);
  return (
    <video ref={video} data-face={userId} style={unseen} aria-hidden autoPlay muted playsInline />
  );
}

// A browser may stop what is not displayed at all.
const unseen: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  opacity: 0,
  pointerEvents: 'none',
};
