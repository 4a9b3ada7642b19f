export function memoizeLast<Args extends readonly unknown[], Result>(
  compute: (...args: Args) => Result,
): (...args: Args) => Result {
  let last: { args: Args; result: Result } | undefined;
  return (...args) => {
    if (!last || args.some((arg, index) => !Object.is(arg, last?.args[index])))
      last = { args, result: compute(...args) };
    return last.result;
  };
}
