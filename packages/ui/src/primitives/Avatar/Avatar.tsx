import { use, useState, type ReactNode } from 'react';
import { cx } from '../cx.ts';
import { rootProps, type RootProps } from '../rootProps.ts';
import * as styles from './Avatar.css.ts';
import { initials } from './initials.ts';
import { PausedPictures } from './PausedPictures.ts';

export const avatarSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export interface AvatarProps extends RootProps<'span'> {
  /** Name of the person or organisation. Without a picture its initials are shown. */
  name: string;
  /** URL of the picture. A drawing replaces a picture that cannot be loaded. */
  src?: string | null;
  /** Size: 24, 32, 40, 64 or 96 pixels. */
  size?: (typeof avatarSizes)[number];
  /** Shape: a person is round, an organisation has corners. */
  kind?: 'person' | 'organization';
  /** Hides the avatar from screen readers, for use next to the name. */
  decorative?: boolean;
  /** Presence dot at the lower right. */
  presence?: ReactNode;
}

const drawings = {
  person: 'M20 8a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 17c8 0 14 5 15 15H5c1-10 7-15 15-15Z',
  organization:
    'M11 8h12v8h7v24H11V8Zm3 4v4h2v-4h-2Zm4 0v4h2v-4h-2Zm-4 8v4h2v-4h-2Zm4 0v4h2v-4h-2Zm6 0v4h2v-4h-2ZM14 28v4h2v-4h-2Zm4 0v4h2v-4h-2Zm6 0v4h2v-4h-2Z',
};

/** Drawing of a person or organisation without a picture. */
function FallbackImage({ kind }: { kind: keyof typeof drawings }) {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden
      focusable="false"
      data-part="FallbackImage"
      className={styles.drawing}
    >
      <path d={drawings[kind]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

const maxPictures = 300;
const kept = new Map<string, HTMLImageElement>();

function isCached(src: string): boolean {
  return kept.has(src);
}

/** Keeps a reference, because browsers drop pictures that no element shows. */
function cachePicture(src: string): void {
  const picture = kept.get(src) ?? new Image();
  if (!kept.delete(src)) picture.src = src;
  kept.set(src, picture);
  const [oldest] = kept.keys();
  if (kept.size > maxPictures && oldest !== undefined) kept.delete(oldest);
}

/** Picture of a person (round) or an organisation. Shows initials until the picture is loaded. */
export function Avatar({
  name,
  src,
  size = 'md',
  kind = 'person',
  decorative,
  presence,
  ...rest
}: AvatarProps) {
  const [loaded, setLoaded] = useState(() => (src && isCached(src) ? src : undefined));
  const [failed, setFailed] = useState<string>();
  const paused = use(PausedPictures);
  // Starts with a cached picture, so that it is rendered once.
  const [requested, setRequested] = useState(loaded);
  if (src && requested !== src && (!paused || isCached(src))) setRequested(src);
  const letters = initials(name);
  const hasFailed = Boolean(src) && failed === src;
  const isLoaded = Boolean(src) && loaded === src;
  const named = decorative
    ? { 'aria-hidden': true as const }
    : { role: 'img' as const, 'aria-label': name };
  const content = (
    <>
      {!isLoaded && (
        <span className={styles.fallback} aria-hidden>
          {letters && !hasFailed ? letters : <FallbackImage kind={kind} />}
        </span>
      )}
      {src && requested === src && (
        <img
          key={src}
          className={cx(styles.image, isLoaded && styles.loaded)}
          src={src}
          alt=""
          // A picture is as large as a small page, and a table may show a hundred.
          loading={isLoaded ? 'eager' : 'lazy'}
          // A server-rendered picture may have loaded before hydration and fires no load event.
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
    </>
  );
  const root = cx(styles.root, styles.size[size]);
  // Without presence one element, because lists show many avatars.
  if (!presence) {
    return (
      <span
        {...rootProps(
          { ...named, 'data-component': 'Avatar', className: cx(root, styles.kind[kind]) },
          rest,
        )}
      >
        {content}
      </span>
    );
  }
  return (
    <span {...rootProps({ 'data-component': 'Avatar', className: root }, rest)}>
      <span {...named} className={cx(styles.picture, styles.kind[kind])}>
        {content}
      </span>
      <span className={cx(styles.presence, styles.presenceAt[size])}>{presence}</span>
    </span>
  );
}
