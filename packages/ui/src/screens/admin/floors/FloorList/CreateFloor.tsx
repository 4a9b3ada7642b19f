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
  FloorListNames,
  FloorTemplateItem,
} from './floorListState.ts';
import { useFloorForm } from './useFloorForm.ts';

interface CreateFloorProps {
  dialog: Extract<FloorListDialog, { kind: 'create' }>;
  floors: readonly FloorListItem[];
  templates: readonly FloorTemplateItem[];
  on: Pick<FloorListCallbacks, 'onCreate' | 'onChoosePlan' | 'onCloseDialog'>;
}

const sources: readonly FloorSource[] = ['TEMPLATE', 'BLANK', 'FLOOR', 'PLAN'];
/** Metres along a side. */
const [shortest, longest] = [4, 150];

function isLength(text: string): boolean {
  const metres = Number(text);
  return text.trim() !== '' && metres >= shortest && metres <= longest;
}

/** A new floor: of a template, empty, as another one is, or of a file. */
export function CreateFloor({ dialog, floors, templates, on }: CreateFloorProps) {
  const { t } = useTranslation('admin-floors');
  const [names, setNames] = useState<FloorListNames>({ ja: '', en: '' });
  const [source, setSource] = useState<FloorSource>('TEMPLATE');
  const [templateId, setTemplateId] = useState(templates[0]?.templateId ?? '');
  const [floorId, setFloorId] = useState(floors[0]?.floorId ?? '');
  const [size, setSize] = useState({ width: '20', depth: '14' });
  const isComplete =
    isNamed(names) &&
    (source !== 'BLANK' || (isLength(size.width) && isLength(size.depth))) &&
    (source !== 'PLAN' || dialog.plan.status === 'ready');
  const { asked, form } = useFloorForm(isComplete, () =>
    on.onCreate({
      contractId: dialog.contractId,
      names: namesToSend(names),
      source,
      ...(source === 'TEMPLATE' && { templateId }),
      ...(source === 'FLOOR' && { floorId }),
      ...(source === 'BLANK' && { width: Number(size.width), depth: Number(size.depth) }),
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
        <FloorNameFields names={names} asked={asked} onChange={setNames} />
        <FormField label={t('create.source')} group>
          {(control) => (
            <RadioGroup
              {...control}
              value={source}
              options={sources
                .filter((each) => each !== 'FLOOR' || floors.length > 0)
                .map((value) => ({ value, label: t(`create.sources.${value}`) }))}
              onChange={({ value }) => setSource(value)}
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
                onChange={({ value }) => setTemplateId(value)}
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
                onChange={({ value }) => setFloorId(value)}
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
                error={asked && !isLength(size[side]) ? t('create.length') : undefined}
              >
                {(control) => (
                  <TextField
                    {...control}
                    inputMode="decimal"
                    value={size[side]}
                    onChange={(event) => setSize({ ...size, [side]: event.target.value })}
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
