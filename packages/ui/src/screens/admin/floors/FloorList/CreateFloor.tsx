import type { FloorSource } from '@office/vocabulary';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../../../patterns/form/Form.tsx';
import { FormField } from '../../../../patterns/FormField/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { RadioGroup } from '../../../../primitives/RadioGroup/index.ts';
import { Select } from '../../../../primitives/Select/index.ts';
import { Stack } from '../../../../primitives/Stack/index.ts';
import { TextField } from '../../../../primitives/TextField/index.ts';
import { ChoosePlan } from './ChoosePlan.tsx';
import { FloorNameFields, isNamed, namesToSend } from './FloorNameFields.tsx';
import type {
  FloorListCallbacks,
  FloorListDialog,
  FloorListItem,
  FloorTemplateItem,
  NewFloorValues,
} from './floorListState.ts';
import { useFloorForm } from './useFloorForm.ts';

interface CreateFloorProps {
  dialog: Extract<FloorListDialog, { kind: 'create' }>;
  floors: readonly FloorListItem[];
  templates: readonly FloorTemplateItem[];
  on: Pick<FloorListCallbacks, 'onTypeNew' | 'onCreate' | 'onChoosePlan' | 'onCloseDialog'>;
}

const sources: readonly FloorSource[] = ['TEMPLATE', 'BLANK', 'FLOOR', 'PLAN'];
const [shortest, longest] = [4, 150];

function isLength(text: string): boolean {
  const metres = Number(text);
  return text.trim() !== '' && metres >= shortest && metres <= longest;
}

const empty: NewFloorValues = {
  names: { ja: '', en: '' },
  source: 'TEMPLATE',
  templateId: '',
  floorId: '',
  width: '20',
  depth: '14',
};

/** The stored choice if it still exists, otherwise the first id. */
function idOrFirst(ids: readonly string[], preferred: string): string {
  return ids.includes(preferred) ? preferred : (ids[0] ?? '');
}

export function CreateFloor({ dialog, floors, templates, on }: CreateFloorProps) {
  const { t } = useTranslation('admin-floors');
  const { contractId } = dialog;
  const [values, setValues] = useState(dialog.typed ?? empty);
  const change = (changed: Partial<NewFloorValues>) => {
    const next = { ...values, ...changed };
    setValues(next);
    on.onTypeNew({ contractId, values: next });
  };
  const { names, source } = values;
  // A choice stored before a reload may no longer exist.
  const templateId = idOrFirst(
    templates.map((each) => each.templateId),
    values.templateId,
  );
  const floorId = idOrFirst(
    floors.map((each) => each.floorId),
    values.floorId,
  );
  const isComplete =
    isNamed(names) &&
    (source !== 'BLANK' || (isLength(values.width) && isLength(values.depth))) &&
    (source !== 'PLAN' || dialog.plan.status === 'ready');
  const { asked, form } = useFloorForm(isComplete, () =>
    on.onCreate({
      contractId,
      names: namesToSend(names),
      source,
      ...(source === 'TEMPLATE' && { templateId }),
      ...(source === 'FLOOR' && { floorId }),
      ...(source === 'BLANK' && {
        width: Number(values.width),
        depth: Number(values.depth),
      }),
    }),
  );
  return (
    <Dialog
      open
      size="lg"
      title={t('create.title')}
      onClose={on.onCloseDialog}
      actions={
        <>
          <Button onPress={on.onCloseDialog}>{t('cancel')}</Button>
          <Button type="submit" form={form.id} variant="primary" loading={dialog.submitting}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <Form {...form} submitting={dialog.submitting}>
        {dialog.problem && (
          <Callout tone="danger" announce>
            {dialog.problem}
          </Callout>
        )}
        <FloorNameFields
          names={names}
          submitted={asked}
          onChange={(changed) => change({ names: changed })}
        />
        <FormField label={t('create.source')} group>
          {(control) => (
            <RadioGroup
              {...control}
              value={source}
              options={sources
                .filter((each) => each !== 'FLOOR' || floors.length > 0)
                .map((value) => ({ value, label: t(`create.sources.${value}`) }))}
              onChange={({ value }) => change({ source: value })}
            />
          )}
        </FormField>
        {source === 'TEMPLATE' && (
          <FormField label={t('create.template')}>
            {(control) => (
              <Select
                {...control}
                value={templateId}
                options={templates.map((template) => ({
                  value: template.templateId,
                  label: t('create.templateOption', { ...template }),
                }))}
                onChange={({ value }) => change({ templateId: value })}
              />
            )}
          </FormField>
        )}
        {source === 'FLOOR' && (
          <FormField label={t('create.floor')}>
            {(control) => (
              <Select
                {...control}
                value={floorId}
                options={floors.map((floor) => ({ value: floor.floorId, label: floor.name }))}
                onChange={({ value }) => change({ floorId: value })}
              />
            )}
          </FormField>
        )}
        {source === 'BLANK' && (
          <Stack direction="row" gap={3} wrap>
            {(['width', 'depth'] as const).map((side) => (
              <FormField
                key={side}
                label={t(`create.${side}`)}
                error={asked && !isLength(values[side]) ? t('create.length') : undefined}
              >
                {(control) => (
                  <TextField
                    {...control}
                    inputMode="decimal"
                    value={values[side]}
                    onChange={(event) => change({ [side]: event.target.value })}
                  />
                )}
              </FormField>
            ))}
          </Stack>
        )}
        {source === 'PLAN' && (
          <>
            <ChoosePlan plan={dialog.plan} onChoose={on.onChoosePlan} />
            {asked && dialog.plan.status === 'none' && (
              <Callout tone="danger" announce>
                {t('create.planMissing')}
              </Callout>
            )}
          </>
        )}
      </Form>
    </Dialog>
  );
}
