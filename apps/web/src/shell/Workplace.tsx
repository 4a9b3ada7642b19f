import { breakpoints } from '@office/ui';
import { AppShell, useFullscreen, useMedia } from '@office/ui/screens/shell';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import { FirstRenderMarker } from '@office/client/startup/FirstRenderMarker.ts';
import { useTourOffer } from '../features/help/index.ts';
import { useMayView } from '../features/organization/index.ts';
import { OwnPresence, useOwnProfile } from '../features/people/index.ts';
import { ActiveCall, CallStagePanel, useIsStageOpen } from '../features/voice/index.ts';
import { useSceneOverlay } from '../office/scene/useSceneOverlay.tsx';
import { useDevicePreference } from '../platform/device/devicePreferences.ts';
import { PanelAsideContext } from '../platform/workplace/panelAside.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { FeatureParts, PanelNotices, useFeatureBadges } from './FeatureParts.tsx';
import { NewVersion } from './NewVersion.tsx';
import { Office, SceneConfirmation, useSceneRequest } from './Office.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { entryOf, panelOf } from './panelOf.ts';
import { panelId } from './panels.ts';
import { useNavEntries } from './useNavEntries.ts';
import { useNavExpanded } from './useNavExpanded.ts';
import { WorkplaceEffects } from './WorkplaceEffects.tsx';

const SearchDialog = lazyPart(async () => (await import('./SearchDialog.tsx')).SearchDialog);

const ShortcutsDialog = lazyPart(
  async () => (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
);

const MarkAllReadDialog = lazyPart(
  async () => (await import('../features/chat/pages/MarkAllReadDialog.tsx')).MarkAllReadDialog,
);

const Finder = lazyPart(async () => (await import('../features/people/pages/Finder.tsx')).Finder);

const defaultPanelWidth = 420;

export interface WorkplaceProps {
  covered: boolean;
  children: ReactNode;
}

export function Workplace({ covered, children }: WorkplaceProps) {
  const { t } = useTranslation(['shell', 'common', 'people', 'settings']);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { name, avatarUrl, presence } = useOwnProfile();
  const pageLoading = useSceneRequest('pageLoading');
  const sidebarHidden = useSceneRequest('sidebarHidden');
  const fullscreen = useSceneRequest('fullscreen');
  const panel = panelOf(pathname);
  const scene = panel?.scene ?? null;
  const sceneOverlay = useSceneOverlay(scene ?? 'Main');
  const fullscreenState = useFullscreen();
  const isPhone = useMedia(`(max-width: ${breakpoints.tablet - 0.02}px)`);
  const coversStage = panel?.load !== undefined && (isPhone || panel.wide === true);
  const [panelWidth, setPanelWidth] = useDevicePreference('panelWidth', defaultPanelWidth);
  const hasAside = panel?.hasAside?.(new URLSearchParams(search)) ?? false;
  const { navExpanded, asideFits, setNavExpanded } = useNavExpanded({ panelWidth, hasAside });
  const isStageOpen = useIsStageOpen();
  const [searching, setSearching] = useState(false);
  const [finding, setFinding] = useState(false);
  const [dialog, setDialog] = useState<'shortcuts' | 'markAllRead'>();
  const openShortcuts = () => setDialog('shortcuts');
  const openMarkAllRead = () => setDialog('markAllRead');
  const isChatClosed = useMayView('chat') === false;
  const offerTour = useTourOffer();

  return (
    <div hidden={covered}>
      <AppShell
        scene={<Office />}
        sceneOverlay={isStageOpen ? <CallStagePanel /> : sceneOverlay}
        panel={
          panel?.load
            ? {
                id: panelId(panel),
                page: pathname + search,
                label: t(panel.nameKey),
                wide: panel.isFull?.(new URLSearchParams(search)) ? 'full' : (panel.wide ?? false),
                aside: asideFits && hasAside,
                content: (
                  <PanelFrame resetKey={pathname} loading={pageLoading}>
                    <PanelAsideContext value={asideFits}>{children}</PanelAsideContext>
                  </PanelFrame>
                ),
                notice: <PanelNotices area={panel.area} />,
              }
            : null
        }
        onPanelClose={() => void navigate('/main')}
        panelWidth={panelWidth}
        onPanelResize={({ width }) => setPanelWidth(width)}
        navExpanded={navExpanded}
        onNavExpandedChange={({ expanded }) => setNavExpanded(expanded)}
        onFind={() => setSearching(true)}
        onShortcuts={openShortcuts}
        {...(isChatClosed ? {} : { onMarkAllRead: openMarkAllRead })}
        navHidden={sidebarHidden}
        fullscreen={fullscreen || fullscreenState.on}
        entries={useNavEntries()}
        peopleHref="/people"
        current={entryOf(pathname, hash)}
        prompt={
          <>
            <ConnectionNotice />
            <FeatureParts name="Prompt" />
            <NewVersion />
          </>
        }
        call={<ActiveCall stageCovered={coversStage} />}
        badges={useFeatureBadges()}
        me={{ name, avatarUrl, ...presence }}
        presenceMenu={<OwnPresence onShortcuts={openShortcuts} onTour={offerTour} />}
      />
      <FeatureParts name="Overlay" />
      {panel && !panel.load ? <FirstRenderMarker /> : null}
      {searching ? (
        <SearchDialog
          onFindMember={() => setFinding(true)}
          onShortcuts={openShortcuts}
          onMarkAllRead={openMarkAllRead}
          onClose={() => setSearching(false)}
        />
      ) : null}
      {dialog === 'shortcuts' ? <ShortcutsDialog onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'markAllRead' ? <MarkAllReadDialog onClose={() => setDialog(undefined)} /> : null}
      {finding ? <Finder onClose={() => setFinding(false)} /> : null}
      <SceneConfirmation />
      <WorkplaceEffects scene={scene} covered={covered} />
    </div>
  );
}
