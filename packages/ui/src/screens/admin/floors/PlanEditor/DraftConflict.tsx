import { formatDateTime, planItemKinds } from '@office/vocabulary';
import { useTranslation } from 'react-i18next';
import {
  EditConflictNotice,
  type ChangedField,
} from '../../../../patterns/EditConflictNotice/index.ts';
import { Dialog } from '../../../../primitives/Dialog/index.ts';
import { listOf } from './model/planItems.ts';
import {
  type EditedPlan,
  type PlanDraftConflict,
  type PlanDraftState,
  type PlanEditorCallbacks,
} from './planEditorState.ts';

interface DraftConflictProps {
  conflict: PlanDraftConflict | undefined;
  plan: EditedPlan;
  draft: PlanDraftState;
  on: Pick<PlanEditorCallbacks, 'onKeepMine' | 'onTakeTheirs'>;
}

export function DraftConflict({ conflict, plan, draft, on }: DraftConflictProps) {
  const { t, i18n } = useTranslation('admin-floors');
  return (
    <Dialog
      open={conflict !== undefined}
      size="lg"
      title={t('editor.conflict.title')}
      {...(conflict && {
        description: t('editor.conflict.description', { time: formatDateTime(conflict.changedAt) }),
      })}
      // The dialog can only be closed by choosing a version.
      onClose={() => {}}
    >
      {conflict && (
        <EditConflictNotice
          fields={differences(plan, conflict.theirs)}
          changedBy={conflict.changedBy}
          submitting={draft.status === 'saving'}
          onKeepMine={on.onKeepMine}
          onTakeTheirs={on.onTakeTheirs}
        />
      )}
    </Dialog>
  );

  function differences(mine: EditedPlan, theirs: EditedPlan): ChangedField[] {
    const language = i18n.language === 'ja' ? 'ja' : 'en';
    const size = ({ size: { width, depth } }: EditedPlan) => `${width} × ${depth} m`;
    const fields = [
      {
        id: 'name',
        label: t(`editor.field.name.${language}`),
        mine: mine.name[language],
        theirs: theirs.name[language],
        differs: mine.name[language] !== theirs.name[language],
      },
      {
        id: 'size',
        label: t('editor.size'),
        mine: size(mine),
        theirs: size(theirs),
        differs: size(mine) !== size(theirs),
      },
      ...planItemKinds.map((kind) => {
        const [own, other] = [mine[listOf[kind]], theirs[listOf[kind]]];
        return {
          id: kind,
          label: t(`editor.kinds.${kind}`),
          mine: t('editor.items', { count: own.length }),
          theirs: t('editor.conflict.theirs', {
            count: other.length,
            differing: countDifferences(own, other),
          }),
          differs: countDifferences(own, other) > 0,
        };
      }),
    ];
    return fields
      .filter(({ differs }) => differs)
      .map(({ id, label, mine: own, theirs: other }) => ({ id, label, mine: own, theirs: other }));
  }
}

function countDifferences(mine: readonly object[], theirs: readonly object[]): number {
  const own = new Set(mine.map((each) => JSON.stringify(each)));
  const shared = theirs.filter((each) => own.has(JSON.stringify(each))).length;
  return Math.max(mine.length, theirs.length) - shared;
}
