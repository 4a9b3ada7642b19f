import {
  legalHoldKinds,
  maxLegalHoldReferenceLength,
  type LegalHoldKind,
} from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Combobox } from '../../../../primitives/Combobox/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { SegmentedControl } from '../../../../primitives/SegmentedControl/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';

/** The dialog that places a hold. */
export interface LegalHoldPlacing {
  /** Members or rooms that match the last search. Rooms have a number of members. */
  candidates: readonly { id: string; name: string; memberCount?: number }[];
  submitting?: boolean;
  /** Why the hold was not placed. */
  problem?: string;
}

export interface PlaceLegalHoldEvent {
  kind: LegalHoldKind;
  /** Id of the member or room. */
  id: string;
  reference: string;
}

interface PlaceLegalHoldProps {
  placing: LegalHoldPlacing | null;
  onClose(): void;
  onSearch(event: { kind: LegalHoldKind; keyword: string }): void;
  onPlace(event: PlaceLegalHoldEvent): void;
}

export function PlaceLegalHold({ placing, ...on }: PlaceLegalHoldProps) {
  return placing ? <PlaceDialog placing={placing} {...on} /> : null;
}

interface PlaceDialogProps extends PlaceLegalHoldProps {
  placing: LegalHoldPlacing;
}

function PlaceDialog({ placing, onClose, onSearch, onPlace }: PlaceDialogProps) {
  const { t } = useTranslation('admin-organization');
  const [kind, setKind] = useState<LegalHoldKind>('MEMBER');
  const [keyword, setKeyword] = useState('');
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [reference, setReference] = useState('');
  const { candidates, submitting = false, problem } = placing;
  const search = (changed: { kind: LegalHoldKind; keyword: string }) => {
    setKind(changed.kind);
    setKeyword(changed.keyword);
    setSelectedId(null);
    onSearch(changed);
  };
  const isComplete = selectedId !== null && reference.trim() !== '';
  return (
    <Dialog
      open
      title={t('legalHolds.open')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{t('legalHolds.cancel')}</Button>
          <Button
            variant="primary"
            loading={submitting}
            disabled={!isComplete}
            onPress={() =>
              isComplete && onPlace({ kind, id: selectedId, reference: reference.trim() })
            }
          >
            {t('legalHolds.place')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {problem && (
          <Callout tone="danger" announce>
            {problem}
          </Callout>
        )}
        <SegmentedControl
          ariaLabel={t('legalHolds.kind')}
          value={kind}
          options={legalHoldKinds.map((value) => ({
            value,
            label: t(`legalHolds.kinds.${value}`),
          }))}
          onChange={({ value }) => search({ kind: value, keyword: '' })}
        />
        <Text as="p" size="sm" tone="muted">
          {t(`legalHolds.covers.${kind}`)}
        </Text>
        <FormField key={kind} label={t(`legalHolds.kinds.${kind}`)}>
          {(control) => (
            <Combobox
              {...control}
              inputValue={keyword}
              value={selectedId}
              listLabel={t(`legalHolds.candidates.${kind}`)}
              empty={t('legalHolds.noMatch')}
              autoSelectFirst
              options={candidates.map(({ id, name, memberCount: count }) => ({
                value: id,
                label: name,
                hint: count === undefined ? undefined : t('legalHolds.memberCount', { count }),
              }))}
              onFocus={() => onSearch({ kind, keyword })}
              onInputValueChange={({ inputValue }) => search({ kind, keyword: inputValue })}
              onSelect={({ value }) => {
                setSelectedId(value);
                setKeyword(candidates.find(({ id }) => id === value)?.name ?? '');
              }}
            />
          )}
        </FormField>
        <FormField label={t('legalHolds.referenceLabel')} hint={t('legalHolds.referenceHint')}>
          {(control) => (
            <TextField
              {...control}
              maxLength={maxLegalHoldReferenceLength}
              value={reference}
              onChange={({ value }) => setReference(value)}
            />
          )}
        </FormField>
      </Stack>
    </Dialog>
  );
}
