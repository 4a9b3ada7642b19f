import type { IconGlyph } from '@office/ui';
import * as icons from '@office/ui/icons';
import type { AdminPermission } from '@office/vocabulary';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

export interface AdminPage {
  id: string;
  /** Path below `/admin`; `:id` is a parameter. */
  path: string;
  nameKey: string;
  /** Icon of the navigation entry. Pages without an icon are opened from their `parent`. */
  icon?: IconGlyph;
  parent?: string;
  /** Heading in the navigation. Pages of a group follow each other. */
  group?: 'people' | 'office' | 'content' | 'organization' | 'integrations' | 'system';
  /** Permission that the page requires. */
  permission: AdminPermission;
  /** Permission that its changes require. Without it, the page is read-only. */
  writes?: AdminPermission;
  /** Disables all fields and buttons of the page while it is read-only. */
  isForm?: boolean;
  load(): Promise<ComponentType>;
}

/** All pages in navigation order. A new page needs a row here and a folder in `features`. */
export const pages: readonly AdminPage[] = [
  {
    id: 'overview',
    path: 'overview',
    nameKey: 'admin:pages.overview',
    icon: icons.chart,
    permission: 'overview.read',
    load: async () => (await import('../features/overview/pages/OverviewPage.tsx')).OverviewPage,
  },
  {
    id: 'analytics',
    path: 'analytics',
    nameKey: 'admin:pages.analytics',
    icon: icons.trend,
    permission: 'overview.read',
    load: async () => (await import('../features/overview/pages/AnalyticsPage.tsx')).AnalyticsPage,
  },
  {
    id: 'members',
    path: 'members',
    nameKey: 'admin:pages.members',
    icon: icons.people,
    group: 'people',
    permission: 'members.read',
    writes: 'members.write',
    load: async () => (await import('../features/members/pages/MembersPage.tsx')).MembersPage,
  },
  {
    id: 'invitations',
    path: 'invitations',
    nameKey: 'admin:pages.invitations',
    icon: icons.invite,
    group: 'people',
    permission: 'members.read',
    writes: 'members.write',
    load: async () =>
      (await import('../features/invitations/pages/InvitationsPage.tsx')).InvitationsPage,
  },
  {
    id: 'invite',
    path: 'invitations/new',
    nameKey: 'admin:pages.invite',
    parent: 'invitations',
    permission: 'members.write',
    load: async () => (await import('../features/invitations/pages/InvitePage.tsx')).InvitePage,
  },
  {
    id: 'floors',
    path: 'floors',
    nameKey: 'admin:pages.floors',
    icon: icons.floors,
    group: 'office',
    permission: 'floors.read',
    writes: 'floors.write',
    load: async () => (await import('../features/floors/pages/FloorsPage.tsx')).FloorsPage,
  },
  {
    id: 'floorEditor',
    path: 'floors/:floorId/edit',
    nameKey: 'admin:pages.floorEditor',
    parent: 'floors',
    permission: 'floors.write',
    load: async () =>
      (await import('../features/floors/pages/FloorEditorPage.tsx')).FloorEditorPage,
  },
  {
    id: 'floorSeats',
    path: 'floors/:floorId/seats',
    nameKey: 'admin:pages.floorSeats',
    parent: 'floors',
    permission: 'floors.read',
    writes: 'floors.write',
    load: async () => (await import('../features/floors/pages/FloorSeatsPage.tsx')).FloorSeatsPage,
  },
  {
    id: 'floorHistory',
    path: 'floors/:floorId/history',
    nameKey: 'admin:pages.floorHistory',
    parent: 'floors',
    permission: 'floors.read',
    writes: 'floors.write',
    load: async () =>
      (await import('../features/floors/pages/FloorHistoryPage.tsx')).FloorHistoryPage,
  },
  {
    id: 'meetingRooms',
    path: 'meeting-rooms',
    nameKey: 'admin:pages.meetingRooms',
    icon: icons.onlineMeeting,
    group: 'office',
    permission: 'floors.read',
    writes: 'floors.write',
    load: async () =>
      (await import('../features/rooms/pages/MeetingRoomsPage.tsx')).MeetingRoomsPage,
  },
  {
    id: 'voiceRooms',
    path: 'voice-rooms',
    nameKey: 'admin:pages.voiceRooms',
    icon: icons.audio,
    group: 'office',
    permission: 'floors.read',
    writes: 'floors.write',
    isForm: true,
    load: async () => (await import('../features/rooms/pages/VoiceRoomsPage.tsx')).VoiceRoomsPage,
  },
  {
    id: 'notifications',
    path: 'notifications',
    nameKey: 'admin:pages.notifications',
    icon: icons.notifications,
    group: 'content',
    permission: 'content.read',
    writes: 'content.write',
    load: async () =>
      (await import('../features/notification/pages/NotificationsPage.tsx')).NotificationsPage,
  },
  {
    id: 'composeNotification',
    path: 'notifications/new',
    nameKey: 'admin:pages.composeNotification',
    parent: 'notifications',
    permission: 'content.write',
    load: async () =>
      (await import('../features/notification/pages/NotificationPage.tsx')).NotificationPage,
  },
  {
    id: 'notification',
    path: 'notifications/:notificationId',
    nameKey: 'admin:pages.notification',
    parent: 'notifications',
    permission: 'content.read',
    writes: 'content.write',
    isForm: true,
    load: async () =>
      (await import('../features/notification/pages/NotificationPage.tsx')).NotificationPage,
  },
  {
    id: 'bulletinBoards',
    path: 'bulletin-boards',
    nameKey: 'areas:adminPage.bulletinBoards',
    icon: icons.bulletinBoard,
    group: 'content',
    permission: 'content.read',
    writes: 'content.write',
    isForm: true,
    load: async () =>
      (await import('../features/bulletin/pages/BulletinBoardsPage.tsx')).BulletinBoardsPage,
  },
  {
    id: 'bulletinPosts',
    path: 'bulletin-boards/posts',
    nameKey: 'areas:adminPage.bulletinPosts',
    parent: 'bulletinBoards',
    permission: 'content.read',
    writes: 'content.write',
    load: async () =>
      (await import('../features/bulletin/pages/BulletinPostsPage.tsx')).BulletinPostsPage,
  },
  {
    id: 'emoji',
    path: 'emoji',
    nameKey: 'admin:pages.emoji',
    icon: icons.emoji,
    group: 'content',
    permission: 'content.read',
    writes: 'content.write',
    isForm: true,
    load: async () => (await import('../features/emoji/pages/EmojiPage.tsx')).EmojiPage,
  },
  {
    id: 'surveys',
    path: 'surveys',
    nameKey: 'areas:adminPage.surveys',
    icon: icons.surveyForm,
    group: 'content',
    permission: 'content.read',
    writes: 'content.write',
    load: async () => (await import('../features/survey/pages/SurveysPage.tsx')).SurveysPage,
  },
  {
    id: 'survey',
    path: 'surveys/:surveyId',
    nameKey: 'areas:adminPage.survey',
    parent: 'surveys',
    permission: 'content.read',
    writes: 'content.write',
    isForm: true,
    load: async () => (await import('../features/survey/pages/SurveyPage.tsx')).SurveyPage,
  },
  {
    id: 'surveyResults',
    path: 'surveys/:surveyId/results',
    nameKey: 'areas:adminPage.surveyResults',
    parent: 'survey',
    permission: 'content.read',
    writes: 'content.write',
    load: async () =>
      (await import('../features/survey/pages/SurveyResultsPage.tsx')).SurveyResultsPage,
  },
  {
    id: 'tutorials',
    path: 'tutorials',
    nameKey: 'areas:adminPage.tutorials',
    icon: icons.tutorial,
    group: 'content',
    permission: 'content.read',
    writes: 'content.write',
    load: async () => (await import('../features/tutorial/pages/TutorialsPage.tsx')).TutorialsPage,
  },
  {
    id: 'tutorialCategories',
    path: 'tutorials/categories',
    nameKey: 'areas:adminPage.tutorialCategories',
    parent: 'tutorials',
    permission: 'content.read',
    writes: 'content.write',
    isForm: true,
    load: async () =>
      (await import('../features/tutorial/pages/TutorialCategoriesPage.tsx'))
        .TutorialCategoriesPage,
  },
  {
    id: 'tutorial',
    path: 'tutorials/:tutorialId',
    nameKey: 'areas:adminPage.tutorial',
    parent: 'tutorials',
    permission: 'content.read',
    writes: 'content.write',
    isForm: true,
    load: async () => (await import('../features/tutorial/pages/TutorialPage.tsx')).TutorialPage,
  },
  {
    id: 'help',
    path: 'help',
    nameKey: 'areas:adminPage.help',
    icon: icons.help,
    group: 'content',
    permission: 'content.read',
    writes: 'content.write',
    load: async () =>
      (await import('../features/help/pages/HelpArticlesPage.tsx')).HelpArticlesPage,
  },
  {
    id: 'helpArticle',
    path: 'help/articles/:articleId',
    nameKey: 'areas:adminPage.helpArticle',
    parent: 'help',
    permission: 'content.read',
    writes: 'content.write',
    isForm: true,
    load: async () => (await import('../features/help/pages/HelpArticlePage.tsx')).HelpArticlePage,
  },
  {
    id: 'helpCategories',
    path: 'help/categories',
    nameKey: 'areas:adminPage.helpCategories',
    parent: 'help',
    permission: 'content.read',
    writes: 'content.write',
    isForm: true,
    load: async () =>
      (await import('../features/help/pages/HelpCategoriesPage.tsx')).HelpCategoriesPage,
  },
  {
    id: 'helpQuestions',
    path: 'help/questions',
    nameKey: 'areas:adminPage.helpQuestions',
    icon: icons.chatRoom,
    group: 'content',
    permission: 'content.read',
    writes: 'content.write',
    load: async () =>
      (await import('../features/help/pages/HelpQuestionsPage.tsx')).HelpQuestionsPage,
  },
  {
    id: 'organization',
    path: 'organization',
    nameKey: 'admin:pages.organization',
    icon: icons.organization,
    group: 'organization',
    permission: 'organization.read',
    writes: 'organization.write',
    isForm: true,
    load: async () =>
      (await import('../features/organization/pages/OrganizationPage.tsx')).OrganizationPage,
  },
  {
    id: 'sso',
    path: 'sso',
    nameKey: 'admin:pages.sso',
    icon: icons.password,
    group: 'organization',
    permission: 'security.read',
    writes: 'security.write',
    isForm: true,
    load: async () => (await import('../features/sso/pages/SsoPage.tsx')).SsoPage,
  },
  {
    id: 'legalHolds',
    path: 'legal-holds',
    nameKey: 'admin:pages.legalHolds',
    icon: icons.legalHold,
    group: 'organization',
    permission: 'owner.write',
    load: async () =>
      (await import('../features/organization/pages/LegalHoldsPage.tsx')).LegalHoldsPage,
  },
  {
    id: 'audit',
    path: 'audit',
    nameKey: 'admin:pages.audit',
    icon: icons.history,
    group: 'organization',
    permission: 'audit.read',
    load: async () => (await import('../features/audit/pages/AuditPage.tsx')).AuditPage,
  },
  {
    id: 'auditStream',
    path: 'audit/stream',
    nameKey: 'admin:pages.auditStream',
    parent: 'audit',
    permission: 'security.read',
    writes: 'security.write',
    isForm: true,
    load: async () => (await import('../features/audit/pages/AuditStreamPage.tsx')).AuditStreamPage,
  },
  {
    id: 'webhooks',
    path: 'webhooks',
    nameKey: 'admin:pages.webhooks',
    icon: icons.link,
    group: 'integrations',
    permission: 'security.read',
    writes: 'security.write',
    load: async () => (await import('../features/rooms/pages/WebhooksPage.tsx')).WebhooksPage,
  },
  {
    id: 'outgoingWebhooks',
    path: 'outgoing-webhooks',
    nameKey: 'admin:pages.outgoingWebhooks',
    icon: icons.link,
    group: 'integrations',
    permission: 'security.read',
    writes: 'security.write',
    load: async () =>
      (await import('../features/organization/pages/OutgoingWebhooksPage.tsx'))
        .OutgoingWebhooksPage,
  },
  {
    id: 'slashCommands',
    path: 'slash-commands',
    nameKey: 'admin:pages.slashCommands',
    icon: icons.slashCommand,
    group: 'integrations',
    permission: 'security.read',
    writes: 'security.write',
    load: async () =>
      (await import('../features/organization/pages/SlashCommandsPage.tsx')).SlashCommandsPage,
  },
  {
    id: 'embeds',
    path: 'widgets',
    nameKey: 'admin:pages.embeds',
    icon: icons.widget,
    group: 'integrations',
    permission: 'security.read',
    writes: 'security.write',
    load: async () => (await import('../features/organization/pages/EmbedsPage.tsx')).EmbedsPage,
  },
  {
    id: 'bots',
    path: 'bots',
    nameKey: 'admin:pages.bots',
    icon: icons.bot,
    group: 'integrations',
    permission: 'security.read',
    writes: 'security.write',
    load: async () => (await import('../features/organization/pages/BotsPage.tsx')).BotsPage,
  },
  {
    id: 'accessTokens',
    path: 'access-tokens',
    nameKey: 'admin:pages.accessTokens',
    icon: icons.lock,
    group: 'integrations',
    permission: 'security.read',
    writes: 'security.write',
    load: async () =>
      (await import('../features/organization/pages/AccessTokensPage.tsx')).AccessTokensPage,
  },
  {
    id: 'maintenance',
    path: 'maintenance',
    nameKey: 'admin:pages.maintenance',
    icon: icons.maintenance,
    group: 'system',
    permission: 'organization.read',
    load: async () =>
      (await import('../features/maintenance/pages/MaintenancePage.tsx')).MaintenancePage,
  },
  {
    id: 'jobs',
    path: 'jobs',
    nameKey: 'admin:pages.jobs',
    icon: icons.clock,
    group: 'system',
    permission: 'system.write',
    load: async () =>
      (await import('../features/maintenance/pages/BackgroundJobsPage.tsx')).BackgroundJobsPage,
  },
  {
    id: 'organizations',
    path: 'organizations',
    nameKey: 'admin:pages.allOrganizations',
    icon: icons.organization,
    group: 'system',
    permission: 'system.write',
    load: async () =>
      (await import('../features/organization/pages/OrganizationsPage.tsx')).OrganizationsPage,
  },
];

export const homePath = '/overview';

export function pageAt(pathname: string): AdminPage | null {
  return pages.find(({ path }) => matchPath(path, pathname)) ?? null;
}

/** Returns the parents of a page, outermost first. Their paths contain the parameter values of `pathname`. */
export function ancestorPages(
  page: AdminPage,
  pathname: string,
): { page: AdminPage; path: string }[] {
  const parent = pages.find(({ id }) => id === page.parent);
  const above = parent && matchPath({ path: parent.path, end: false }, pathname);
  return above ? [...ancestorPages(parent, pathname), { page: parent, path: above.pathname }] : [];
}
