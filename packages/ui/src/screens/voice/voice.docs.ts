import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AfterCall: {
    purpose: 'Offers to return, call again or send a message after a call.',
    container: 'apps/web/src/features/voice/pages/CallPrompts.tsx',
    data: 'The call that ended, and why.',
    accessibility: ['Announced without taking the focus.'],
    related: { ContinueCall: 'asks during a call.' },
  },
  CallBar: {
    purpose: 'Bar of the current call, visible with any panel open.',
    container: 'apps/web/src/features/voice/pages/ActiveCallBar.tsx',
    data: 'The state of the call: devices, participants, sharing.',
    accessibility: [
      'Raised hand, stage and small window are toggle buttons; the names of the others change with their state. Joining, leaving and muting are announced.',
    ],
    related: { CallStage: 'shows pictures.', MeetingRoomBar: 'is shown before a call.' },
  },
  CallCaptions: {
    purpose: 'Captions of the other participants.',
    data: 'Lines of the transcription.',
    accessibility: ['A line is announced when it is complete.'],
    related: { CaptionConsent: 'asks for consent first.' },
  },
  CallElsewhere: {
    purpose: 'Replaces the call bar while the member is in a call in another tab or device.',
    container: 'apps/web/src/features/voice/pages/ActiveCall.tsx',
    related: { CallBar: 'is shown on the device of the call.' },
  },
  CallExtras: {
    purpose:
      'Switches and buttons for captions, recording and transcript. Renders nothing if none is available.',
    data: 'Each part is shown if its properties are set.',
    related: { CallBar: 'contains it.' },
  },
  CallMiniStage: {
    purpose:
      'Content of the picture-in-picture window: active speaker or shared screen, and Leave.',
    container: 'apps/web/src/features/voice/pages/CallMiniWindow.tsx',
    data: 'The state of the call.',
    related: { CallStage: 'is the full stage.' },
  },
  CallPreview: {
    purpose: 'Tests camera, microphone and background before joining.',
    container: 'apps/web/src/features/voice/pages/DeviceTestDialog.tsx',
    data: 'Devices of the browser; `null` closes it.',
    accessibility: ['Problems of devices are announced as text.'],
    related: { CallBar: 'changes devices later.' },
  },
  CallStage: {
    purpose: 'Pictures of the participants, a shared screen or a document.',
    container: 'apps/web/src/features/voice/pages/CallStagePanel.tsx',
    data: 'The state of the call.',
    accessibility: [
      'Arrow keys move between the tiles, which are toggle buttons. Page Up and Page Down show other participants.',
    ],
    related: { CallMiniStage: 'is a small window.' },
  },
  Calling: {
    purpose: 'Shows an outgoing call.',
    container: 'apps/web/src/features/voice/pages/CallPrompts.tsx',
    data: 'The called person.',
    accessibility: ['Announced without taking the focus.'],
    related: { VoiceInvitation: 'is the other side.' },
  },
  CaptionConsent: {
    purpose:
      'Asks for consent to transcribe the member’s speech, because the browser vendor may receive the audio.',
    container: 'apps/web/src/features/voice/pages/CallPrompts.tsx',
    accessibility: ['Announced without taking the focus.'],
    related: { TranscriptConsent: 'is for stored speech.' },
  },
  ContinueCall: {
    purpose: 'Asks after a long call whether to continue.',
    container: 'apps/web/src/features/voice/pages/CallPrompts.tsx',
    data: 'The time until the call ends.',
    accessibility: ['Announced without taking the focus.'],
    related: { AfterCall: 'follows a call.' },
  },
  DeleteVoiceRoom: {
    purpose: 'Asks before a voice room is deleted.',
    container: 'apps/web/src/features/voice/pages/RoomListPage.tsx',
    data: '`error` is the response from the server.',
    accessibility: ['The cancel button has the initial focus.'],
    related: { VoiceRoomForm: 'changes it.' },
  },
  EnterMeetingRoom: {
    purpose: 'Asks a member who entered a meeting room whether to join its meeting or call.',
    container: 'apps/web/src/features/voice/pages/MeetingRoomPrompt.tsx',
    data: 'The meeting of the room.',
    accessibility: ['Announced without taking the focus.'],
    related: { MeetingRoomBar: 'is shown afterwards.' },
  },
  GuestCall: {
    purpose: 'Call of a guest of a meeting, without an office around it.',
    container: 'apps/web/src/features/voice/pages/GuestCallPage.tsx',
    data: 'The state of the call: devices and participants.',
    accessibility: ['Problems of devices are announced.'],
    related: { CallStage: 'shows the pictures.', CallBar: 'is the bar of members.' },
  },
  InviteToVoice: {
    purpose: 'Invites people to a call.',
    container: 'apps/web/src/features/voice/pages/InvitePage.tsx',
    data: 'Candidates and their state: invited, joined, declined, reply by message, no answer.',
    accessibility: [
      'The last invited person and the answer are announced. ↑ and ↓ move between search and people.',
    ],
    related: { VoiceInvitation: 'is shown to them.' },
  },
  MeetingRoomBar: {
    purpose: 'Replaces the call bar while the member is in a meeting room but not in its call.',
    container: 'apps/web/src/features/voice/pages/MeetingRoomPrompt.tsx',
    data: 'The room and its call.',
    related: { CallBar: 'follows after joining.' },
  },
  RaisedHands: {
    purpose: 'Raised hands in their order. Renders nothing without one.',
    data: 'Hands of the call.',
    related: { CallBar: 'raises the member’s hand.' },
  },
  RecordingConsent: {
    purpose: 'Asks for consent before a recording starts.',
    container: 'apps/web/src/features/voice/pages/CallPrompts.tsx',
    data: 'The person who records.',
    accessibility: ['Announced without taking the focus.'],
    related: { StartRecording: 'is shown to that person.' },
  },
  StartRecording: {
    purpose: 'Shows what a recording contains before everyone is asked.',
    container: 'apps/web/src/features/voice/pages/ActiveCallBar.tsx',
    accessibility: ['The cancel button has the initial focus.'],
    related: { RecordingConsent: 'asks the others.' },
  },
  StartTranscript: {
    purpose: 'Explains consent and storage of a transcript before it starts.',
    container: 'apps/web/src/features/voice/pages/useCallTranscript.tsx',
    accessibility: ['The cancel button has the initial focus.'],
    related: { TranscriptConsent: 'asks the others.' },
  },
  TranscriptConsent: {
    purpose: 'Asks for consent before the member’s speech is stored.',
    container: 'apps/web/src/features/voice/pages/CallPrompts.tsx',
    data: 'The person who started it.',
    accessibility: ['Announced without taking the focus.'],
    related: { MeetingTranscripts: 'shows the text.' },
  },
  VoiceChat: {
    purpose: 'Lists voice rooms with the people inside.',
    container: 'apps/web/src/features/voice/pages/RoomListPage.tsx',
    data: 'Rooms and people by real-time messages.',
    accessibility: ['Menus are named with the room.'],
    related: { VoiceRoom: 'shows a room.' },
  },
  VoiceInvitation: {
    purpose: 'An incoming call.',
    container: 'apps/web/src/features/voice/pages/CallPrompts.tsx',
    data: 'The caller; it disappears when it expires.',
    accessibility: ['Announced immediately, with the key that accepts it.'],
    related: { Calling: 'is the other side.' },
  },
  VoicePrompts: {
    purpose: 'Prompts of voice chat in the notice row of the shell.',
    container: 'apps/web/src/features/voice/pages/CallPrompts.tsx',
    data: 'The prompts of the application.',
    accessibility: ['Each prompt is a named group with a live region.'],
    related: { AppShell: 'shows one notice at a time.' },
  },
  VoiceRoom: {
    purpose: 'Shows a voice room: people, invitation and settings.',
    container: 'apps/web/src/features/voice/pages/RoomPage.tsx',
    data: 'The room, updated by real-time messages.',
    related: { InviteToVoice: 'invites people.' },
  },
  VoiceRoomForm: {
    purpose: 'Creates or edits a voice room.',
    container: 'apps/web/src/features/voice/pages/VoiceRoomFormPages.tsx',
    data: 'The stored room.',
    accessibility: ['Wrong fields get the focus on submit.'],
    related: { DeleteVoiceRoom: 'removes it.' },
  },
  WaitForSlot: {
    purpose: 'Offers to wait for a free slot in a full call.',
    container: 'apps/web/src/features/voice/pages/CallPrompts.tsx',
    accessibility: ['Announced without taking the focus.'],
    related: { CallBar: 'follows after joining.' },
  },
};
