import * as styles from './Avatar.css.ts';

const drawings = {
  person: 'M20 8a7 7 0 1 1 0 14 7 7 0 0 1 0-14Zm0 17c8 0 14 5 15 15H5c1-10 7-15 15-15Z',
  organization:
    'M11 8h12v8h7v24H11V8Zm3 4v4h2v-4h-2Zm4 0v4h2v-4h-2Zm-4 8v4h2v-4h-2Zm4 0v4h2v-4h-2Zm6 0v4h2v-4h-2ZM14 28v4h2v-4h-2Zm4 0v4h2v-4h-2Zm6 0v4h2v-4h-2Z',
};

/** Drawing of a person or organisation without a picture. */
export function FallbackImage({ kind }: { kind: keyof typeof drawings }) {
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
