import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { Icon, icons } from '../../../../primitives/Icon/index.ts';
import { Text } from '../../../../primitives/Text/index.ts';
import { subjectOf } from './names.ts';
import type { EditedPlan, PlanProblem } from './planEditorState.ts';
import * as styles from './ProblemList.css.ts';

const maxProblems = 100;

interface ProblemListProps {
  plan: EditedPlan;
  problems: readonly PlanProblem[];
  checking: boolean;
  onOpen(problem: PlanProblem): void;
}

export function ProblemList({ plan, problems, checking, onOpen }: ProblemListProps) {
  const { t, i18n } = useTranslation('admin-floors');
  if (problems.length === 0) {
    return checking ? (
      <Text as="p" tone="muted">
        {t('editor.checking')}
      </Text>
    ) : (
      <EmptyState
        icon={icons.success}
        title={t('editor.noProblems')}
        description={t('editor.noProblemsHint')}
      />
    );
  }
  const sorted = problems.toSorted(
    (one, other) => Number(one.severity === 'warning') - Number(other.severity === 'warning'),
  );
  return (
    <>
      <ul className={styles.list}>
        {sorted.slice(0, maxProblems).map((problem, index) => (
          <li key={index}>
            <button type="button" className={styles.row} onClick={() => onOpen(problem)}>
              <Icon
                icon={problem.severity === 'error' ? icons.error : icons.warning}
                tone={problem.severity === 'error' ? 'danger' : 'warning'}
                label={t(`editor.severity.${problem.severity}`)}
              />
              <span className={styles.words}>
                <Text as="span" size="sm" weight="medium">
                  {subjectOf(plan, problem, t, i18n.language)}
                </Text>
                <Text as="span" size="sm">
                  {t(`editor.problem.${problem.code}`, { ...problem.values })}
                </Text>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {sorted.length > maxProblems && (
        <Text as="p" size="xs" tone="muted">
          {t('editor.moreProblems', { count: sorted.length - maxProblems })}
        </Text>
      )}
    </>
  );
}
