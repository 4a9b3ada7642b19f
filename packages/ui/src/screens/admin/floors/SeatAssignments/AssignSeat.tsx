import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Combobox } from '../../../../primitives/Combobox/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import * as styles from './SeatAssignments.css.ts';
import type {
  AssignedSeat,
  SeatAssignment,
  SeatAssignmentsCallbacks,
} from './seatAssignmentsState.ts';

interface AssignSeatProps {
  assignment: SeatAssignment;
  seat: AssignedSeat;
  on: Pick<SeatAssignmentsCallbacks, 'onSearch' | 'onAssign' | 'onFree' | 'onCancel'>;
}

export function AssignSeat({ assignment, seat, on }: AssignSeatProps) {
  const { t } = useTranslation('admin-floors');
  const [text, setText] = useState('');
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const { candidates = [], submitting, problem } = assignment;
  const selectedMember = candidates.find(({ userId }) => userId === selectedId);
  const { seatId, label, owner } = seat;
  return (
    <Dialog
      open
      title={t('assign.title', { label })}
      {...(owner && { description: t('assign.now', { name: owner.name }) })}
      onClose={on.onCancel}
      actions={
        <>
          <Button onPress={on.onCancel}>{t('cancel')}</Button>
          {owner && (
            <Button disabled={submitting} onPress={() => on.onFree({ seatId })}>
              {t('assign.free')}
            </Button>
          )}
          <Button
            variant="primary"
            loading={submitting}
            disabled={!selectedId}
            onPress={() => selectedId && on.onAssign({ seatId, userId: selectedId })}
          >
            {t('assign.submit')}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        {problem && (
          <Callout tone="danger" announce>
            {problem}
          </Callout>
        )}
        <FormField label={t('assign.member')}>
          {(control) => (
            <Combobox
              {...control}
              inputValue={text}
              value={selectedId}
              listLabel={t('assign.members')}
              empty={t('assign.nobody')}
              autoSelectFirst
              options={candidates.map(({ userId, name, seat: own }) => ({
                value: userId,
                label: name,
                hint: own && t('assign.has', own),
              }))}
              onFocus={() => on.onSearch({ keyword: text })}
              onInputValueChange={({ inputValue: typed }) => {
                setText(typed);
                setSelectedId(null);
                on.onSearch({ keyword: typed });
              }}
              onSelect={({ value }) => {
                setSelectedId(value);
                setText(candidates.find(({ userId }) => userId === value)?.name ?? '');
              }}
            />
          )}
        </FormField>
        {selectedMember?.seat && (
          <Text as="p" tone="muted">
            {t('assign.givesUp', { name: selectedMember.name, ...selectedMember.seat })}
          </Text>
        )}
        <Text as="p" tone="muted">
          {t('assign.told')}
        </Text>
      </div>
    </Dialog>
  );
}
