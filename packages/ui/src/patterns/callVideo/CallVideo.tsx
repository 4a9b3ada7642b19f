import { useEffect, useRef, useState } from 'react';
import * as styles from './CallVideo.css.ts';

export type CallPicture = MediaStream | string;

interface CallVideoProps {
  picture: CallPicture;
  /** Mirrors the picture, for the member's camera. */
  mirrored?: boolean;
  /** Shows the whole picture with margins. By default, it is cropped to fill the container. */
  whole?: boolean;
  /** Shows portrait video completely, such as from a phone. */
  wholeUpright?: boolean;
}

/**
 * A muted call video; audio is played separately. The background is visible until the first frame. Show the
 * person's name beside it.
 */
export function CallVideo({ picture, ...look }: CallVideoProps) {
  const { mirrored = false, whole = false, wholeUpright = false } = look;
  const [upright, setUpright] = useState(false);
  const shared = {
    'aria-hidden': true as const,
    'data-component': 'CallVideo',
    'data-mirrored': mirrored,
    'data-whole': whole || (wholeUpright && upright),
  };
  if (typeof picture === 'string') {
    return (
      <img
        {...shared}
        alt=""
        className={styles.root}
        src={picture}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setUpright(naturalHeight > naturalWidth)
        }
      />
    );
  }
  return <Stream {...shared} key={picture.id} stream={picture} onTurn={setUpright} />;
}

interface StreamProps {
  stream: MediaStream;
  'data-whole': boolean;
  onTurn(upright: boolean): void;
}

function Stream({ stream, onTurn, ...shared }: StreamProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (!element) return undefined;
    element.srcObject = stream;
    // Muted video autoplays without user interaction. Ignores the rejection if the page is left before
    // playback starts.
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
        onTurn(videoHeight > videoWidth)
      }
    />
  );
}
