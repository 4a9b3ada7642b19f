import { bulletinFeature } from '../features/bulletin/feature.ts';
import { chatFeature } from '../features/chat/feature.ts';
import { helpFeature } from '../features/help/feature.ts';
import { mapFeature } from '../features/map/feature.ts';
import { meetingFeature } from '../features/meeting/feature.ts';
import { notificationFeature } from '../features/notification/feature.ts';
import { organizationFeature } from '../features/organization/feature.ts';
import { peopleFeature } from '../features/people/feature.ts';
import { searchFeature } from '../features/search/feature.ts';
import { settingsFeature } from '../features/settings/feature.ts';
import { sharingDocumentFeature } from '../features/sharing-document/feature.ts';
import { statusFeature } from '../features/status/feature.ts';
import { surveyFeature } from '../features/survey/feature.ts';
import { voiceFeature } from '../features/voice/feature.tsx';
import type { WorkplaceFeature } from '../platform/workplace/WorkplaceFeature.ts';

/** Features in the order of their links in the search. */
export const features: readonly WorkplaceFeature[] = [
  notificationFeature,
  chatFeature,
  voiceFeature,
  meetingFeature,
  peopleFeature,
  helpFeature,
  settingsFeature,
  organizationFeature,
  mapFeature,
  sharingDocumentFeature,
  surveyFeature,
  bulletinFeature,
  searchFeature,
  statusFeature,
];
