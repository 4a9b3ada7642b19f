import { defaultRetentionDays, maxLoginUserLimit, maxRetentionDays } from '@office/vocabulary';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { EditConflictNotice } from '../../../../patterns/EditConflictNotice/index.ts';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/index.ts';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { requiredText } from '../../../../patterns/fieldRules.ts';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormTextField } from '../../../../patterns/form/FormTextField.tsx';
import { useControlledForm } from '../../../../patterns/form/useControlledForm.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Card } from '../../../../primitives/Card/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Progress } from '../../../../primitives/Progress/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import type {
  ContractItem,
  ContractsState,
  ContractValues,
  PartHandlers,
  SettingsPart,
} from './settingsValues.ts';
import { wholeNumber } from '../wholeNumber.ts';
import * as styles from './OrganizationSettings.css.ts';

export interface ContractsSectionProps {
  state: ContractsState;
  /** A SYSTEM_ADMIN creates contracts, sets limits and blocks. Other administrators can only rename. */
  canLimit: boolean;
  /** The contract in the dialog, `new` for a new contract. Null while the dialog is closed. */
  edited: { id: string; part: SettingsPart<ContractValues> } | null;
  blockingId?: string | undefined;
  on: PartHandlers<ContractValues> & {
    onEdit(event: { id: string }): void;
    onClose(): void;
    onBlock(event: { id: string; blocked: boolean }): void;
    onRetry(): void;
  };
}

export function ContractsSection({
  state,
  canLimit,
  edited,
  blockingId,
  on,
}: ContractsSectionProps) {
  const { t } = useTranslation('admin-organization');
  const id = useId();
  const [confirming, setConfirming] = useState<ContractItem | null>(null);
  return (
    <Card as="section" padding="lg" labelledBy={id}>
      <div className={styles.section}>
        <div className={styles.head}>
          <Heading level={2} size="md" id={id}>
            {t('contracts.title')}
          </Heading>
          <Text as="p" tone="muted">
            {t('contracts.hint')}
          </Text>
        </div>
        {state.status === 'loading' && <LoadingState rows={2} label={t('loading')} />}
        {state.status === 'error' && (
          <ErrorState title={t('contracts.loadFailed')} onRetry={on.onRetry} />
        )}
        {state.status === 'ready' && state.contracts.length === 0 && (
          <Text as="p" tone="muted">
            {t('contracts.none')}
          </Text>
        )}
        {state.status === 'ready' && state.contracts.length > 0 && (
          <ul className={styles.contracts}>
            {state.contracts.map((contract) => (
              <li key={contract.id} className={styles.contract}>
                <Contract
                  contract={contract}
                  canLimit={canLimit}
                  blocking={blockingId === contract.id}
                  onEdit={() => on.onEdit({ id: contract.id })}
                  onBlock={() =>
                    contract.blocked
                      ? on.onBlock({ id: contract.id, blocked: false })
                      : setConfirming(contract)
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {canLimit && (
          <div className={styles.foot}>
            <Button onPress={() => on.onEdit({ id: 'new' })}>{t('contracts.create')}</Button>
          </div>
        )}
      </div>
      {edited && <ContractDialog key={edited.id} edited={edited} canLimit={canLimit} on={on} />}
      <ConfirmDialog
        open={confirming !== null}
        danger
        title={t('contracts.askBlock', { name: confirming?.name })}
        description={t('contracts.askBlockHint')}
        confirmLabel={t('contracts.block')}
        cancelLabel={t('contracts.cancel')}
        onConfirm={() => {
          if (confirming) on.onBlock({ id: confirming.id, blocked: true });
          setConfirming(null);
        }}
        onCancel={() => setConfirming(null)}
      />
    </Card>
  );
}

interface ContractProps {
  contract: ContractItem;
  canLimit: boolean;
  blocking: boolean;
  onEdit(): void;
  onBlock(): void;
}

function Contract({ contract, canLimit, blocking, onEdit, onBlock }: ContractProps) {
  const { t } = useTranslation('admin-organization');
  const { name, blocked, used, limit, retentionDays, floors } = contract;
  return (
    <>
      <div className={styles.line}>
        <div className={styles.grow}>
          <Heading level={3} size="sm">
            {name}
          </Heading>
        </div>
        {blocked && <StatusLabel tone="danger">{t('blocked')}</StatusLabel>}
        <Button size="sm" ariaLabel={t('contracts.editNamed', { name })} onPress={onEdit}>
          {t('contracts.edit')}
        </Button>
        {canLimit && (
          <Button size="sm" loading={blocking} onPress={onBlock}>
            {t(blocked ? 'contracts.unblock' : 'contracts.block')}
          </Button>
        )}
      </div>
      <Progress
        label={t('contracts.used', { used, limit })}
        value={Math.min(100, (100 * used) / limit)}
      />
      <Text as="p" size="sm" tabular>
        {t('contracts.used', { used, limit })}
      </Text>
      <Text as="p" size="sm" tone="muted">
        {t('contracts.retains', { count: retentionDays })}
      </Text>
      <div className={styles.line}>
        {floors.length === 0 && <Text tone="muted">{t('contracts.noFloors')}</Text>}
        {floors.map((floor) => (
          <StatusLabel
            key={floor.id}
            tone={floor.blocked ? 'danger' : 'neutral'}
            {...(!floor.blocked && { icon: icons.map })}
          >
            {floor.name}
          </StatusLabel>
        ))}
      </div>
    </>
  );
}

const isNumber = (field: keyof ContractValues): field is 'limit' | 'retentionDays' =>
  field === 'limit' || field === 'retentionDays';

type ContractDialogProps = Pick<ContractsSectionProps, 'canLimit' | 'on'> & {
  edited: NonNullable<ContractsSectionProps['edited']>;
};

function ContractDialog({ edited: { id, part }, canLimit, on }: ContractDialogProps) {
  const { t } = useTranslation('admin-organization');
  const formId = useId();
  const { values, stored } = part;
  const schema = useMemo(
    () =>
      z.object({
        nameJa: requiredText(),
        nameEn: requiredText(),
        limit: canLimit
          ? wholeNumber(t('contracts.limitInvalid'), { min: 1, max: maxLoginUserLimit })
          : z.string(),
        retentionDays: canLimit
          ? wholeNumber(t('contracts.retentionDaysInvalid'), {
              min: defaultRetentionDays,
              max: maxRetentionDays,
            })
          : z.string(),
      }),
    [t, canLimit],
  );
  const form = useControlledForm<ContractValues>({
    schema,
    values,
    refused: part.errors,
    onType: on.onChange,
  });
  const fields = canLimit
    ? (['nameJa', 'nameEn', 'limit', 'retentionDays'] as const)
    : (['nameJa', 'nameEn'] as const);
  const differences = fields
    .filter((field) => values[field] !== stored[field])
    .map((field) => ({
      id: field,
      label: t(`contracts.${field}`),
      mine: values[field],
      theirs: stored[field],
    }));
  const isConflict = part.conflict && differences.length > 0;
  const save = form.handleSubmit((typed) => on.onSave({ values: typed }));
  return (
    <Dialog
      open
      title={t(id === 'new' ? 'contracts.create' : 'contracts.rename')}
      closeLabel={t('contracts.close')}
      onClose={on.onClose}
      actions={
        !isConflict && (
          <>
            <Button onPress={on.onClose}>{t('contracts.cancel')}</Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={part.submitting ?? false}
            >
              {t(id === 'new' ? 'contracts.saveNew' : 'contracts.saveEdited')}
            </Button>
          </>
        )
      }
    >
      {isConflict ? (
        <EditConflictNotice
          fields={differences}
          submitting={part.submitting ?? false}
          onKeepMine={save}
          onTakeTheirs={on.onTakeTheirs}
        />
      ) : (
        <Form id={formId} submitting={part.submitting ?? false} onSubmit={save}>
          {fields.map((field) => (
            <FormTextField
              key={field}
              control={form.control}
              name={field}
              label={t(`contracts.${field}`)}
              hint={isNumber(field) ? t(`contracts.${field}Hint`) : undefined}
              inputMode={isNumber(field) ? 'numeric' : 'text'}
              autoComplete="off"
            />
          ))}
          {part.problem && (
            <Callout tone="danger" announce>
              {part.problem}
            </Callout>
          )}
        </Form>
      )}
    </Dialog>
  );
}
