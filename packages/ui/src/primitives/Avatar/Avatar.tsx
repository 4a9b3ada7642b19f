import { useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as styles from './Avatar.css.ts';
import { FallbackImage } from './FallbackImage.tsx';
import { initials } from './initials.ts';
import { isCached, cachePicture } from './pictureCache.ts';

export const avatarSizes = [24, 32, 40, 64, 96] as const;

export interface AvatarProps {
  /** The owner's name; its first letters stand where no picture was given, without a name a drawing. */
  name: string;
  /** Address of the picture. In place of one that does not load stands a drawing. */
  src?: string | null;
  /** Pixels. */
  size?: (typeof avatarSizes)[number];
  /** A person is round, an organisation has corners. */
  kind?: 'person' | 'organization';
  /** The name stands beside it in text, so that it is not read out twice. */
  decorative?: boolean;
  /** At the lower right: a presence dot. */
  presence?: ReactNode;
}

/** A picture of a person (round) or an organisation, or the first letters of the name until there is one. */
export function Avatar({
  name,
  src,
  size = 40,
  kind = 'person',
  decorative,
  presence,
  ...rest
}: AvatarProps) {
  const [loaded, setLoaded] = useState(() => (src && isCached(src) ? src : undefined));
  const [failed, setFailed] = useState<string>();
  const letters = initials(name);
  // One that cannot be had is never there.
  const isMissing = Boolean(src) && failed === src;
  const isThere = Boolean(src) && loaded === src;
  const named = decorative
    ? { 'aria-hidden': true as const }
    : { role: 'img' as const, 'aria-label': name };
  return (
    <span {...rest} data-component="Avatar" className={cx(styles.root, styles.size[size])}>
      <span {...named} className={cx(styles.picture, styles.kind[kind])}>
        {!isThere && (
          <span className={styles.fallback} aria-hidden>
            {letters && !isMissing ? letters : <FallbackImage kind={kind} />}
          </span>
        )}
        {src && (
          <img
            key={src}
            className={cx(styles.image, isThere && styles.loaded)}
            src={src}
            alt=""
            // A drawing costs as much as a small page: a hundred of a table are drawn as they come into sight.
            loading={isThere ? 'eager' : 'lazy'}
            // One of a server's page may have come before React, and says so no more.
            ref={(image) => {
              if (image?.complete && image.naturalWidth > 0) setLoaded(src);
            }}
            onError={() => setFailed(src)}
            onLoad={() => {
              cachePicture(src);
              setLoaded(src);
            }}
          />
        )}
      </span>
      {presence ? (
        <span className={cx(styles.presence, styles.presenceAt[size])}>{presence}</span>
      ) : null}
    </span>
  );
}
