import type { Ref } from 'react';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { CandidateSearch } from './candidates.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface CandidateSearchFieldProps extends Pick<CandidateSearch, 'keyword' | 'onSearch'> {
  /** Focuses the field on mount. */
  autoFocus?: boolean;
  /** The input element, for focusing it. */
  ref?: Ref<HTMLInputElement>;
}

export function CandidateSearchField({
  keyword,
  onSearch,
  autoFocus,
  ref,
}: CandidateSearchFieldProps) {
  const t = useText();
  return (
    <TextField
      ref={ref}
      type="search"
      ariaLabel={t(texts.memberPicker.search)}
      placeholder={t(texts.memberPicker.search)}
      value={keyword}
      enterKeyHint="search"
      autoFocus={autoFocus}
      prefix={<Icon icon={icons.search} tone="muted" />}
      onChange={({ value }) => onSearch({ keyword: value })}
      // Prevents Enter from submitting a surrounding form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
