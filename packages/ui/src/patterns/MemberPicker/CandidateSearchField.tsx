import type { Ref } from 'react';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { CandidateSearch } from './candidates.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface CandidateSearchFieldProps extends Pick<CandidateSearch, 'keyword' | 'onSearch'> {
  /** Takes the focus when it appears. */
  autoFocus?: boolean;
  /** The field, so that it can be focused. */
  ref?: Ref<HTMLInputElement>;
}

/** The field in which members are searched for by name. */
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
      // Enter searches here; a form around it is not sent.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
