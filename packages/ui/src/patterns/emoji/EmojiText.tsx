import { findCustomEmoji } from '@office/vocabulary';
import { Fragment, use } from 'react';
import { CustomEmojiContext } from './customEmojiContext.ts';
import { EmojiPicture } from './EmojiPicture.tsx';

/** Text with the emoji of the organisation as pictures. Deleted emoji remain text. */
export function EmojiText({ text }: { text: string }) {
  const { srcByName } = use(CustomEmojiContext);
  if (srcByName.size === 0 || !text.includes(':')) return text;
  const found = findCustomEmoji(text, (name) => srcByName.has(name));
  const ends = found.map(({ index, name }) => index + name.length + 2);
  return (
    <>
      {found.map(({ index, name }, position) => (
        <Fragment key={index}>
          {text.slice(ends[position - 1] ?? 0, index)}
          <EmojiPicture name={name} src={srcByName.get(name)!} />
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
}
