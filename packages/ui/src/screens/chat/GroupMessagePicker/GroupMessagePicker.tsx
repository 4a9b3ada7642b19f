import { maxDirectMembers } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MemberPicker,
  type CandidateSearch,
  type MemberIdentity,
} from '../../../patterns/MemberPicker/index.ts';
import { SidePanel } from '../../../patterns/SidePanel/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Callout } from '../../../primitives/Callout/index.ts';
import * as styles from './GroupMessagePicker.css.ts';

export interface GroupMessagePickerProps extends CandidateSearch {
  submitting?: boolean;
  error?: { text: string } | undefined;
  /** Selected initially: the people of the conversation to which others are added. */
  initial?: readonly MemberIdentity[];
  /** The existing room of the same people is opened, or a new one. */
  onSubmit(event: { userIds: string[] }): void;
  onBack(): void;
}

/** Chooses the other members of a direct room. */
export function GroupMessagePicker({
  submitting = false,
  error,
  initial = [],
  onSubmit,
  onBack,
  ...search
}: GroupMessagePickerProps) {
  const { t } = useTranslation('chat');
  const [selected, setSelected] = useState(initial);
  const hasAdded = selected.some(({ userId }) => initial.every((one) => one.userId !== userId));
  const isAdding = initial.length > 0;
  return (
    <div className={styles.root} data-component="GroupMessagePicker">
      <SidePanel
        title={t(isAdding ? 'directGroup.addTitle' : 'directGroup.title')}
        description={t(isAdding ? 'directGroup.addDescription' : 'directGroup.description')}
        onBack={onBack}
        footer={
          <Button
            variant="primary"
            fullWidth
            loading={submitting}
            disabled={!hasAdded}
            onPress={() => onSubmit({ userIds: selected.map(({ userId }) => userId) })}
          >
            {t('directGroup.open')}
          </Button>
        }
      >
        {error && (
          <div className={styles.error}>
            <Callout tone="danger" announce>
              {error.text}
            </Callout>
          </div>
        )}
        <MemberPicker
          {...search}
          max={maxDirectMembers - 1}
          fullHint={t('directGroup.full', { max: maxDirectMembers })}
          value={selected}
          disabled={submitting}
          onChange={(change) => setSelected(change.value)}
        />
      </SidePanel>
    </div>
  );
}
