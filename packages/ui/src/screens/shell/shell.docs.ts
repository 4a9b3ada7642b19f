import type { AreaDocs } from '../../stories/componentDocs.ts';

export const docs: AreaDocs = {
  AppShell: {
    purpose: 'Frame of the workplace: scene, navigation, panel, call bar and notices.',
    container: 'apps/web/src/shell/Workplace.tsx',
    data: 'The scene and the parts are React nodes from the application, which stores width and expansion.',
    accessibility: [
      'A skip link leads to the panel, or to the scene without one. Escape closes the panel, Ctrl+K opens the search, `?` the shortcuts, Shift+Escape marks all as read. The panel is resized with arrow keys.',
    ],
    related: { Sidebar: 'is the navigation.', SidePanel: 'is the frame of a panel.' },
  },
  KeyboardShortcuts: {
    purpose: 'Lists all keyboard shortcuts.',
    container: 'apps/web/src/shell/ShortcutsDialog.tsx',
    data: 'Entries of the navigation; groups without access are hidden.',
    accessibility: ['Groups are named by headings.'],
    related: { KeyHint: 'shows a single shortcut.' },
  },
  NewVersionNotice: {
    purpose: 'Offers a reload after a deployment, at a time that the member chooses.',
    container: 'apps/web/src/shell/NewVersion.tsx',
    accessibility: ['Announced without taking the focus.'],
    related: { ErrorFallback: 'is shown if code is outdated.' },
  },
  PanelMessage: {
    purpose: 'Shown while the page of a panel loads, or if its permission cannot be read.',
    container: 'apps/web/src/shell/AllowedArea.tsx',
    related: { SidePanel: 'is the frame.', ErrorState: 'offers to try again.' },
  },
  SceneFailed: {
    purpose: 'Shown if the 3D office cannot be loaded.',
    container: 'apps/web/src/office/scene/useSceneOverlay.tsx',
    accessibility: ['`alert`; working without 3D is always offered.'],
    related: { SceneUnsupported: 'is shown without WebGL.' },
  },
  SceneLoading: {
    purpose: 'Shown while the 3D office is loading, with a picture of the floor.',
    container: 'apps/web/src/office/scene/useSceneOverlay.tsx',
    data: '`progress` from 0 to 1, omitted while unknown.',
    accessibility: [
      '`status` with the progress in words; fades out without animation under reduced motion.',
    ],
    related: { FloorPicture: 'is the picture behind it.' },
  },
  SceneUnsupported: {
    purpose: 'Shown above the floor plan if the browser has no WebGL.',
    container: 'apps/web/src/features/map/pages/Office2d.tsx',
    related: { FloorPlan: 'replaces the 3D office.' },
  },
};
