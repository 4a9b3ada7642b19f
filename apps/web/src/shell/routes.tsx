import type { Schemas } from '@office/api';
import type { NoticeArea } from '@office/ui';
import type { ComponentType } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { LoginGuard, SignedOutGuard } from '../features/auth/index.ts';
import { OrganizationGuard } from '../features/organization/index.ts';
import { Frame } from './Frame.tsx';
import { lazyPage } from '../platform/loading/lazyPage.tsx';
import { fetchWorkplace, panelCode } from './panelCode.ts';

const AuthFrame = lazyPage(
  async () => (await import('../features/auth/pages/AuthFrame.tsx')).AuthFrame,
);
const SignIn = lazyPage(
  async () => (await import('../features/auth/pages/SignInPage.tsx')).SignInPage,
);
const SignUp = lazyPage(
  async () => (await import('../features/auth/pages/SignUpPage.tsx')).SignUpPage,
);
const ProviderCallback = lazyPage(
  async () =>
    (await import('../features/auth/pages/ProviderCallbackPage.tsx')).ProviderCallbackPage,
);
const ForgotPassword = lazyPage(
  async () => (await import('../features/auth/pages/ForgotPasswordPage.tsx')).ForgotPasswordPage,
);
const ForgotPasswordRequested = lazyPage(
  async () =>
    (await import('../features/auth/pages/ForgotPasswordRequestedPage.tsx'))
      .ForgotPasswordRequestedPage,
);
const UpdatePassword = lazyPage(
  async () => (await import('../features/auth/pages/UpdatePasswordPage.tsx')).UpdatePasswordPage,
);
const UpdatePasswordDone = lazyPage(
  async () =>
    (await import('../features/auth/pages/UpdatePasswordDonePage.tsx')).UpdatePasswordDonePage,
);
const JoinOrganization = lazyPage(
  async () =>
    (await import('../features/organization/pages/JoinOrganizationPage.tsx')).JoinOrganizationPage,
);
const OrganizationPicker = lazyPage(
  async () =>
    (await import('../features/organization/pages/OrganizationPickerPage.tsx'))
      .OrganizationPickerPage,
);
const Terms = lazyPage(
  async () => (await import('../features/legal/pages/legalPages.tsx')).TermsPage,
);
const Privacy = lazyPage(
  async () => (await import('../features/legal/pages/legalPages.tsx')).PrivacyPage,
);

const Map = lazyPage(async () => (await panelCode.map()).MapPage);
const MyDesk = lazyPage(async () => (await panelCode['my-desk']()).MyDeskPage);
const ChangeAvatar = lazyPage(async () => (await panelCode['change-avatar']()).ChangeAvatarPage);
const People = lazyPage(async () => (await panelCode.people()).PeoplePage);
const Person = lazyPage(
  async () => (await import('../features/people/pages/PersonPage.tsx')).PersonPage,
);
const Profile = lazyPage(async () => (await panelCode.profile()).ProfilePage);
const ChatRoom = lazyPage(async () => (await panelCode['chat-room']()).ChatRoomPage);
const DirectMessage = lazyPage(async () => (await panelCode['direct-message']()).DirectMessagePage);
const VoiceChat = lazyPage(async () => (await panelCode['voice-chat']()).VoiceChatPage);
const Settings = lazyPage(async () => (await panelCode.settings()).SettingsPage);
const ChangePassword = lazyPage(async () => (await panelCode.password()).ChangePasswordPage);
const AreaNotice = lazyPage(
  async () => (await import('../features/status/pages/AreaNoticePage.tsx')).AreaNoticePage,
);
const AllowedArea = lazyPage(async () => (await import('./AllowedArea.tsx')).AllowedArea);

const NotFound = lazyPage(
  async () => (await import('../features/status/pages/statusPages.tsx')).NotFoundPage,
);
const ServerError = lazyPage(
  async () => (await import('../features/status/pages/statusPages.tsx')).ServerErrorPage,
);
const Unauthorized = lazyPage(
  async () => (await import('../features/status/pages/statusPages.tsx')).UnauthorizedPage,
);
const Maintenance = lazyPage(
  async () => (await import('../features/status/pages/MaintenancePage.tsx')).MaintenancePage,
);

/** A page behind the second guard: its area has to be allowed. */
const allowed = (area: Schemas['AreaName'], Page: ComponentType) => (
  <AllowedArea area={area}>
    <Page />
  </AllowedArea>
);

/** The same for an area whose screens come later. */
const later = (area: Schemas['AreaName'], notice: NoticeArea) => (
  <AllowedArea area={area}>
    <AreaNotice area={notice} />
  </AllowedArea>
);

/** Every address of the product (spec §2, design §9), and beside them /people, /profile, /password. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Frame />}>
        <Route index element={<Navigate to="/main" replace />} />

        <Route
          element={
            <AuthFrame>
              <Outlet />
            </AuthFrame>
          }
        >
          <Route path="auth">
            <Route index element={<Navigate to="/auth/sign-in" replace />} />
            <Route element={<SignedOutGuard />}>
              <Route path="sign-in" element={<SignIn />} />
            </Route>
            <Route path="sign-up" element={<SignUp />} />
            <Route path="google-callback" element={<ProviderCallback provider="GOOGLE" />} />
            <Route path="zoom-callback" element={<ProviderCallback provider="ZOOM" />} />
            <Route path="teams-callback" element={<ProviderCallback provider="TEAMS" />} />
            <Route path="forgot-password" element={<ForgotPassword />} />
            <Route path="forgot-password/request-success" element={<ForgotPasswordRequested />} />
            <Route path="update-password" element={<UpdatePassword />} />
            <Route path="update-password/success" element={<UpdatePasswordDone />} />
          </Route>
          <Route path="join-organization" element={<JoinOrganization />} />
          <Route element={<LoginGuard />}>
            <Route
              path="organization"
              element={<OrganizationPicker fetchWorkplace={fetchWorkplace} />}
            />
          </Route>
        </Route>
        <Route path="terms-of-service" element={<Terms />} />
        <Route path="privacy" element={<Privacy />} />

        <Route element={<LoginGuard />}>
          <Route element={<OrganizationGuard />}>
            <Route path="main" element={null} />
            <Route path="map" element={<Map />} />
            <Route path="my-desk" element={<MyDesk />} />
            <Route path="change-avatar" element={<ChangeAvatar />} />
            <Route path="people" element={<People />} />
            <Route path="people/:userId" element={<Person />} />
            <Route path="people/:userId/note" element={<Person leavesNote />} />
            <Route path="profile" element={<Profile />} />

            <Route path="settings" element={allowed('settings', Settings)} />
            <Route path="password" element={allowed('settings', ChangePassword)} />
            <Route path="calendar" element={later('calendar', 'calendar')} />
            <Route path="online-meeting" element={later('meeting', 'onlineMeeting')} />
            <Route path="notifications" element={later('notification', 'notifications')} />
            <Route path="question-and-answer/:id?" element={later('help', 'questionAndAnswer')} />
            <Route path="voice-chat/:roomId?" element={allowed('voice', VoiceChat)} />
            <Route path="chat-room/:roomId?" element={allowed('chat', ChatRoom)} />
            <Route path="direct-message/:roomId?" element={allowed('chat', DirectMessage)} />
            <Route path="survey-form/:surveyId?" element={later('survey', 'surveyForm')} />
            <Route path="bulletin-board/:postId?" element={later('bulletin', 'bulletinBoard')} />
            <Route path="tutorial/:tutorialId?" element={later('tutorial', 'tutorial')} />
          </Route>
        </Route>

        <Route path="401" element={<Unauthorized />} />
        <Route path="500" element={<ServerError />} />
        <Route path="503" element={<Maintenance />} />
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
