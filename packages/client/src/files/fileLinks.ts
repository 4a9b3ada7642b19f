import type { Schemas } from '@office/api';
import useSWR from 'swr';
import { errorCode } from '../errors/errorCode.ts';

/** Signs addresses of files: of all that are asked for, or refuses. */
export type SignLinks = (fileKeys: string[]) => Promise<readonly Schemas['PreSignedDownload'][]>;

type Links = Readonly<Record<string, string>>;

/** As many keys as one call takes; no content has more. */
const mostKeys = 50;
const none: Links = {};

/**
 * The hook that reads the addresses of files by their keys, for `files` of `Markdown` and `MarkdownField`:
 * `useFileLinks(fileKeysIn(text))`. None until they are there.
 */
export function fileLinksHook(sign: SignLinks): (keys: readonly string[]) => Links {
  return function useFileLinks(keys) {
    const wanted = [...new Set(keys)].sort().slice(0, mostKeys);
    const { data } = useSWR(
      wanted.length > 0 ? ['file-links', ...wanted] : null,
      ([, ...asked]: string[]) => linksOf(sign, asked),
      { keepPreviousData: true },
    );
    return data ?? none;
  };
}

/** The addresses of those files that are there and may be read. */
export async function linksOf(sign: SignLinks, keys: string[]): Promise<Links> {
  try {
    return Object.fromEntries((await sign(keys)).map(({ fileKey, url }) => [fileKey, url]));
  } catch (error) {
    if (errorCode(error) !== 'notFound') throw error;
    // One that is gone, or that a text made up, refuses all: each is asked for by itself.
    if (keys.length === 1) return none;
    const found = await Promise.all(keys.map((key) => linksOf(sign, [key])));
    return Object.assign({}, ...found) as Links;
  }
}
