import { useEffect, useRef, useState } from 'react';
import * as styles from './CallVideo.css.ts';

export type CallPicture = MediaStream | string;

interface CallVideoProps {
  picture: CallPicture;
  /** Mirrors the picture, for the member's camera. */
  mirrored?: boolean;
  /** Fits the picture into the container. By default, it is cropped to fill the container. */
  contain?: boolean;
  /** Fits only portrait video, such as from a phone. */
  containPortrait?: boolean;
}

/** A muted call video. Hidden from assistive technology; show the person's name outside. */
export function CallVideo({ picture, ...fit }: CallVideoProps) {
  const { mirrored = false, contain = false, containPortrait = false } = fit;
  const [isPortrait, setIsPortrait] = useState(false);
  const shared = {
    'aria-hidden': true as const,
    'data-component': 'CallVideo',
    'data-mirrored': mirrored,
    'data-contain': contain || (containPortrait && isPortrait),
  };
  if (typeof picture === 'string') {
    return (
      <img
        {...shared}
        alt=""
        className={styles.root}
        src={picture}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setIsPortrait(naturalHeight > naturalWidth)
        }
      />
    );
  }
  return (
    <Stream {...shared} key={picture.id} stream={picture} onOrientationChange={setIsPortrait} />
  );
}

interface StreamProps {
  stream: MediaStream;
  'data-contain': boolean;
  onOrientationChange(isPortrait: boolean): void;
}

function Stream({ stream, onOrientationChange, ...shared }: StreamProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = stream;
    // Muted video autoplays. Ignores the rejection if the page is left before playback starts.
    element.play().catch(() => {});
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  return (
    <video
      {...shared}
      ref={video}
      className={styles.root}
      data-ready={ready}
      autoPlay
      muted
      playsInline
      onLoadedData={() => setReady(true)}
      onResize={({ currentTarget: { videoWidth, videoHeight } }) =>
        onOrientationChange(videoHeight > videoWidth)
      }
    />
  );
}
