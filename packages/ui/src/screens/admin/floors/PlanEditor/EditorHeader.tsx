import { formatTime } from '@office/vocabulary';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../primitives/Button/index.ts';
import { Heading } from '../../../../primitives/Heading/index.ts';
import { Icon, icons } from '../../../../primitives/Icon/index.ts';
import { IconButton } from '../../../../primitives/IconButton/index.ts';
import { LiveRegion } from '../../../../primitives/LiveRegion/index.ts';
import { Menu, type MenuItem } from '../../../../primitives/Menu/index.ts';
import { StatusLabel } from '../../../../primitives/StatusLabel/index.ts';
import { Tooltip } from '../../../../primitives/Tooltip/index.ts';
import { ConfirmDialog } from '../../../../patterns/ConfirmDialog/index.ts';
import * as styles from './EditorHeader.css.ts';
import type {
  EditedPlan,
  PlanDraftState,
  PlanEditorCallbacks,
  ReadyPlanEditor,
} from './planEditorState.ts';
import type { Editor } from './useEditor.ts';

interface CanvasOptions {
  snapping: boolean;
  showGrid: boolean;
}

interface EditorHeaderProps {
  state: ReadyPlanEditor;
  plan: EditedPlan;
  editor: Editor;
  options: CanvasOptions;
  errorCount: number;
  onOptions(options: CanvasOptions): void;
  onUndo(): void;
  onRedo(): void;
  onKeys(): void;
  onShowProblems(): void;
  on: Pick<
    PlanEditorCallbacks,
    | 'onBack'
    | 'onPublish'
    | 'onPreview'
    | 'onImport'
    | 'onExport'
    | 'onDiscardDraft'
    | 'onRetrySave'
  >;
}

export function EditorHeader(props: EditorHeaderProps) {
  const { state, plan, editor, options, errorCount, on } = props;
  const { t } = useTranslation(['admin-floors', 'common']);
  const file = useRef<HTMLInputElement>(null);
  const [discarding, setDiscarding] = useState(false);
  const isReadOnly = state.readOnly !== undefined;
  const items: MenuItem[] = [
    {
      id: 'snapping',
      kind: 'choice',
      label: t('editor.snapping'),
      checked: options.snapping,
      onSelect: () => props.onOptions({ ...options, snapping: !options.snapping }),
    },
    {
      id: 'grid',
      kind: 'choice',
      label: t('editor.showGrid'),
      checked: options.showGrid,
      onSelect: () => props.onOptions({ ...options, showGrid: !options.showGrid }),
    },
    { id: 'line', kind: 'separator' },
    {
      id: 'import',
      label: t('editor.import'),
      leading: <Icon icon={icons.upload} tone="muted" />,
      disabled: isReadOnly,
      onSelect: () => file.current?.click(),
    },
    {
      id: 'export',
      label: t('editor.export'),
      leading: <Icon icon={icons.download} tone="muted" />,
      onSelect: () => on.onExport({ plan }),
    },
    {
      id: 'keys',
      label: t('editor.keys.title'),
      leading: <Icon icon={icons.keyboard} tone="muted" />,
      onSelect: props.onKeys,
    },
    { id: 'line2', kind: 'separator' },
    {
      id: 'discard',
      label: t('editor.discard.action'),
      leading: <Icon icon={icons.remove} tone="muted" />,
      danger: true,
      disabled: isReadOnly || !state.published || state.draft.status === 'none',
      onSelect: () => setDiscarding(true),
    },
  ];
  return (
    <header className={styles.root}>
      <IconButton icon={icons.back} label={t('editor.back')} onPress={on.onBack} />
      <div className={styles.title}>
        <Heading level={1} size="md">
          {state.floorName}
        </Heading>
        <DraftStatus draft={state.draft} published={state.published} onRetry={on.onRetrySave} />
        <LiveRegion>{isUnsaved(state.draft) && t(`editor.draft.${state.draft.status}`)}</LiveRegion>
      </div>
      <div className={styles.actions}>
        <Tooltip label={t('editor.undo')}>
          <IconButton
            icon={icons.undo}
            label={t('editor.undo')}
            disabled={!editor.canUndo}
            onPress={props.onUndo}
          />
        </Tooltip>
        <Tooltip label={t('editor.redo')}>
          <IconButton
            icon={icons.redo}
            label={t('editor.redo')}
            disabled={!editor.canRedo}
            onPress={props.onRedo}
          />
        </Tooltip>
        <Menu
          label={t('editor.more')}
          align="end"
          trigger={<IconButton icon={icons.more} label={t('editor.more')} />}
          items={items}
        />
        <Button
          icon={icons.preview}
          ariaLabel={t('editor.preview')}
          onPress={() => on.onPreview({ plan })}
        >
          <span className={styles.wideOnly}>{t('editor.preview')}</span>
        </Button>
        <Button
          variant="primary"
          disabled={isReadOnly || (state.draft.status === 'none' && state.published)}
          loading={state.publish?.status === 'preparing'}
          onPress={() => (errorCount > 0 ? props.onShowProblems() : on.onPublish())}
        >
          {t('editor.publish.action')}
        </Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('editor.import')}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Allows choosing the same file again after correcting it.
            event.target.value = '';
            if (file) on.onImport({ file });
          }}
        />
      </div>
      <ConfirmDialog
        open={discarding}
        danger
        title={t('editor.discard.title')}
        description={t('editor.discard.description')}
        confirmLabel={t('editor.discard.action')}
        onConfirm={() => {
          setDiscarding(false);
          on.onDiscardDraft();
        }}
        onCancel={() => setDiscarding(false)}
      />
    </header>
  );
}

function isUnsaved(draft: PlanDraftState): draft is { status: 'failed' | 'offline' } {
  return draft.status === 'failed' || draft.status === 'offline';
}

interface DraftStatusProps {
  draft: PlanDraftState;
  published: boolean;
  onRetry(): void;
}

function DraftStatus({ draft, published, onRetry }: DraftStatusProps) {
  const { t } = useTranslation('admin-floors');
  switch (draft.status) {
    case 'none':
      return published ? (
        <StatusLabel tone="success">{t('editor.draft.published')}</StatusLabel>
      ) : (
        <StatusLabel>{t('editor.draft.new')}</StatusLabel>
      );
    case 'saving':
      return <StatusLabel tone="accent">{t('editor.draft.saving')}</StatusLabel>;
    case 'saved':
      return (
        <StatusLabel icon={icons.check}>
          {t('editor.draft.saved', { time: formatTime(draft.savedAt) })}
        </StatusLabel>
      );
    case 'offline':
      return (
        <StatusLabel tone="warning" icon={icons.offline}>
          {t('editor.draft.offline')}
        </StatusLabel>
      );
    case 'failed':
      return (
        <>
          <StatusLabel tone="danger">{t('editor.draft.failed')}</StatusLabel>
          <Button size="sm" icon={icons.refresh} onPress={onRetry}>
            {t('editor.draft.retry')}
          </Button>
        </>
      );
  }
}
