import { useTranslation } from 'react-i18next';
import { Button } from '../../../../primitives/Button/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { CornerFields } from './CornerFields.tsx';
import { ChoiceField, MeasureField, WordField } from './fields.tsx';
import { moveItems, moveWallEnd, patchItems, restack, rotateItems } from './model/edits.ts';
import type { Place } from './model/geometry.ts';
import { itemsInZone } from './model/hitTest.ts';
import { kindOf } from './model/kinds/kinds.ts';
import type { PlanItemForm } from './model/kinds/planItemDescriptor.ts';
import { fieldErrors } from './model/rules.ts';
import { indicesOf, refOf, itemOf, type PlanItem, type PlanItemKey } from './model/planItems.ts';
import * as styles from './PropertyPanel.css.ts';
import type { Editor } from './useEditor.ts';

interface PlanItemFieldsProps {
  editor: Editor;
  kind: PlanItem['kind'];
  /** Key of the single selected object. Undefined shows only fields shared by all selected objects. */
  sole: PlanItemKey | undefined;
  readOnly: boolean;
}

export function PlanItemFields(props: PlanItemFieldsProps) {
  const { editor, kind, sole } = props;
  const form = usePlanItemForm(props);
  return kindOf(kind).fields(form, sole && itemOf(editor.plan, sole)?.value);
}

const degree = Math.PI / 180;

function usePlanItemForm({ editor, kind, sole, readOnly }: PlanItemFieldsProps): PlanItemForm {
  const { plan, selection } = editor;
  const { t, i18n } = useTranslation('admin-floors');
  const indices = indicesOf(selection, kind);
  const index = sole ? refOf(sole).index : 0;
  const errors = sole ? fieldErrors(plan, sole) : {};
  const common = { disabled: readOnly, onSettle: editor.settle };
  const bundleOf = (field: string) => `${sole ?? kind}.${field}`;
  const patch = (fields: object, bundle?: string) =>
    editor.edit({
      plan: patchItems(plan, kind, indices, fields),
      ...(bundle ? { bundle: bundleOf(bundle) } : {}),
    });
  const row: PlanItemForm['row'] = (first, second) => (
    <div className={styles.pair}>
      {first}
      {second}
    </div>
  );
  const coordinates = (
    { x, z }: Place,
    labels: { x: string; z: string },
    change: (place: Place, axis: 'x' | 'z') => void,
  ) =>
    row(
      <MeasureField
        {...common}
        label={labels.x}
        value={x}
        max={plan.size.width}
        onChange={(next) => change({ x: next, z }, 'x')}
      />,
      <MeasureField
        {...common}
        label={labels.z}
        value={z}
        max={plan.size.depth}
        onChange={(next) => change({ x, z: next }, 'z')}
      />,
    );
  const word: PlanItemForm['word'] = ({ field, error, change, ...options }) => {
    const code = errors[error];
    return (
      <WordField
        {...common}
        {...options}
        error={code && t(`editor.problem.${code}`, { max: 255 })}
        onChange={(next) => {
          const fields = change(next);
          if (fields) patch(fields, field);
        }}
      />
    );
  };
  return {
    plan,
    t,
    language: i18n.language,
    row,
    note: (text) => (
      <Text as="p" size="xs" tone="muted">
        {text}
      </Text>
    ),
    number: (field, value, range) => (
      <MeasureField
        {...common}
        {...range}
        label={t(`editor.field.${field}`)}
        value={value}
        onChange={(next) => patch({ [field]: next }, field)}
      />
    ),
    word,
    id: (value) =>
      word({
        label: t('editor.field.id'),
        value,
        maxLength: 64,
        field: 'id',
        error: 'id',
        change: (id) => (id === '' ? undefined : { id }),
      }),
    choice<Value extends string>(
      field: 'kind' | 'material' | 'finish' | 'tint',
      values: readonly Value[],
      textOf: (value: Value) => string,
    ) {
      const selectedKeys = new Set(
        [...indices].map((each) => {
          const value: Partial<Record<string, unknown>> = {
            ...itemOf(plan, `${kind}:${each}`)?.value,
          };
          return value[field] as Value | undefined;
        }),
      );
      const [value = null] = selectedKeys.size === 1 ? selectedKeys : [];
      return (
        <ChoiceField
          label={t(`editor.field.${field}`)}
          values={values}
          value={value}
          unset={sole && t('editor.standard')}
          disabled={readOnly}
          textOf={textOf}
          onChange={(next) => patch({ [field]: next })}
        />
      );
    },
    // Moves and turns a desk together with its chair, as by pointer.
    place: (value) =>
      coordinates(value, { x: t('editor.field.x'), z: t('editor.field.z') }, (next, axis) => {
        const by = { x: next.x - value.x, z: next.z - value.z };
        editor.edit({ plan: moveItems(plan, selection, by), bundle: bundleOf(axis) });
      }),
    heading: (value) => {
      const heading = (Math.round((value.heading / degree) * 10) / 10 + 360) % 360;
      return (
        <MeasureField
          {...common}
          label={t('editor.field.heading')}
          value={heading}
          min={-360}
          max={360}
          step={15}
          onChange={(next) => {
            // Leaving the field reports -90 again, which is 270.
            if ((next + 360) % 360 === heading) return;
            const angle = value.heading - next * degree;
            const turned = rotateItems(plan, selection, angle, value);
            editor.edit({ plan: turned, bundle: bundleOf('heading') });
          }}
        />
      );
    },
    wallEnd: (end, [x, z]) =>
      coordinates(
        { x, z },
        { x: t(`editor.field.${end}.x`), z: t(`editor.field.${end}.z`) },
        (next, axis) =>
          editor.edit({
            plan: moveWallEnd(plan, index, end, next),
            bundle: bundleOf(`${end}.${axis}`),
          }),
      ),
    corners: () => <CornerFields editor={editor} index={index} readOnly={readOnly} />,
    contents: () => (
      <div className={styles.actions}>
        <Button size="sm" onPress={() => editor.select(itemsInZone(plan, index))}>
          {t('editor.selectContents')}
        </Button>
      </div>
    ),
    stacking: () =>
      sole &&
      !readOnly && (
        <div className={styles.actions}>
          {(['front', 'back'] as const).map((to) => (
            <Button
              key={to}
              size="sm"
              icon={to === 'front' ? icons.bringToFront : icons.sendToBack}
              onPress={() => {
                const next = restack(plan, sole, to);
                editor.edit({ plan: next.plan, selection: new Set([next.key]) });
              }}
            >
              {t(`editor.stack.${to}`)}
            </Button>
          ))}
        </div>
      ),
  };
}
