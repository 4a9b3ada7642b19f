/** Wednesday, 10:00 in Tokyo. */
const now = Date.parse('2026-06-10T01:00:00Z');

/** Maximum delay of a timer that runs, in milliseconds. React shows suspended content after 300. */
const maxTimerDelay = 500;
const speed = 20;

let pendingTasks = 0;
let seed = 1;

/** Restarts the random numbers, so that a picture does not depend on the stories before it. */
export function resetRandom() {
  seed = 1;
}

/** Returns whether timers or slices of React's rendering are still to run. */
export const hasPendingTasks = () => pendingTasks > 0;

export const delay = setTimeout.bind(globalThis);

function freezeDate() {
  globalThis.Date = new Proxy(Date, {
    construct: (target, args: unknown[], newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [now], newTarget) as object,
    apply: (target) => new target(now).toString(),
    get: (target, name) => (name === 'now' ? () => now : (Reflect.get(target, name) as unknown)),
  });
}

/** mulberry32 */
function seededRandom() {
  seed = (seed + 0x6d2b79f5) | 0;
  let value = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
  return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
}

/** Runs short timers 20 times as fast and omits long ones, which would change a picture at some later time. */
function replaceTimers() {
  const running = new Set<number>();
  const end = (id: number | undefined) => {
    if (id !== undefined && running.delete(id)) pendingTasks -= 1;
  };
  const clear = clearTimeout.bind(globalThis);
  let omitted = 0;
  const start = (run: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (typeof run !== 'function' || ms > maxTimerDelay) return (omitted -= 1);
    const id: number = Number(
      delay(() => {
        end(id);
        (run as (...given: unknown[]) => void)(...args);
      }, ms / speed),
    );
    running.add(id);
    pendingTasks += 1;
    return id;
  };
  const stop = (id?: number) => {
    end(id);
    clear(id);
  };
  Object.assign(globalThis, {
    setTimeout: start,
    clearTimeout: stop,
    setInterval: () => (omitted -= 1),
    clearInterval: () => {},
  });
}

/** React schedules its work with setImmediate where it exists, which makes pending work visible here. */
function addSetImmediate() {
  const waiting: (() => void)[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    pendingTasks -= 1;
    waiting.shift()?.();
  };
  const setImmediate = (run: () => void) => {
    pendingTasks += 1;
    waiting.push(run);
    port2.postMessage(null);
  };
  Object.assign(globalThis, { setImmediate });
}

freezeDate();
Math.random = seededRandom;
replaceTimers();
addSetImmediate();
