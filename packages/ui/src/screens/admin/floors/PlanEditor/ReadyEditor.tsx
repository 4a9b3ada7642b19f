import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../patterns/EmptyState/index.ts';
import { Badge } from '../../../../primitives/Badge/index.ts';
import { Button } from '../../../../primitives/Button/index.ts';
import { Callout } from '../../../../primitives/Callout/index.ts';
import { icons } from '../../../../primitives/Icon/index.ts';
import { LiveRegion } from '../../../../primitives/LiveRegion/index.ts';
import { Tabs } from '../../../../primitives/Tabs/index.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { EditorCanvas, type CanvasHandle } from './EditorCanvas.tsx';
import { EditorHeader } from './EditorHeader.tsx';
import { commandOf, isEditorKey, isTyping } from './editorKeys.ts';
import * as styles from './EditorLayout.css.ts';
import { KeyHelp } from './KeyHelp.tsx';
import { firstChoices } from './model/newItems.ts';
import { countItems, isEmptyPlan, keyOf, listOf, type PlanItemKey } from './model/planItems.ts';
import type { Tool } from './model/tools.ts';
import { namesOf, subjectOf } from './names.ts';
import type { PlanEditorCallbacks, PlanProblem, ReadyPlanEditor } from './planEditorState.ts';
import { ProblemList } from './ProblemList.tsx';
import { PropertyPanel } from './PropertyPanel.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { PlanItemList } from './PlanItemList.tsx';
import { ToolOptions } from './ToolOptions.tsx';
import { ToolPalette } from './ToolPalette.tsx';
import { useEditor } from './useEditor.ts';
import { useEditorCommands } from './useEditorCommands.ts';
import { useEditorFocus } from './useEditorFocus.ts';

const grid = 0.25;

interface ReadyEditorProps {
  state: ReadyPlanEditor;
  on: PlanEditorCallbacks;
}

type Panel = 'properties' | 'list' | 'problems';

export function ReadyEditor({ state, on }: ReadyEditorProps) {
  const { t, i18n } = useTranslation('admin-floors');
  const editor = useEditor(state, on.onChange);
  const { plan, selection } = editor;
  const isReadOnly = state.readOnly !== undefined;
  const [tool, setTool] = useState<Tool>('select');
  const [choices, setChoices] = useState(firstChoices);
  const [options, setOptions] = useState({ snapping: true, showGrid: true });
  const [panel, setPanel] = useState<Panel>('properties');
  const [helping, setHelping] = useState(false);
  const [moving, setMoving] = useState(false);
  /** Publishing was refused because of errors. */
  const [isRefused, setRefused] = useState(false);
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  const canvas = useRef<CanvasHandle>(null);
  const root = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLDivElement>(null);
  const focus = useEditorFocus({ root, aside, canvas }, state.publish?.status === 'publishing');
  // A counter forces a second announcement of the same text.
  const announce = (text: string) => setAnnouncement(({ turn }) => ({ text, turn: turn + 1 }));

  const number = plan.zones.length + 1;
  const use = {
    choices,
    // Names in both languages, independent of the administrator's language.
    name: {
      ja: t(`editor.newZone.ja.${choices.zoneKind}`, { number }),
      en: t(`editor.newZone.en.${choices.zoneKind}`, { number }),
      katakana: t(`editor.newZone.katakana.${choices.zoneKind}`),
    },
  };
  const takeTool = (next: Tool) => {
    setTool(next);
    setPanel('properties');
  };
  // Ignores problems of objects deleted since the last check.
  const problems = state.problems.filter(({ items }) =>
    items.every(({ kind, index }) => index < plan[listOf[kind]].length),
  );
  const commands = useEditorCommands({
    ...{ editor, canvas, tool, use, grid, problems, announce },
    readOnly: isReadOnly,
    onTool: takeTool,
    onFields: () => {
      setPanel('properties');
      focus.moveFocus('panel');
    },
    onHelp: () => setHelping(true),
  });

  const errorCount = problems.filter(({ severity }) => severity === 'error').length;
  const marks = new Map<PlanItemKey, PlanProblem['severity']>();
  for (const { items, severity } of problems) {
    for (const ref of items) {
      if (marks.get(keyOf(ref)) !== 'error') marks.set(keyOf(ref), severity);
    }
  }

  /** Shows the object, the floor fields or the tool that resolves the problem. */
  const openProblem = (problem: PlanProblem) => {
    const { code, items, place, values } = problem;
    const keys = items.map(keyOf);
    editor.select(keys);
    if (keys.length > 0 || place) {
      setTool('select');
      canvas.current?.show(place ?? keys);
    } else {
      takeTool(code === 'noSpawn' && !isReadOnly ? 'spawn' : 'select');
    }
    focus.moveFocus('canvas');
    announce(
      t('editor.said.problem', {
        items: subjectOf(plan, problem, t, i18n.language),
        problem: t(`editor.problem.${code}`, { ...values }),
      }),
    );
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.defaultPrevented) return;
    if (event.key === 'Escape' && aside.current?.contains(event.target as Node)) {
      event.preventDefault();
      return focus.moveFocus('canvas');
    }
    if (isTyping(event.target)) return;
    if (!isEditorKey(event)) return;
    // Leaves Enter and Space to focused buttons above the plan.
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (isPress && event.target instanceof HTMLButtonElement) return;
    if (event.key === ' ') {
      event.preventDefault();
      return setMoving(true);
    }
    const command = commandOf(event, commands);
    if (!command) return;
    event.preventDefault();
    command();
  };

  return (
    <div
      ref={root}
      data-component="PlanEditor"
      data-status="ready"
      className={styles.root}
      onKeyDown={onKeyDown}
      onKeyUp={(event) => event.key === ' ' && setMoving(false)}
      onFocus={focus.onFocus}
      onBlur={(event) => {
        focus.onBlur(event);
        setMoving(false);
      }}
    >
      <EditorHeader
        {...{ state, plan, editor, options, errorCount, on }}
        onOptions={setOptions}
        onUndo={commands.undo}
        onRedo={commands.redo}
        onKeys={() => setHelping(true)}
        onShowProblems={() => {
          setRefused(true);
          const first = problems.find(({ severity }) => severity === 'error');
          if (first) openProblem(first);
          setPanel('problems');
        }}
      />
      <LiveRegion>
        <span key={announcement.turn}>{announcement.text}</span>
      </LiveRegion>
      <div className={styles.body}>
        {!isReadOnly && <ToolPalette tool={tool} onTool={takeTool} />}
        <div className={styles.middle}>
          <div className={styles.notices}>
            {isRefused && errorCount > 0 && (
              <Callout tone="danger" announce>
                {t('editor.said.hasErrors', { count: errorCount })}
              </Callout>
            )}
            <Notices state={state} on={on} />
          </div>
          <EditorCanvas
            ref={canvas}
            {...{ plan, selection, tool, use, grid, moving, problems }}
            showGrid={options.showGrid}
            snapping={options.snapping}
            readOnly={isReadOnly}
            summary={t('editor.summary', { floor: state.floorName, count: countItems(plan) })}
            onSelect={editor.select}
            onEdit={(edit, change) => {
              editor.edit(edit);
              const keys = edit.selection ?? selection;
              const items = namesOf(edit.plan, keys, t, i18n.language);
              announce(t(`editor.said.${change}`, { items }));
            }}
            onNoWall={() => announce(t('editor.said.noWall'))}
            onToolEnd={() => setTool('select')}
          />
          {isEmptyPlan(plan) && !isReadOnly && tool === 'select' && (
            <div className={styles.beginning}>
              <EmptyState
                icon={icons.floors}
                title={t('editor.beginning.title')}
                description={t('editor.beginning.description')}
                action={
                  <Button icon={icons.square} onPress={() => takeTool('room')}>
                    {t('editor.beginning.action')}
                  </Button>
                }
              />
            </div>
          )}
        </div>
        <div ref={aside} className={styles.aside}>
          <Tabs
            label={t('editor.panels')}
            value={panel}
            onChange={({ value }) => setPanel(value)}
            items={[
              {
                value: 'properties',
                label: t('editor.properties'),
                content:
                  tool === 'select' || tool === 'hand' ? (
                    <PropertyPanel
                      {...{ editor, problems }}
                      readOnly={isReadOnly}
                      onRemove={commands.remove}
                      onDuplicate={commands.duplicate}
                    />
                  ) : (
                    <ToolOptions
                      {...{ tool, choices }}
                      onChoices={setChoices}
                      onAdd={commands.addItem}
                    />
                  ),
              },
              {
                value: 'list',
                label: t('editor.list'),
                content: (
                  <PlanItemList
                    {...{ plan, selection, marks }}
                    onSelect={editor.select}
                    onShow={(key) => canvas.current?.show([key])}
                  />
                ),
              },
              {
                value: 'problems',
                label: t('editor.problems'),
                badge: (
                  <Badge
                    count={problems.length}
                    label={t('editor.problemCount', { count: problems.length })}
                  />
                ),
                content: (
                  <ProblemList
                    {...{ plan, problems }}
                    checking={state.checking}
                    onOpen={openProblem}
                  />
                ),
              },
            ]}
          />
        </div>
      </div>
      <PublishDialog publish={state.publish} warningCount={problems.length - errorCount} on={on} />
      <DraftConflict conflict={state.conflict} plan={plan} draft={state.draft} on={on} />
      <KeyHelp open={helping} onClose={() => setHelping(false)} />
    </div>
  );
}

function Notices({ state, on }: ReadyEditorProps) {
  const { t } = useTranslation('admin-floors');
  const { readOnly, importProblem } = state;
  return (
    <>
      {readOnly && (
        <Callout tone="info">
          {readOnly.reason === 'notAllowed'
            ? t('editor.readOnly.notAllowed')
            : readOnly.by
              ? t('editor.readOnly.publishingBy', { name: readOnly.by })
              : t('editor.readOnly.publishing')}
        </Callout>
      )}
      {importProblem && (
        <Callout
          tone="danger"
          announce
          title={t('editor.importFailed', { name: importProblem.fileName })}
          action={
            <Button size="sm" onPress={on.onDismissImportProblem}>
              {t('editor.dismiss')}
            </Button>
          }
        >
          {importProblem.details.slice(0, 5).join(' ')}
        </Callout>
      )}
    </>
  );
}
