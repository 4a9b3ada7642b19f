import { addDays, isIsoDate } from '../../../patterns/dates/isoDate.ts';

export interface MessageFilters {
  sender?: { userId: string; name: string } | undefined;
  /** Not used in the search of a single room. */
  room?: { roomId: string; name: string } | undefined;
  /** First day, such as `2026-11-20`. */
  start?: string | undefined;
  /** Last day. */
  end?: string | undefined;
  hasFile?: boolean | undefined;
  hasLink?: boolean | undefined;
}

export function hasFilters(filters: MessageFilters): boolean {
  return Object.values(filters).some(Boolean);
}

export type NamedFilter = 'sender' | 'room';

interface TypedFilters {
  /** The text without the typed filters. */
  keyword: string;
  filters: MessageFilters;
  /** `from:` and `in:` require a choice among members or rooms. */
  choose?: NamedFilter;
}

const typedFilter =
  /(?<=^|\s)(from:|in:|has:(?:file|link)(?![a-z])|(?:before|after):\d{4}[-/]\d{2}[-/]\d{2})\s?/giu;

/**
 * Reads `has:file`, `has:link`, `after:2026-11-01` (inclusive), `before:2026-11-20` (exclusive),
 * `from:`
 * and `in:`. Leaves incomplete and invalid ones in the text.
 */
export function readTypedFilters(text: string): TypedFilters {
  const filters: MessageFilters = {};
  let choose: NamedFilter | undefined;
  const keyword = text.normalize('NFKC').replace(typedFilter, (typed, word: string) => {
    const [name, value = ''] = word.toLowerCase().split(':');
    const date = value.replaceAll('/', '-');
    if (name === 'from') choose = 'sender';
    else if (name === 'in') choose = 'room';
    else if (value === 'file') filters.hasFile = true;
    else if (value === 'link') filters.hasLink = true;
    else if (!isIsoDate(date)) return typed;
    else if (name === 'after') filters.start = date;
    else filters.end = addDays(date, -1);
    return '';
  });
  const isTyped = choose !== undefined || hasFilters(filters);
  return { keyword: isTyped ? keyword : text, filters, ...(choose && { choose }) };
}
