import { maxMembersAdded } from '@office/vocabulary';
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
import * as styles from './AddMembers.css.ts';

export interface AddMembersProps extends CandidateSearch {
  submitting?: boolean;
  error?: { text?: string } | undefined;
  onSubmit(event: { userIds: string[] }): void;
  onBack(): void;
}

/** Adds members of the organisation to a room, at most nine at a time. */
export function AddMembers({ submitting, error, onSubmit, onBack, ...search }: AddMembersProps) {
  const { t } = useTranslation('chat');
  const [selected, setSelected] = useState<readonly MemberIdentity[]>([]);
  const count = selected.length;
  return (
    <div className={styles.root} data-component="AddMembers">
      <SidePanel
        title={t('members.add')}
        onBack={onBack}
        footer={
          <Button
            variant="primary"
            fullWidth
            loading={submitting ?? false}
            disabled={count === 0}
            onPress={() => onSubmit({ userIds: selected.map(({ userId }) => userId) })}
          >
            {count === 0 ? t('members.addNone') : t('members.addSubmit', { count })}
          </Button>
        }
      >
        {error && (
          <div className={styles.error}>
            <Callout tone="danger" announce>
              {error.text ?? t('members.addFailed')}
            </Callout>
          </div>
        )}
        <MemberPicker
          {...search}
          max={maxMembersAdded}
          value={selected}
          disabled={submitting}
          onChange={(change) => setSelected(change.value)}
        />
      </SidePanel>
    </div>
  );
}
