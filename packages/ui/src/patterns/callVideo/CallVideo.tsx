import { useEffect, useRef, useState } from 'react';
import * as styles from './CallVideo.css.ts';

/** Moving pictures; or the address of a still one in their place. */
export type CallPicture = MediaStream | string;

interface CallVideoProps {
  picture: CallPicture;
  /** As in a mirror, as people know their own face. */
  mirrored?: boolean;
  /** All of it is seen, with room beside it; by default it fills its place and is cut. */
  whole?: boolean;
  /** An upright picture, as of a phone, is seen as a whole. */
  wholeUpright?: boolean;
}

/**
 * A picture of a talk without sound, which comes another way. Until it has come, what lies behind it is seen. Whose it
 * is stands beside it in words.
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
    // A page that nobody has pressed yet plays what is silent; one that is left meanwhile does not.
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
      // A phone is turned, or another camera is chosen.
      onResize={({ currentTarget: { videoWidth, videoHeight } }) =>
        onTurn(videoHeight > videoWidth)
      }
    />
  );
}
