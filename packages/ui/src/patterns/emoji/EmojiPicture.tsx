import * as styles from './EmojiText.css.ts';

interface EmojiPictureProps {
  name: string;
  src: string;
}

/** Emoji of the organisation, as high as the text beside it. */
export function EmojiPicture({ name, src }: EmojiPictureProps) {
  const text = `:${name}:`;
  return (
    <img
      className={styles.picture}
      src={src}
      alt={text}
      title={text}
      draggable={false}
      decoding="async"
    />
  );
}
