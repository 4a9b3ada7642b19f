import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AnswerMeeting: {
    purpose: 'Answers an invitation: yes, maybe, no.',
    data: 'The answer and whether it is being sent.',
    accessibility: ['A group of toggle buttons.'],
    related: { MeetingDetail: 'contains it.' },
  },
  CancelMeeting: {
    purpose: 'Asks before a meeting or series is cancelled.',
    container: 'apps/web/src/features/meeting/pages/CancelMeetingDialog.tsx',
    data: '`scope` of a series.',
    accessibility: ['The cancel button has the initial focus.'],
    related: { SeriesScopeDialog: 'asks for the scope of other changes.' },
  },
  FindTime: {
    purpose: 'Suggests times at which all people are free.',
    container: 'apps/web/src/features/meeting/pages/FindTimePage.tsx',
    data: 'Suggestions from the server for the chosen people and duration.',
    accessibility: ['Suggestions are a radio group.'],
    related: { CalendarGrid: 'shows the calendars.' },
  },
  GuestLobby: {
    purpose:
      'Entry page of a guest link: name, device test, waiting, or why joining is not possible.',
    container: 'apps/web/src/features/voice/pages/GuestPage.tsx',
    data: 'The meeting of the link and the state of the guest, which the page requests every few seconds.',
    accessibility: ['Admission, denial and the end of the meeting are announced.'],
    related: { MeetingLobby: 'is the page of members.', GuestCall: 'follows the admission.' },
  },
  GuestNotice: {
    purpose: 'Asks to admit a guest who waits in the lobby.',
    container: 'apps/web/src/features/meeting/pages/WaitingGuests.tsx',
    data: 'The first waiting guest and the number of others.',
    accessibility: ['Announced without taking the focus.'],
    related: { MeetingGuests: 'lists all guests of a meeting.' },
  },
  JoinMeeting: {
    purpose: 'Joins a meeting with an id or a link.',
    container: 'apps/web/src/features/meeting/pages/JoinByIdDialog.tsx',
    data: 'Links to other providers are opened by the application.',
    accessibility: ['The field gets the initial focus.'],
    related: { MeetingLobby: 'follows it.' },
  },
  MeetingDetail: {
    purpose: 'Shows a meeting: time, place, people, agenda, chat and transcripts.',
    container: 'apps/web/src/features/meeting/pages/MeetingPage.tsx',
    data: 'The meeting, the answer of the member and which actions are allowed.',
    accessibility: ['Results of copying and answering are announced.'],
    related: { MeetingForm: 'edits it.', AnswerMeeting: 'is its answer.' },
  },
  MeetingForm: {
    purpose: 'Starts, plans or edits a meeting.',
    container: 'apps/web/src/features/meeting/pages/MeetingFormPages.tsx',
    data: 'Rooms, linked providers and free times; the draft is kept by the page.',
    accessibility: ['Free and busy are announced when people or times change.'],
    related: { RecurrenceField: 'edits the series.', FindTime: 'suggests times.' },
  },
  MeetingGuests: {
    purpose: 'Guest link of a meeting, and its waiting and admitted guests.',
    container: 'apps/web/src/features/meeting/pages/MeetingGuestsSection.tsx',
    data: 'The link, and guests in order of arrival.',
    accessibility: ['Buttons name the guest. Revoking asks for confirmation.'],
    related: { MeetingDetail: 'contains it.', GuestNotice: 'announces a guest.' },
  },
  MeetingLobby: {
    purpose: 'Entry page of a meeting link: join, wait, or why joining is not possible.',
    container: 'apps/web/src/features/meeting/pages/MeetingLobbyPage.tsx',
    data: '`state` follows the meeting by real-time messages.',
    related: { JoinMeeting: 'enters an id.' },
  },
  MeetingNotice: {
    purpose: 'Announces a meeting to join, until it is answered.',
    container: 'apps/web/src/features/meeting/pages/JoinableMeeting.tsx',
    data: 'The next meeting of the member.',
    accessibility: ['A region that is announced without taking the focus.'],
    related: { VoicePrompts: 'shows calls.' },
  },
  MeetingTranscripts: {
    purpose: 'Transcripts of a meeting, to read, download or delete.',
    container: 'apps/web/src/features/meeting/pages/MeetingTranscriptsSection.tsx',
    data: 'A list of transcripts.',
    accessibility: ['Deleting asks for confirmation.'],
    related: { MeetingDetail: 'contains it.' },
  },
  OnlineMeeting: {
    purpose: 'Starts, plans and joins meetings; lists the next ones.',
    container: 'apps/web/src/features/meeting/pages/MeetingListPage.tsx',
    data: 'Meetings of the day and linked accounts.',
    related: { MeetingForm: 'plans a meeting.' },
  },
  ProviderChoice: {
    purpose: 'Chooses the provider of an online meeting.',
    data: 'Providers, and whether the account is linked.',
    related: { CalendarLink: 'links accounts.' },
  },
  SeriesScopeDialog: {
    purpose: 'Asks whether a change concerns one meeting, the following ones or the series.',
    container: 'apps/web/src/features/calendar/pages/CalendarPage.tsx',
    accessibility: ['The cancel button has the initial focus.'],
    related: { CancelMeeting: 'asks before cancelling.' },
  },
};
