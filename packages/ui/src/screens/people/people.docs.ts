import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  ChangeAvatar: {
    purpose: 'Chooses body, clothes and accessories of the avatar of the member in the office.',
    container: 'apps/web/src/features/people/pages/ChangeAvatarPage.tsx',
    data: '`onPreview` lets the scene show the unsaved choice.',
    related: { ProfileEdit: 'changes the profile.' },
  },
  LeaveNote: {
    purpose: 'Leaves a note on the desk of an absent colleague.',
    container: 'apps/web/src/features/people/pages/NoteDialog.tsx',
    data: '`state` follows the request; the text is kept when it fails.',
    related: { MyDesk: 'shows received notes.' },
  },
  MyDesk: {
    purpose: 'Shows the seat of the member, presence, decorations and received notes.',
    container: 'apps/web/src/features/people/pages/MyDeskPage.tsx',
    data: 'Guests have no seat, so `onChooseSeat` is omitted for them.',
    related: { LeaveNote: 'writes a note.', PresenceMenu: 'changes the presence from every page.' },
  },
  PauseNotifications: {
    purpose: 'Pauses notifications for a time, or until a date.',
    container: 'apps/web/src/platform/reachability/ReachabilityDialogs.tsx',
    data: '`onSubmit` gets the end as ISO time; `failed` keeps the dialog open.',
    related: { WorkingHoursDialog: 'pauses outside the working hours.' },
  },
  PeopleFinder: {
    purpose: 'Finds a person by name, reading or department and runs an action.',
    container: 'apps/web/src/features/people/pages/Finder.tsx',
    data: 'Search results from the server; `personActions` returns the allowed actions.',
    accessibility: [
      'Results are announced. Arrow keys highlight a person, at first the first. Enter, Shift+Enter and Ctrl+Enter run message, go to and profile.',
    ],
    related: { PeopleList: 'lists all people.' },
  },
  PeopleList: {
    purpose: 'Lists the members with presence, place and actions.',
    container: 'apps/web/src/features/people/pages/PeoplePage.tsx',
    data: 'A page of members; presence changes arrive by real-time messages.',
    accessibility: ['The number of results is announced after a search.'],
    related: { ProfileCard: 'opens for a person.' },
  },
  PresenceMenu: {
    purpose: 'Changes the presence of the member and opens settings, help and sign-out.',
    container: 'apps/web/src/features/people/pages/OwnPresence.tsx',
    data: 'While saving, `presence` is the requested one; after a failure the stored one is shown again.',
    accessibility: ['A failure is an alert.'],
    related: { StatusLineDialog: 'sets the status line.', Settings: 'has further options.' },
  },
  ProfileCard: {
    purpose: 'Shows the profile of a person with presence, contact and actions.',
    container: 'apps/web/src/features/people/pages/PersonPage.tsx',
    data: 'The profile, and the actions that are allowed for the person.',
    related: { ProfileEdit: 'is opened from the card of the member.' },
  },
  ProfileEdit: {
    purpose: 'Edits the profile of the member and portrait.',
    container: 'apps/web/src/features/people/pages/ProfilePage.tsx',
    data: '`draft` restores unsaved values after the panel was closed.',
    accessibility: ['Errors from the server are shown at their field, which gets the focus.'],
    related: { ChangeAvatar: 'changes the figure in the office.' },
  },
  StatusLineDialog: {
    purpose: 'Sets the status line: emoji, text and end.',
    container: 'apps/web/src/platform/reachability/ReachabilityDialogs.tsx',
    data: '`failed` keeps the input.',
    accessibility: ['The emoji is chosen in a popover that returns the focus.'],
    related: { PauseNotifications: 'pauses notifications.' },
  },
  WorkingHoursDialog: {
    purpose: 'Sets the weekly working hours, and whether notifications are paused outside them.',
    container: 'apps/web/src/platform/reachability/ReachabilityDialogs.tsx',
    data: '`failed` keeps the input.',
    related: { PauseNotifications: 'pauses once.' },
  },
};
