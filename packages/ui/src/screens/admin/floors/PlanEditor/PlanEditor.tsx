import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../patterns/ErrorState/index.ts';
import { LoadingState } from '../../../../patterns/LoadingState/index.ts';
import * as styles from './EditorLayout.css.ts';
import type { PlanEditorCallbacks, PlanEditorState } from './planEditorState.ts';
import { ReadyEditor } from './ReadyEditor.tsx';

export interface PlanEditorProps extends PlanEditorCallbacks {
  state: PlanEditorState;
}

export function PlanEditor({ state, ...on }: PlanEditorProps) {
  const { t } = useTranslation('admin-floors');
  if (state.status === 'ready') return <ReadyEditor state={state} on={on} />;
  return (
    <div data-component="PlanEditor" data-status={state.status} className={styles.root}>
      <div className={styles.placeholder}>
        {state.status === 'loading' ? (
          <LoadingState shape="picture" rows={3} label={t('editor.loading')} />
        ) : (
          <ErrorState title={t('editor.loadFailed')} onRetry={on.onRetry} />
        )}
      </div>
    </div>
  );
}
