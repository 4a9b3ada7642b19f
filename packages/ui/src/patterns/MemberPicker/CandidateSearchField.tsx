import type { Ref } from 'react';
import { Icon, icons } from '../../primitives/Icon/index.ts';
import { TextField, type TextFieldProps } from '../../primitives/TextField/index.ts';
import type { CandidateSearch } from './candidates.ts';
import { useText } from '../LocaleProvider/useText.ts';
import * as texts from '../texts.ts';

export interface CandidateSearchFieldProps
  extends
    Pick<CandidateSearch, 'keyword' | 'onSearch'>,
    Omit<
      TextFieldProps,
      'type' | 'ariaLabel' | 'placeholder' | 'value' | 'defaultValue' | 'prefix' | 'onChange'
    > {
  /** The input element, for focusing it. */
  ref?: Ref<HTMLInputElement>;
}

export function CandidateSearchField({
  keyword,
  onSearch,
  onKeyDown,
  ...rest
}: CandidateSearchFieldProps) {
  const t = useText();
  return (
    <TextField
      {...rest}
      type="search"
      ariaLabel={t(texts.memberPicker.search)}
      placeholder={t(texts.memberPicker.search)}
      value={keyword}
      enterKeyHint="search"
      prefix={<Icon icon={icons.search} tone="muted" />}
      onChange={({ value }) => onSearch({ keyword: value })}
      // Prevents Enter from submitting a surrounding form.
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
}
