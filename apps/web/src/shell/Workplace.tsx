import { AppShell, ConfirmDialog, type Presence } from '@office/ui';
import { Suspense, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from '../api/queries.ts';
import { useDevicePreference } from '../app/devicePreferences.ts';
import { lazyPage } from '../app/lazyPage.tsx';
import { PageStands } from '../app/PageStands.ts';
import { unreadOf, useChatHeads } from '../chat/useChatHeads.ts';
import { useBlockedFloor } from '../map/useBlockedFloor.ts';
import { useFloorOfAddress } from '../map/useFloorOfAddress.ts';
import { useFloors } from '../map/useFloors.ts';
import { useMapUpdates } from '../map/useMapUpdates.ts';
import { OwnPresence } from '../people/OwnPresence.tsx';
import { ownPicture } from '../people/portraits.ts';
import { useIdleReports } from '../people/useIdleReports.ts';
import { useMembersLanguage } from '../people/useMembersLanguage.ts';
import { usePeopleUpdates } from '../people/usePeopleUpdates.ts';
import { sceneController } from '../scene/browserScene.ts';
import { officeView } from '../scene/officeView.ts';
import { SceneHost } from '../scene/SceneHost.tsx';
import { useDeskNews } from '../scene/useDeskNews.ts';
import { useSceneState } from '../scene/useSceneState.ts';
import { useSceneWish } from '../scene/useSceneWish.ts';
import { useSession } from '../session/useSession.ts';
import { useSettings } from '../settings/useSettings.ts';
import { VoiceAsks } from '../voice/VoiceAsks.tsx';
import { VoiceBar } from '../voice/VoiceBar.tsx';
import { currentEntry } from './currentEntry.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { panelOf } from './panels.ts';
import { useSceneOverlay } from './useSceneOverlay.tsx';
import { useLiveUpdates } from './useLiveUpdates.ts';

const FlatOffice = lazyPage(async () => (await import('../map/FlatOffice.tsx')).FlatOffice);

const Finder = lazyPage(async () => (await import('../people/Finder.tsx')).Finder);

const defaultPanelWidth = 420;

export interface WorkplaceProps {
  /** Another page covers the workplace; the scene and the calls in it go on. */
  covered: boolean;
  /** The page of the current route. */
  children: ReactNode;
}

/** The office around every panel: navigation, the scene, and one panel over it. */
export function Workplace({ covered, children }: WorkplaceProps) {
  const { t } = useTranslation(['shell', 'common', 'people', 'settings']);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { user } = useSession();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const { offices, here } = useFloors();
  const { settings } = useSettings();
  const scene = useSceneState();
  const view = useSyncExternalStore(officeView.subscribe, officeView.get);
  const flat = view === '2d' || scene.phase === 'unsupported';
  const sceneOverlay = useSceneOverlay({ pathname, view });
  const [panelWidth, setPanelWidth] = useDevicePreference('panelWidth', defaultPanelWidth);
  const [navExpanded, setNavExpanded] = useDevicePreference('navExpanded', false);

  const [finding, setFinding] = useState(false);

  const heads = useChatHeads();

  useMembersLanguage(profile);
  useLiveUpdates();
  useFloorOfAddress(offices);
  useBlockedFloor(offices, here);
  useMapUpdates();
  usePeopleUpdates();
  useIdleReports();
  useDeskNews();
  useSceneWish({
    pathname,
    profile,
    offices,
    graphics: settings.graphics ?? 'MEDIUM',
    covered,
  });

  const panel = panelOf(pathname);
  const name = profile?.nameKanji || user?.email || '';
  const presence: Presence = {
    workingStatus: profile?.workingStatus ?? 'OFFICE',
    status: profile?.status ?? 'AVAILABLE',
  };

  return (
    <div hidden={covered}>
      <AppShell
        scene={
          <>
            {view === '3d' ? <SceneHost /> : null}
            {flat ? (
              <Suspense>
                <FlatOffice />
              </Suspense>
            ) : null}
          </>
        }
        sceneOverlay={sceneOverlay}
        panel={
          panel && panel.id !== 'main'
            ? {
                id: panel.id,
                page: pathname + search,
                label: t(panel.nameKey),
                content: (
                  <PanelFrame resetKey={pathname} loading={scene.pageLoading}>
                    {children}
                  </PanelFrame>
                ),
              }
            : null
        }
        onPanelClose={() => void navigate('/main')}
        panelWidth={panelWidth}
        onPanelResize={({ width }) => setPanelWidth(width)}
        navExpanded={navExpanded}
        onNavExpandedChange={({ expanded }) => setNavExpanded(expanded)}
        onFind={() => setFinding(true)}
        navHidden={scene.sidebarHidden}
        fullscreen={scene.fullscreen}
        current={currentEntry(pathname, hash)}
        call={
          <Suspense>
            <VoiceBar />
          </Suspense>
        }
        badges={{
          chatRoom: unreadOf(heads, 'CHANNEL'),
          directMessage: unreadOf(heads, 'DIRECT'),
        }}
        me={{ name, ...presence, ...(profile ? { avatarUrl: ownPicture(profile) } : {}) }}
        presenceMenu={<OwnPresence profile={profile} presence={presence} name={name} />}
      />
      <Suspense>
        <VoiceAsks />
      </Suspense>
      {panel?.id === 'main' ? <PageStands /> : null}
      {finding ? (
        <Suspense>
          <Finder onClose={() => setFinding(false)} />
        </Suspense>
      ) : null}
      {scene.confirm ? (
        <ConfirmDialog
          {...scene.confirm}
          onConfirm={() => sceneController.answerConfirm({ confirmed: true })}
          onCancel={() => sceneController.answerConfirm({ confirmed: false })}
        />
      ) : null}
    </div>
  );
}
