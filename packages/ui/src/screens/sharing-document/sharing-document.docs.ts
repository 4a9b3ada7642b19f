import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  ShareDocument: {
    purpose: 'Chooses a PDF to share in a room.',
    container: 'apps/web/src/features/sharing-document/pages/RoomDocument.tsx',
    data: 'The caller uploads the file.',
    accessibility: ['The error is shown in the dialog.'],
    related: { SharedDocument: 'shows it.' },
  },
  SharedDocument: {
    purpose:
      'A document shared in a room. The leader turns the pages; others can look at other pages.',
    container: 'apps/web/src/features/sharing-document/pages/RoomDocument.tsx',
    data: 'The page of the leader by real-time messages.',
    accessibility: ['Arrow keys turn pages; page changes are announced.'],
    related: { StageDocument: 'shows it on the stage of a call.' },
  },
  SharingBar: {
    purpose: 'Shows the document of the current room with any panel open.',
    container: 'apps/web/src/features/sharing-document/pages/RoomSharing.tsx',
    data: 'The shared document, or null.',
    accessibility: ['Starting and ending are announced.'],
    related: { ShareDocument: 'shares a document.' },
  },
  StageDocument: {
    purpose: 'A shared document on the stage of a call.',
    container: 'apps/web/src/features/voice/pages/CallStagePanel.tsx',
    data: 'As `SharedDocument`.',
    accessibility: ['Arrow keys turn pages.'],
    related: { CallStage: 'is its frame.' },
  },
};
