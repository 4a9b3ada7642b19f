import { useTranslation } from 'react-i18next';
import { Callout } from '../../../../primitives/Callout/index.ts';
import type { PlanProblem } from './planEditorState.ts';

export function ProblemNotes({ problems }: { problems: readonly PlanProblem[] }) {
  const { t } = useTranslation('admin-floors');
  return problems.map((problem, index) => (
    <Callout key={index} tone={problem.severity === 'error' ? 'danger' : 'warning'}>
      {t(`editor.problem.${problem.code}`, { ...problem.values })}
    </Callout>
  ));
}
