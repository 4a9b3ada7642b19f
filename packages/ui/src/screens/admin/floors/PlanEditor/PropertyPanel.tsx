import {
  maxTextLength,
  planDecorKinds,
  planDoorKinds,
  planFinishes,
  planSeatKinds,
  planTints,
  planWallMaterials,
  planZoneKinds,
  planThingKinds,
} from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { toHalfWidthKatakana } from '../../../../patterns/halfWidthKatakana.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { ArrangeTools } from './ArrangeTools.tsx';
import { CornerFields } from './CornerFields.tsx';
import { ChoiceField, NumberField, WordField } from './fields.tsx';
import { FloorFields } from './FloorFields.tsx';
import { moveThings, moveWallEnd, patchThings, restack, turnThings } from './model/edits.ts';
import { thingsInZone } from './model/hitTest.ts';
import { isInside, sizeOf } from './model/outlines.ts';
import { fieldErrors, type FieldErrors } from './model/rules.ts';
import { indicesOf, refOf, thingOf, type Thing, type ThingKey } from './model/things.ts';
import { namesOf } from './names.ts';
import { type EditedPlan, type PlanProblem } from './planEditorState.ts';
import { ProblemNotes } from './ProblemNotes.tsx';
import * as styles from './PropertyPanel.css.ts';
import type { Editor } from './useEditor.ts';

interface PropertyPanelProps {
  editor: Editor;
  problems: readonly PlanProblem[];
  readOnly: boolean;
  onRemove(): void;
  onDuplicate(): void;
}

export function PropertyPanel(props: PropertyPanelProps) {
  const { editor, problems, readOnly } = props;
  const { plan, selection } = editor;
  const { t, i18n } = useTranslation('admin-floors');
  const kinds = new Set([...selection].map((key) => refOf(key).kind));
  const [kind] = kinds;
  const [sole] = selection;
  if (!sole || !kind)
    return <FloorFields editor={editor} problems={problems} readOnly={readOnly} />;
  const own = problems.filter(({ things }) =>
    things.some((ref) => selection.has(`${ref.kind}:${ref.index}`)),
  );
  return (
    <section aria-label={t('editor.properties')} className={styles.root}>
      <Heading level={2} size="md">
        {namesOf(plan, selection, t, i18n.language)}
      </Heading>
      <ProblemNotes problems={own} />
      {selection.size > 1 && (
        <>
          {kinds.size > 1 && <KindButtons editor={editor} />}
          <ArrangeTools editor={editor} readOnly={readOnly} />
        </>
      )}
      {kinds.size === 1 && (
        <ThingFields
          key={selection.size === 1 ? sole : kind}
          editor={editor}
          kind={kind}
          sole={selection.size === 1 ? sole : undefined}
          readOnly={readOnly}
        />
      )}
      {!readOnly && (
        <div className={styles.actions}>
          <Button size="sm" icon={icons.copy} onPress={props.onDuplicate}>
            {t('editor.duplicate')}
          </Button>
          <Button size="sm" icon={icons.remove} onPress={props.onRemove}>
            {t('editor.remove')}
          </Button>
        </div>
      )}
    </section>
  );
}

function KindButtons({ editor: { selection, select } }: { editor: Editor }) {
  const { t } = useTranslation('admin-floors');
  return (
    <div role="group" aria-label={t('editor.keepKind')} className={styles.actions}>
      {planThingKinds.map((kind) => {
        const keys = [...selection].filter((key) => refOf(key).kind === kind);
        return (
          keys.length > 0 && (
            <Button key={kind} size="sm" variant="ghost" onPress={() => select(keys)}>
              {t('editor.kindCount', { kind: t(`editor.kinds.${kind}`), number: keys.length })}
            </Button>
          )
        );
      })}
    </div>
  );
}

interface ThingFieldsProps {
  editor: Editor;
  kind: Thing['kind'];
  /** Key of the single selected object. Undefined shows only fields shared by all selected objects. */
  sole: ThingKey | undefined;
  readOnly: boolean;
}

const degree = Math.PI / 180;
/** Minimum lengths and maximum side length of a floor, in metres. */
const thin = 0.02;
const longest = 150;

function ThingFields({ editor, kind, sole, readOnly }: ThingFieldsProps) {
  const { plan, selection } = editor;
  const { t } = useTranslation('admin-floors');
  const indices = indicesOf(selection, kind);
  const thing = sole && thingOf(plan, sole);
  const errors: FieldErrors = sole ? fieldErrors(plan, sole) : {};
  const rule = (field: keyof FieldErrors) => {
    const code = errors[field];
    return code && t(`editor.problem.${code}`, { max: 255 });
  };

  const patch = (fields: object, bundle?: string) =>
    editor.edit({
      plan: patchThings(plan, kind, indices, fields),
      ...(bundle ? { bundle: `${sole ?? kind}.${bundle}` } : {}),
    });
  const number = (
    field: string,
    value: number,
    { min = 0, max = Infinity, label = t(`editor.field.${field}` as 'editor.field.width') } = {},
  ) => (
    <NumberField
      key={field}
      {...{ label, value, min, max, disabled: readOnly }}
      onChange={(next) => patch({ [field]: next }, field)}
      onSettle={editor.settle}
    />
  );
  const id = (value: string) => (
    <WordField
      label={t('editor.field.id')}
      value={value}
      maxLength={64}
      disabled={readOnly}
      error={rule('id')}
      onChange={(next) => next !== '' && patch({ id: next }, 'id')}
      onSettle={editor.settle}
    />
  );
  /** Returns the common value of all objects, or null if they differ. */
  const shared = <Value extends string>(of: (value: never) => Value | undefined): Value | null => {
    const values = new Set(
      [...indices].map((index) => of(thingOf(plan, `${kind}:${index}`)?.value as never)),
    );
    const [value] = values;
    return values.size === 1 && value !== undefined ? value : null;
  };
  const choice = <Value extends string>(
    field: string,
    values: readonly Value[],
    textOf: (value: Value) => string,
  ) => (
    <ChoiceField
      label={t(`editor.field.${field}` as 'editor.field.kind')}
      values={values}
      value={shared<Value>((value) => (value as Record<string, Value>)?.[field])}
      unset={sole && t('editor.standard')}
      disabled={readOnly}
      textOf={textOf}
      onChange={(value) => patch({ [field]: value })}
    />
  );
  const size = plan.size;
  // Moves and turns a desk together with its chair, as by pointer.
  const place = (value: { x: number; z: number }) => (
    <div className={styles.pair}>
      {(['x', 'z'] as const).map((axis) => (
        <NumberField
          key={axis}
          label={t(`editor.field.${axis}`)}
          value={value[axis]}
          max={axis === 'x' ? size.width : size.depth}
          disabled={readOnly}
          onChange={(next) => {
            const by = { x: 0, z: 0, [axis]: next - value[axis] };
            editor.edit({ plan: moveThings(plan, selection, by), bundle: `${sole}.${axis}` });
          }}
          onSettle={editor.settle}
        />
      ))}
    </div>
  );
  const heading = (value: { x: number; z: number; heading: number }) => (
    <NumberField
      label={t('editor.field.heading')}
      value={(Math.round((value.heading / degree) * 10) / 10 + 360) % 360}
      min={-360}
      max={360}
      step={15}
      disabled={readOnly}
      onChange={(next) => {
        const angle = value.heading - next * degree;
        const turned = turnThings(plan, selection, angle, value);
        editor.edit({ plan: turned, bundle: `${sole}.heading` });
      }}
      onSettle={editor.settle}
    />
  );
  const stacking = sole && !readOnly && (
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
  );

  switch (kind) {
    case 'wall': {
      const wall = thing?.kind === 'wall' ? thing.value : undefined;
      const end = (which: 'from' | 'to', axis: 0 | 1) => {
        const point = wall?.[which] ?? [0, 0];
        return (
          <NumberField
            label={t(`editor.field.${which}.${axis === 0 ? 'x' : 'z'}`)}
            value={point[axis]}
            max={axis === 0 ? size.width : size.depth}
            disabled={readOnly}
            onChange={(next) => {
              const [x, z] = point.with(axis, next) as [number, number];
              const [index = 0] = indices;
              editor.edit({
                plan: moveWallEnd(plan, index, which, { x, z }),
                bundle: `${sole}.${which}${axis}`,
              });
            }}
            onSettle={editor.settle}
          />
        );
      };
      return (
        <>
          {choice('material', planWallMaterials, (each) => t(`editor.material.${each}`))}
          {wall && (
            <>
              <div className={styles.pair}>
                {number('thickness', wall.thickness, { min: thin, max: 2 })}
                {number('height', wall.height, { min: 0.1, max: 20 })}
              </div>
              <div className={styles.pair}>
                {end('from', 0)}
                {end('from', 1)}
              </div>
              <div className={styles.pair}>
                {end('to', 0)}
                {end('to', 1)}
              </div>
              {id(wall.id)}
            </>
          )}
        </>
      );
    }
    case 'door': {
      const door = thing?.kind === 'door' ? thing.value : undefined;
      return (
        <>
          {choice('kind', planDoorKinds, (each) => t(`editor.door.${each}`))}
          {door && (
            <>
              <div className={styles.pair}>
                {number('width', door.width, { min: 0.5, max: longest })}
                {number('at', door.at, { max: longest })}
              </div>
              {id(door.id)}
            </>
          )}
        </>
      );
    }
    case 'zone': {
      const zone = thing?.kind === 'zone' ? thing.value : undefined;
      return (
        <>
          {zone &&
            (['ja', 'en'] as const).map((language) => (
              <WordField
                key={language}
                label={t(`editor.field.name.${language}`)}
                value={zone.name[language]}
                disabled={readOnly}
                error={rule(language)}
                onChange={(next) =>
                  patch({ name: { ...zone.name, [language]: next } }, `name.${language}`)
                }
                onSettle={editor.settle}
              />
            ))}
          {zone && (
            <WordField
              label={t('editor.field.name.katakana')}
              hint={t('editor.field.name.katakanaHint')}
              value={zone.name.katakana ?? ''}
              maxLength={maxTextLength}
              disabled={readOnly}
              error={rule('katakana')}
              normalize={toHalfWidthKatakana}
              onChange={(next) =>
                patch({ name: { ...zone.name, katakana: next } }, 'name.katakana')
              }
              onSettle={editor.settle}
            />
          )}
          {choice('kind', planZoneKinds, (each) => t(`editor.zone.${each}`))}
          <div className={styles.pair}>
            {choice('finish', planFinishes, (each) => t(`editor.finish.${each}`))}
            {choice('tint', planTints, (each) => t(`editor.tint.${each}`))}
          </div>
          {zone && sole && (
            <>
              <Text as="p" size="xs" tone="muted">
                {t('editor.capacity', {
                  count: plan.seats.filter((seat) => isInside(seat, zone.polygon)).length,
                })}
              </Text>
              <CornerFields editor={editor} index={refOf(sole).index} readOnly={readOnly} />
              {id(zone.id)}
              <div className={styles.actions}>
                <Button
                  size="sm"
                  onPress={() => editor.select(thingsInZone(plan, refOf(sole).index))}
                >
                  {t('editor.selectContents')}
                </Button>
              </div>
              {stacking}
            </>
          )}
        </>
      );
    }
    case 'desk':
      return thing?.kind === 'desk' ? (
        <>
          {place(thing.value)}
          <div className={styles.pair}>
            {number('width', thing.value.width, { min: 0.1, max: 20 })}
            {number('depth', thing.value.depth, { min: 0.1, max: 20 })}
          </div>
          {heading(thing.value)}
          {id(thing.value.id)}
        </>
      ) : null;
    case 'seat':
      return (
        <>
          {thing?.kind === 'seat' && (
            <WordField
              label={t('editor.field.label')}
              value={thing.value.label}
              disabled={readOnly}
              error={rule('label')}
              onChange={(next) => patch({ label: next }, 'label')}
              onSettle={editor.settle}
            />
          )}
          {choice('kind', planSeatKinds, (each) => t(`editor.seat.${each}`))}
          {thing?.kind === 'seat' && (
            <>
              <ZoneOfSeat plan={plan} zoneId={thing.value.zoneId} />
              {place(thing.value)}
              {heading(thing.value)}
              {id(thing.value.id)}
            </>
          )}
        </>
      );
    case 'decor': {
      const decor = thing?.kind === 'decor' ? thing.value : undefined;
      return (
        <>
          {choice('kind', planDecorKinds, (each) => t(`editor.decor.${each}`))}
          {decor && (
            <>
              {place(decor)}
              <div className={styles.pair}>
                {number('width', sizeOf(decor).width, { min: 0.05, max: longest })}
                {number('depth', sizeOf(decor).depth, { min: 0.05, max: longest })}
              </div>
              {heading(decor)}
            </>
          )}
          {choice('tint', planTints, (each) => t(`editor.tint.${each}`))}
          {stacking}
        </>
      );
    }
    case 'spawn':
      return thing?.kind === 'spawn' ? (
        <>
          <Text as="p" size="xs" tone="muted">
            {t('editor.spawnHint')}
          </Text>
          {place(thing.value)}
          {heading(thing.value)}
        </>
      ) : null;
  }
}

function ZoneOfSeat({ plan, zoneId }: { plan: EditedPlan; zoneId: string }) {
  const { t, i18n } = useTranslation('admin-floors');
  const name = plan.zones.find(({ id }) => id === zoneId)?.name;
  const zone = name ? (i18n.language === 'ja' ? name.ja : name.en) : zoneId;
  return (
    <Text as="p" size="xs" tone="muted">
      {t('editor.inZone', { zone })}
    </Text>
  );
}
