import { useTranslation } from 'react-i18next';
import {
  CandidateList,
  CandidateSearchField,
  moveToCandidate,
  type CandidateSearch,
} from '../../../patterns/MemberPicker/index.ts';
import { PersonRow } from '../../../patterns/PersonRow/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import * as styles from './DirectMessagePicker.css.ts';

export interface DirectMessagePickerProps extends CandidateSearch {
  /** Why it was refused, in the member's language. */
  error?: { text: string } | undefined;
  onChoose(event: { userId: string }): void;
  onBack(): void;
}

/** Chooses a member to write to: pressing one opens the direct message with them. */
export function DirectMessagePicker({
  error,
  onChoose,
  onBack,
  ...search
}: DirectMessagePickerProps) {
  const { t } = useTranslation('chat');
  return (
    <div className={styles.root} data-component="DirectMessagePicker" onKeyDown={moveToCandidate}>
      <SidePanel
        title={t('direct.title')}
        description={t('direct.description')}
        onBack={onBack}
        toolbar={
          <CandidateSearchField keyword={search.keyword} onSearch={search.onSearch} autoFocus />
        }
      >
        {error && (
          <Callout tone="danger" announce>
            {error.text}
          </Callout>
        )}
        <CandidateList {...search}>
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
        </CandidateList>
      </SidePanel>
    </div>
  );
}
