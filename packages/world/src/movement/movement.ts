/** How fast people move on a floor, and how often the server hears and tells of it. Metres and seconds. */
export const movement = {
  /** Moves that a walking client sends, and frames that the server sends, a second. */
  rateHz: 15,
  /** Frames a second that a watcher gets at most. */
  watchRateHz: 5,
  /** Metres a second of the built-in scene's walk and run. */
  walkSpeed: 2.4,
  runSpeed: 4,
  /** Metres a second above which the server refuses a move (a run, and 25 % of clock tolerance). */
  maxSpeed: 5,
  /** Metres: the largest step that one move may make however long it took (after a stall). */
  maxStep: 10,
  /** Metres: how far a person keeps from walls; the server's check allows a little less. */
  personRadius: 0.24,
  serverRadius: 0.12,
  /** Milliseconds that others are drawn in the past, so that there is always a frame to go towards. */
  interpolationDelay: 100,
} as const;
