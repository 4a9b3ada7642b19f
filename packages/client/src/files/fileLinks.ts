import type { Schemas } from '@office/api';
import useSWR from 'swr';
import { errorCode } from '../errors/errorCode.ts';

export type SignLinks = (fileKeys: string[]) => Promise<readonly Schemas['PreSignedDownload'][]>;

type Links = Readonly<Record<string, string>>;

/** Maximum number of keys per call; no content has more files. */
const maxKeys = 50;
const none: Links = {};

export function createUseFileLinks(sign: SignLinks): (keys: readonly string[]) => Links {
  return function useFileLinks(keys) {
    const sortedKeys = [...new Set(keys)].sort().slice(0, maxKeys);
    const { data } = useSWR(
      sortedKeys.length > 0 ? ['file-links', ...sortedKeys] : null,
      ([, ...asked]: string[]) => linksOf(sign, asked),
      { keepPreviousData: true },
    );
    return data ?? none;
  };
}

export async function linksOf(sign: SignLinks, keys: string[]): Promise<Links> {
  try {
    return Object.fromEntries((await sign(keys)).map(({ fileKey, url }) => [fileKey, url]));
  } catch (error) {
    if (errorCode(error) !== 'notFound') throw error;
    // A missing or invented key rejects the whole call, so each key is retried separately.
    if (keys.length === 1) return none;
    const found = await Promise.all(keys.map((key) => linksOf(sign, [key])));
    return Object.assign({}, ...found) as Links;
  }
}
