import { postSource } from './bulletin/post-search.ts';
import { chatRoomSource, messageSource } from './chat/chat-search.ts';
import { articleSource } from './help/article-search.ts';
import { floorSource } from './map/floor-search.ts';
import { meetingSource } from './meeting/meeting-search.ts';
import { notificationSource } from './notification/notification-search.ts';
import { meetingRoomSource } from './organization/meeting-room-search.ts';
import { personSource } from './people/person-search.ts';
import type { SearchSource } from './platform/search-source.ts';
import { surveySource } from './survey/survey-search.ts';
import { tutorialSource } from './tutorial/tutorial-search.ts';
import { voiceRoomSource } from './voice/voice-room-search.ts';

/** Search sources of all areas. Groups with equally good results are shown in this order. */
export const searchSources: readonly SearchSource[] = [
  personSource,
  chatRoomSource,
  meetingSource,
  meetingRoomSource,
  voiceRoomSource,
  floorSource,
  notificationSource,
  postSource,
  surveySource,
  tutorialSource,
  articleSource,
  messageSource,
];
