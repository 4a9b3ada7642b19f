import { useTranslation } from 'react-i18next';
import { PersonRow } from '../../../patterns/PersonRow/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import { Icon, icons } from '../../../primitives/Icon/index.ts';
import { TextField } from '../../../primitives/TextField/index.ts';
import { Candidates, type CandidateSearch } from '../MemberPicker/MemberPicker.tsx';
import * as styles from './DirectMessagePicker.css.ts';

export interface DirectMessagePickerProps extends CandidateSearch {
  /** Why it was refused, in the member's language. */
  error?: { text: string } | undefined;
  onChoose(event: { userId: string }): void;
  onBack(): void;
}

/** Whom to write to: pressing someone opens the direct message with them. */
export function DirectMessagePicker({
  error,
  onChoose,
  onBack,
  ...search
}: DirectMessagePickerProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.root} data-component="DirectMessagePicker">
      <SidePanel
        title={t('direct.title')}
        description={t('direct.description')}
        onBack={onBack}
        toolbar={
          <TextField
            type="search"
            ariaLabel={t('picker.search')}
            placeholder={t('picker.search')}
            value={search.keyword}
            enterKeyHint="search"
            autoFocus
            prefix={<Icon icon={icons.search} tone="muted" />}
            onChange={({ value }) => search.onSearch({ keyword: value })}
          />
        }
      >
        {error && (
          <Callout tone="danger" announce>
            {error.text}
          </Callout>
        )}
        <Candidates {...search}>
          {({ userId, name, avatarUrl, department, status, workingStatus }) => (
            <PersonRow
              name={name}
              {...(avatarUrl ? { avatarUrl } : {})}
              {...(department ? { note: department } : {})}
              status={status}
              workingStatus={workingStatus}
              onOpen={() => onChoose({ userId })}
            />
          )}
        </Candidates>
      </SidePanel>
    </div>
  );
}
