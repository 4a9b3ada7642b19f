import { useRef, useState, type CSSProperties, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar } from '../../../patterns/BottomBar/index.ts';
import type { NavBadges, NavEntry } from '../../../patterns/navigation.ts';
import { Sidebar } from '../../../patterns/Sidebar/index.ts';
import { PanelContext } from '../../../patterns/SidePanel/index.ts';
import { panelAsideWidth } from '../../../patterns/SidePanel/panelAsideWidth.ts';
import { callBarOffsetRef, promptOffsetRef } from '../../../primitives/Toast/toastSpace.ts';
import { TooltipGroup } from '../../../primitives/Tooltip/TooltipGroup.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/index.ts';
import * as skipLink from '../../../patterns/skipLink.css.ts';
import * as styles from './AppShell.css.ts';
import { MoreSheet } from './MoreSheet.tsx';
import { AccountMenu, type ShellMember } from './AccountMenu.tsx';
import { PanelResizer } from './PanelResizer.tsx';
import { clampPanelWidth, defaultPanelWidth } from './panelWidth.ts';
import { usePanelFocus } from './usePanelFocus.ts';
import { useShellKeys } from './useShellKeys.ts';
import { useToastArea } from './useToastArea.ts';
import { useVisibleHeight } from './useVisibleHeight.ts';

export interface ShellPanel {
  /** Identifies the panel, for example by its route. The focus moves when it changes. */
  id: string;
  /** Identifies the page in the panel. The focus stays in the panel when it changes. */
  page?: string;
  /** Accessible name of the landmark. */
  label: string;
  /** Takes most of a wide window and cannot be resized. `full` also covers the strip of the scene beside it. */
  wide?: boolean | 'full';
  /** The panel has a second column beside the first, of `panelAsideWidth`. Only if `usePanelAsideFits`. */
  aside?: boolean;
  content: ReactNode;
  /** Row below the content, for a notice about it: `PushPrompt`. */
  notice?: ReactNode;
}

export interface AppShellProps {
  /** The 3D scene. It is never remounted. */
  scene: ReactNode;
  /** Overlay on the visible part of the scene: `SceneLoading`, `SceneFailed`. */
  sceneOverlay?: ReactNode;
  /** A `CallBar` during a call. Visible with any panel. */
  call?: ReactNode;
  /** The notice with the highest priority, such as `VoicePrompts`. Takes a separate row. */
  prompt?: ReactNode;
  /** Null shows only the scene. */
  panel: ShellPanel | null;
  onPanelClose(): void;
  /** In pixels, 360 to 640. Defaults to 420. */
  panelWidth?: number;
  /** Called at the end of a drag and for each key press. */
  onPanelResize(event: { width: number }): void;
  navExpanded: boolean;
  onNavExpandedChange(event: { expanded: boolean }): void;
  /** Opens the search, by its entry or with Ctrl+K (⌘K). */
  onFind?(): void;
  /** Opens `KeyboardShortcuts`, with `?` outside text fields. */
  onShortcuts?(): void;
  /** Opens `MarkAllRead`, with Shift+Escape. */
  onMarkAllRead?(): void;
  /** Set when the scene hides the navigation (ToggleNavSidebar). */
  navHidden?: boolean;
  /** Shows the scene or its overlay without navigation and panel (SetUnityFullscreen). */
  fullscreen?: boolean;
  entries: readonly NavEntry[];
  /** Address of the member list, which phones show beside the entries. */
  peopleHref?: string;
  current: string | null;
  badges?: NavBadges;
  me: ShellMember;
  presenceMenu: ReactNode;
}

export function AppShell(props: AppShellProps) {
  const { scene, sceneOverlay, panel, onPanelClose, me, presenceMenu } = props;
  const { entries, current, badges } = props;
  const { t } = useTranslation('shell');
  const [moreOpen, setMoreOpen] = useState(false);
  const [dragWidth, setDragWidth] = useState<number | null>(null);
  const visibleHeight = useVisibleHeight();
  const rootRef = useRef<HTMLDivElement>(null);
  const railRef = useRef<HTMLDivElement>(null);
  const sceneRef = useRef<HTMLElement>(null);
  const sceneViewRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLElement>(null);
  const toasts = useToastArea({ railRef, sceneViewRef });
  usePanelFocus({ panelId: panel?.id ?? null, page: panel?.page, panelRef, sceneRef });
  useShellKeys({
    rootRef,
    railRef,
    // Escape does not close a hidden panel.
    onEscape: panel && !props.fullscreen ? onPanelClose : undefined,
    onFind: props.onFind,
    onShortcuts: props.onShortcuts,
    onMarkAllRead: props.onMarkAllRead,
  });

  const width = clampPanelWidth(dragWidth ?? props.panelWidth ?? defaultPanelWidth);
  // The styles define the width of a wide panel.
  const fullWidth = panel?.aside ? width + panelAsideWidth : width;
  const panelWidth = panel?.wide ? {} : { '--office-panel-width': `${fullWidth}px` };
  return (
    <TooltipGroup>
      <div
        ref={rootRef}
        className={styles.root}
        data-component="AppShell"
        data-panel={panel ? 'open' : 'closed'}
        data-nav={props.navHidden ? 'hidden' : props.navExpanded ? 'expanded' : 'collapsed'}
        data-fullscreen={props.fullscreen ?? false}
        data-keyboard={visibleHeight === undefined ? undefined : 'open'}
        data-toasts={toasts}
        data-wide={panel?.wide || undefined}
        style={{ ...panelWidth, height: visibleHeight } as CSSProperties}
      >
        <a href="#office-content" className={skipLink.skip} onClick={focusTarget}>
          {t(panel ? 'skipToPanel' : 'skipToScene')}
        </a>
        <div ref={railRef} className={styles.rail}>
          <Sidebar
            entries={entries}
            current={current}
            badges={badges}
            expanded={props.navExpanded}
            onExpandedChange={props.onNavExpandedChange}
            {...(props.onFind ? { onFind: props.onFind } : {})}
            footer={<AccountMenu me={me} expanded={props.navExpanded} menu={presenceMenu} />}
          />
        </div>
        <div className={styles.stage}>
          <main className={styles.main}>
            <section
              ref={sceneRef}
              id={panel ? undefined : 'office-content'}
              tabIndex={-1}
              aria-label={t('scene')}
              className={styles.scene}
              data-part="Scene"
            >
              {!panel && <VisuallyHidden as="h1">{t('office')}</VisuallyHidden>}
              {scene}
              {sceneOverlay && <div className={styles.sceneCover} />}
              <div ref={sceneViewRef} className={styles.sceneView} data-part="SceneView">
                {sceneOverlay}
              </div>
            </section>
            {panel && (
              <section
                ref={panelRef}
                id="office-content"
                tabIndex={-1}
                aria-label={panel.label}
                className={styles.panel}
                data-part="Panel"
              >
                <div className={styles.panelContent}>
                  <PanelContext value={{ onClose: onPanelClose }}>{panel.content}</PanelContext>
                </div>
                {panel.notice && (
                  <div className={styles.panelNotice} data-part="PanelNotice">
                    {panel.notice}
                  </div>
                )}
                {!panel.wide && !panel.aside && (
                  <PanelResizer
                    width={width}
                    onDrag={setDragWidth}
                    onResize={(next) => {
                      setDragWidth(null);
                      props.onPanelResize({ width: next });
                    }}
                  />
                )}
              </section>
            )}
          </main>
          {props.call && (
            <div ref={callBarOffsetRef} className={styles.call} data-part="Call">
              {props.call}
            </div>
          )}
        </div>
        <div ref={promptOffsetRef} className={styles.prompt} data-part="Prompt">
          {props.prompt}
        </div>
        <div className={styles.bottom}>
          <BottomBar
            entries={entries}
            current={current}
            badges={badges}
            moreOpen={moreOpen}
            onMore={() => setMoreOpen(true)}
          />
        </div>
        <MoreSheet
          open={moreOpen}
          onClose={() => setMoreOpen(false)}
          entries={entries}
          current={current}
          badges={badges}
          onFind={props.onFind}
          peopleHref={props.peopleHref}
          footer={presenceMenu}
        />
      </div>
    </TooltipGroup>
  );
}

/** Moves the focus without changing the hash, which would make the router navigate. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById('office-content')?.focus();
}
