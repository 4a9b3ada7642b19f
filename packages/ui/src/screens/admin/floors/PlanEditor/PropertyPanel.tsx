import { planItemKinds } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../primitives/Button/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { ArrangeTools } from './ArrangeTools.tsx';
import { FloorFields } from './FloorFields.tsx';
import { refOf } from './model/planItems.ts';
import { namesOf } from './names.ts';
import type { PlanProblem } from './planEditorState.ts';
import { ProblemNotes } from './ProblemNotes.tsx';
import * as styles from './PropertyPanel.css.ts';
import { PlanItemFields } from './PlanItemFields.tsx';
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
  const own = problems.filter(({ items }) =>
    items.some((ref) => selection.has(`${ref.kind}:${ref.index}`)),
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
        <PlanItemFields
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
      {planItemKinds.map((kind) => {
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
