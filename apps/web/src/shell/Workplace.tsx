import {
  AppShell,
  breakpoints,
  ConfirmDialog,
  ReconnectingLine,
  useFullscreen,
  useMedia,
} from '@office/ui';
import { useUnansweredSurveys } from '../features/survey/index.ts';
import { defaultGraphicsQuality, type Presence } from '@office/vocabulary';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useQuery } from '../platform/api/queries.ts';
import { useAttention } from '../platform/attention/useAttention.ts';
import { useDevicePreference } from '../platform/device/devicePreferences.ts';
import { lazyPage } from '@office/client/loading/lazyPage.tsx';
import { lazyPart } from '@office/client/loading/lazyPart.tsx';
import { FirstRenderMarker } from '@office/client/startup/FirstRenderMarker.ts';
import { useUnreadPins } from '../features/bulletin/index.ts';
import { unreadOf, useRoomHeads } from '../features/chat/index.ts';
import {
  PushNotices,
  useNotificationToasts,
  useUnreadCount,
} from '../features/notification/index.ts';
import { useBlockedFloor } from '../office/floors/useBlockedFloor.ts';
import { useFloorFromUrl } from '../office/floors/useFloorFromUrl.ts';
import { useFloors } from '../office/floors/useFloors.ts';
import { useMeetingNotices } from '../features/meeting/index.ts';
import {
  OwnPresence,
  useDeskNotices,
  useIdleReports,
  useMembersLanguage,
  useUnreadNotes,
} from '../features/people/index.ts';
import { ownPicture } from '../office/people/portraits.ts';
import { sceneController } from '../office/scene/browserScene.ts';
import { useStore } from '@office/client/lib/useStore.ts';
import { officeView } from '../office/officeView.ts';
import { SceneHost } from '../office/scene/SceneHost.tsx';
import { useSceneMeetings } from '../office/scene/useSceneMeetings.ts';
import { useDeskRefresh } from '../office/scene/useDeskRefresh.ts';
import { requestsOf } from '../office/scene/sceneState.ts';
import { useDesiredScene } from '../office/scene/useDesiredScene.ts';
import { network } from '@office/client/recovery/browserNetwork.ts';
import { useSession } from '../platform/session/useSession.ts';
import { useSettings } from '../features/settings/index.ts';
import { useMaintenanceNotice } from '../features/status/index.ts';
import { useSceneDocuments } from '../features/sharing-document/index.ts';
import {
  ActiveCallBar,
  ActiveSharing,
  CallPrompts,
  useFaces,
  useIsMiniOpen,
  useIsStageOpen,
  useSpeaking,
} from '../features/voice/index.ts';
import { CallMiniWindow, CallStagePanel, usePreloadCallCode } from './callParts.ts';
import { OfficeFrame } from './OfficeFrame.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { entryOf, panelId, panelOf } from './panels.ts';
import { useSceneOverlay } from '../office/scene/useSceneOverlay.tsx';
import { useNavEntries } from './useNavEntries.ts';
import { useRevalidateOnLanguageChange } from './useRevalidateOnLanguageChange.ts';
import { useLiveChannel } from './useLiveChannel.ts';
import { useNewVersionNotice } from './useNewVersionNotice.ts';

const FlatOffice = lazyPage(
  async () => (await import('../features/map/pages/Office2d.tsx')).Office2d,
);

const JoinableMeeting = lazyPart(
  async () => (await import('../features/meeting/pages/JoinableMeeting.tsx')).JoinableMeeting,
);

const SearchDialog = lazyPart(async () => (await import('./SearchDialog.tsx')).SearchDialog);

const Finder = lazyPart(async () => (await import('../features/people/pages/Finder.tsx')).Finder);

const Tour = lazyPart(async () => (await import('../features/help/pages/TourPage.tsx')).Tour);

const defaultPanelWidth = 420;

export interface WorkplaceProps {
  covered: boolean;
  children: ReactNode;
}

function OfficeScene() {
  return <SceneHost speaking={useSpeaking()} faces={useFaces()} />;
}

export function Workplace({ covered, children }: WorkplaceProps) {
  const { t } = useTranslation(['shell', 'common', 'people', 'settings']);
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const { user } = useSession();
  const { data: profile } = useQuery('/v1/auth/user/profile');
  const { offices, here } = useFloors();
  const { settings } = useSettings();
  const scene = useStore(sceneController);
  const { pageLoading, sidebarHidden, fullscreen, confirm } = requestsOf(scene);
  const view = useStore(officeView);
  const flat = view === '2d' || scene.status === 'unsupported';
  const panel = panelOf(pathname);
  const pageScene = panel?.scene ?? null;
  const sceneOverlay = useSceneOverlay({ scene: pageScene ?? 'Main', view });
  const wholeScreen = useFullscreen();
  const isPhone = useMedia(`(max-width: ${breakpoints.tablet - 0.02}px)`);
  const coversStage = panel?.load !== undefined && (isPhone || panel.wide === true);
  const [panelWidth, setPanelWidth] = useDevicePreference('panelWidth', defaultPanelWidth);
  const [navExpanded, setNavExpanded] = useDevicePreference('navExpanded', false);

  const isReconnecting = useStore(network, (state) => state === 'reconnecting');
  const isStageOpen = useIsStageOpen();
  const isMiniOpen = useIsMiniOpen();
  const [searching, setSearching] = useState(false);
  const [finding, setFinding] = useState(false);

  const heads = useRoomHeads();
  const unreadNotes = useUnreadNotes();
  const unreadNotifications = useUnreadCount();
  const unansweredSurveys = useUnansweredSurveys();
  const unreadPins = useUnreadPins();

  useMembersLanguage(profile);
  useAttention(unreadOf(heads, 'CHANNEL') + unreadOf(heads, 'DIRECT'));
  useLiveChannel();
  useNewVersionNotice();
  useMaintenanceNotice();
  usePreloadCallCode();
  useFloorFromUrl(offices);
  useBlockedFloor(offices, here);
  useMeetingNotices();
  useNotificationToasts();
  useRevalidateOnLanguageChange();
  useIdleReports();
  useDeskNotices();
  useDeskRefresh();
  useSceneMeetings();
  useSceneDocuments();
  useDesiredScene({
    scene: pageScene,
    profile,
    offices,
    graphics: settings.graphics ?? defaultGraphicsQuality,
    covered,
  });

  const entries = useNavEntries();
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
            {view === '3d' ? <OfficeScene /> : null}
            {flat ? (
              <OfficeFrame>
                <FlatOffice />
              </OfficeFrame>
            ) : null}
          </>
        }
        sceneOverlay={isStageOpen ? <CallStagePanel /> : sceneOverlay}
        panel={
          panel?.load
            ? {
                id: panelId(panel),
                page: pathname + search,
                label: t(panel.nameKey),
                wide: panel.wide ?? false,
                content: (
                  <PanelFrame resetKey={pathname} loading={pageLoading}>
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
        onFind={() => setSearching(true)}
        navHidden={sidebarHidden}
        fullscreen={fullscreen || wholeScreen.on}
        entries={entries}
        current={entryOf(pathname, hash)}
        connection={isReconnecting ? <ReconnectingLine /> : null}
        prompt={
          <>
            <PushNotices />
            <JoinableMeeting />
            <Tour />
          </>
        }
        call={
          <Suspense>
            <ActiveSharing />
            <ActiveCallBar stageCovered={coversStage} />
          </Suspense>
        }
        badges={{
          notifications: unreadNotifications,
          surveyForm: unansweredSurveys,
          bulletinBoard: unreadPins,
          chatRoom: unreadOf(heads, 'CHANNEL'),
          directMessage: unreadOf(heads, 'DIRECT'),
          myDesk: unreadNotes,
        }}
        me={{ name, ...presence, ...(profile ? { avatarUrl: ownPicture(profile) } : {}) }}
        presenceMenu={<OwnPresence profile={profile} presence={presence} name={name} />}
      />
      <Suspense>
        <CallPrompts />
      </Suspense>
      {isMiniOpen ? <CallMiniWindow /> : null}
      {panel && !panel.load ? <FirstRenderMarker /> : null}
      {searching ? (
        <SearchDialog
          presence={presence}
          onFindMember={() => setFinding(true)}
          onClose={() => setSearching(false)}
        />
      ) : null}
      {finding ? <Finder onClose={() => setFinding(false)} /> : null}
      {confirm ? (
        <ConfirmDialog
          {...confirm}
          onConfirm={() => sceneController.answerConfirm({ confirmed: true })}
          onCancel={() => sceneController.answerConfirm({ confirmed: false })}
        />
      ) : null}
    </div>
  );
}
