// What `npm run bench -- chat` and its browser tell each other.

/** Someone who is in a room with a long history, whose messages end with `#` and their number. */
export interface ChatPageTask {
  url: string;
  email: string;
  password: string;
  roomId: string;
  /** How often the room is opened. */
  times: number;
  /** How many messages are scrolled back over. */
  back: number;
  /** How many times slower the processor is while scrolling. */
  slowDown: number;
}

export interface ChatPageResult {
  /** Milliseconds from the click on a room until its messages were painted, one an opening. */
  opened: number[];
  scrolled: Scrolled;
}

/** What scrolling was like for the eye. */
export interface Scrolled {
  messages: number;
  frames: number;
  /** Frames that came more than 50 ms after the one before. */
  late: number;
  /** Milliseconds. */
  longest: number;
  /** Long animation frames as the browser itself counts them, and where their scripts came from. */
  long: { count: number; total: number; scripts: [where: string, milliseconds: number][] };
}
