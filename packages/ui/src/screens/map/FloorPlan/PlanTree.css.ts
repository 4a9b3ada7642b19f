import { screen } from '../../../styles/style.ts';

// Keeps the marks of members below the videos that cover the floor plan.
export const root = screen.style({
  display: 'flex',
  flexDirection: 'column',
  isolation: 'isolate',
});
