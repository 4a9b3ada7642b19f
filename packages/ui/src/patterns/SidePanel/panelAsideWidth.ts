/** Width of a second column of a panel, in pixels. */
export const panelAsideWidth = 400;
