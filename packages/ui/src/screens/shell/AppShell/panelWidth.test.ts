import { describe, expect, it } from 'vitest';
import { clampPanelWidth, widthAfterKey } from './panelWidth.ts';
import { minWindowWidth } from './usePanelAsideFits.ts';

describe('panel width', () => {
  it.each([
    [100, 360],
    [360, 360],
    [420.4, 420],
    [640, 640],
    [5000, 640],
  ])('clamps %d to %d', (width, expected) => {
    expect(clampPanelWidth(width)).toBe(expected);
  });

  it.each([
    [420, 'ArrowRight', false, 436],
    [420, 'ArrowLeft', false, 404],
    [420, 'ArrowRight', true, 484],
    [630, 'ArrowRight', true, 640],
    [362, 'ArrowLeft', false, 360],
    [420, 'Home', false, 360],
    [420, 'End', false, 640],
    [420, 'Enter', false, undefined],
  ])('changes %d with %s (shift %s)', (width, key, shift, expected) => {
    expect(widthAfterKey(width, key, shift)).toBe(expected);
  });
});

it.each([
  [
    'fits a window of 1280 px with the collapsed sidebar',
    { panelWidth: 420, navExpanded: false },
    true,
  ],
  [
    'needs more than 1280 px with the expanded sidebar',
    { panelWidth: 420, navExpanded: true },
    false,
  ],
  [
    'needs more than 1280 px with a wide first column',
    { panelWidth: 600, navExpanded: false },
    false,
  ],
])('a second column %s', (_, space, fits) => {
  expect(minWindowWidth(space) <= 1280).toBe(fits);
});
