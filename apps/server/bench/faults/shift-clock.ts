// Preloaded by a server of the drills: SIGUSR2 sets its clock ten minutes forward, and the next one back.
const shift = 10 * 60_000;
const { now } = Date;
let offset = 0;

Date.now = () => now() + offset;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length === 0 ? [Date.now()] : values, newTarget) as Date,
});

process.on('SIGUSR2', () => {
  offset = offset === 0 ? shift : 0;
});
