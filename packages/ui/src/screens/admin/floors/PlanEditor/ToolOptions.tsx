import {
  planDecorKinds,
  planDecorSizes,
  planDoorKinds,
  planSeatKinds,
  planWallMaterials,
  planZoneKinds,
  type PlanDecorKind,
} from '@office/vocabulary';
import type { CSSProperties, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Marks } from '../../../../patterns/planDrawing/Marks.tsx';
import { decorMarks } from '../../../../patterns/planDrawing/planMarks.ts';
import * as shapes from '../../../../patterns/planDrawing/shapes.css.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { ChoiceField, MeasureField } from './fields.tsx';
import type { ToolChoices } from './model/newItems.ts';
import type { Tool } from './model/tools.ts';
import * as styles from './PropertyPanel.css.ts';

interface ToolOptionsProps {
  tool: Exclude<Tool, 'select' | 'hand'>;
  choices: ToolChoices;
  onChoices(choices: ToolChoices): void;
  onAdd(): void;
}

export function ToolOptions({ tool, choices, onChoices, onAdd }: ToolOptionsProps) {
  const { t } = useTranslation('admin-floors');
  const choice = <Name extends keyof ToolChoices>(
    name: Name,
    values: readonly Extract<ToolChoices[Name], string>[],
    label: string,
    textOf: (value: Extract<ToolChoices[Name], string>) => string,
  ) => (
    <ChoiceField
      label={label}
      values={values}
      value={choices[name] as Extract<ToolChoices[Name], string>}
      disabled={false}
      textOf={textOf}
      onChange={(value) => onChoices({ ...choices, [name]: value })}
    />
  );
  const hasWalls = tool === 'wall' || tool === 'room';
  return (
    <section aria-label={t('editor.toolOptions')} className={styles.root}>
      <Heading level={2} size="md">
        {t(`editor.tool.${tool}`)}
      </Heading>
      <Text as="p" size="xs" tone="muted">
        {t(`editor.toolHint.${tool}`)}
      </Text>
      {(tool === 'room' || tool === 'zone') &&
        choice('zoneKind', planZoneKinds, t('editor.field.kind'), (each) =>
          t(`editor.zone.${each}`),
        )}
      {hasWalls && (
        <>
          {choice('material', planWallMaterials, t('editor.field.material'), (each) =>
            t(`editor.material.${each}`),
          )}
          <MeasureField
            label={t('editor.field.thickness')}
            value={choices.thickness}
            min={0.02}
            max={2}
            step={0.02}
            disabled={false}
            onChange={(thickness) => onChoices({ ...choices, thickness })}
            onSettle={() => {}}
          />
        </>
      )}
      {(tool === 'door' || tool === 'room') &&
        choice('doorKind', planDoorKinds, t('editor.field.door'), (each) =>
          t(`editor.door.${each}`),
        )}
      {tool === 'seat' &&
        choice('seatKind', planSeatKinds, t('editor.field.kind'), (each) =>
          t(`editor.seat.${each}`),
        )}
      {tool === 'decor' && (
        <DecorChoices
          selectedKind={choices.decorKind}
          onChoose={(decorKind) => onChoices({ ...choices, decorKind })}
        />
      )}
      <div className={styles.actions}>
        <Button icon={icons.plus} onPress={onAdd}>
          {t('editor.put')}
        </Button>
      </div>
      <Text as="p" size="xs" tone="muted">
        {t('editor.putHint')}
      </Text>
    </section>
  );
}

const arrows: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface DecorChoicesProps {
  selectedKind: PlanDecorKind;
  onChoose(kind: PlanDecorKind): void;
}

function DecorChoices({ selectedKind, onChoose }: DecorChoicesProps) {
  const { t } = useTranslation('admin-floors');
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    const { length } = planDecorKinds;
    const at = (planDecorKinds.indexOf(selectedKind) + by + length) % length;
    onChoose(planDecorKinds[at]!);
    const next = event.currentTarget.children[at];
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <div
      role="radiogroup"
      aria-label={t('editor.tool.decor')}
      className={styles.kinds}
      onKeyDown={onKeyDown}
    >
      {planDecorKinds.map((kind) => (
        <DecorChoice
          key={kind}
          kind={kind}
          label={t(`editor.decor.${kind}`)}
          checked={kind === selectedKind}
          onChoose={() => onChoose(kind)}
        />
      ))}
    </div>
  );
}

interface DecorChoiceProps {
  kind: PlanDecorKind;
  label: string;
  checked: boolean;
  onChoose(): void;
}

const pictureSize = 40;

function DecorChoice({ kind, label, checked, onChoose }: DecorChoiceProps) {
  const { width, depth } = planDecorSizes[kind];
  const side = Math.max(width, depth, 0.6) * 1.3;
  const isHanging = kind === 'PENDANT' || kind === 'CLOCK';
  return (
    <button
      type="button"
      role="radio"
      aria-checked={checked}
      tabIndex={checked ? 0 : -1}
      className={styles.kind}
      onClick={onChoose}
    >
      <svg
        aria-hidden="true"
        viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`}
        className={styles.kindPicture}
        style={{ [shapes.scale]: pictureSize / side } as CSSProperties}
      >
        {isHanging ? (
          <circle r={0.2} className={shapes.furniture} />
        ) : (
          <Marks marks={decorMarks({ kind, x: 0, z: 0, heading: 0 })} />
        )}
      </svg>
      {label}
    </button>
  );
}
