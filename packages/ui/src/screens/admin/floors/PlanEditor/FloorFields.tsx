import { useTranslation } from 'react-i18next';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { MeasureField } from './fields.tsx';
import { countItems } from './model/planItems.ts';
import type { PlanProblem } from './planEditorState.ts';
import { ProblemNotes } from './ProblemNotes.tsx';
import * as styles from './PropertyPanel.css.ts';
import type { Editor } from './useEditor.ts';

/** Side length of a floor in metres, limited as in the world. */
const shortest = 2;
const longest = 150;

interface FloorFieldsProps {
  editor: Editor;
  problems: readonly PlanProblem[];
  readOnly: boolean;
}

/** Size of the floor. The name is edited in the list of floors. */
export function FloorFields({ editor, problems, readOnly }: FloorFieldsProps) {
  const { plan } = editor;
  const { t } = useTranslation('admin-floors');
  const size = (side: keyof typeof plan.size, min: number, max: number) => (
    <MeasureField
      label={t(`editor.field.${side}`)}
      value={plan.size[side]}
      {...{ min, max, disabled: readOnly }}
      onChange={(value) =>
        editor.edit({
          plan: { ...plan, size: { ...plan.size, [side]: value } },
          bundle: `floor.${side}`,
        })
      }
      onSettle={editor.settle}
    />
  );
  return (
    <section aria-label={t('editor.properties')} className={styles.root}>
      <Heading level={2} size="md">
        {t('editor.floor')}
      </Heading>
      <ProblemNotes problems={problems.filter(({ items }) => items.length === 0)} />
      <div className={styles.pair}>
        {size('width', shortest, longest)}
        {size('depth', shortest, longest)}
      </div>
      {size('height', 2, 20)}
      <Text as="p" size="xs" tone="muted">
        {t('editor.counts', {
          items: countItems(plan),
          seats: plan.seats.filter(({ kind }) => kind === 'DESK').length,
        })}
      </Text>
      <Text as="p" size="xs" tone="muted">
        {t('editor.selectHint')}
      </Text>
    </section>
  );
}
