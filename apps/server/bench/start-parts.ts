/** Adds a function that stops a part. They run in reverse order. */
export type OnClose = (closer: () => unknown) => void;

/** Starts the parts of an office. If one fails, stops the parts before it. */
export async function startParts<Parts>(
  start: (onClose: OnClose) => Promise<Parts>,
): Promise<Parts & { close(): Promise<void> }> {
  const closers: (() => unknown)[] = [];
  const close = async () => {
    for (const each of closers.reverse()) await each();
  };
  try {
    return { ...(await start((closer) => closers.push(closer))), close };
  } catch (error) {
    await close();
    throw error;
  }
}
