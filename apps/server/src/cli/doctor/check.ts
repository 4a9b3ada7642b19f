export interface Finding {
  status: 'ok' | 'warning' | 'problem';
  /** One sentence about the state, and one about what to do unless it is ok. */
  message: string;
}

export interface Check {
  name: string;
  /** The sentence added to an error or a timeout: the action of the operator. */
  advice: string;
  run(): Promise<Finding>;
}

export interface CheckResult extends Finding {
  name: string;
}

export const ok = (message: string): Finding => ({ status: 'ok', message });
export const warning = (message: string): Finding => ({ status: 'warning', message });
export const problem = (message: string): Finding => ({ status: 'problem', message });

/** Runs all checks in parallel. A check that throws or exceeds `limit` milliseconds is a problem. */
export function runChecks(checks: readonly Check[], limit: number): Promise<CheckResult[]> {
  return Promise.all(
    checks.map(async (check) => ({ name: check.name, ...(await findingOf(check, limit)) })),
  );
}

async function findingOf({ run, advice }: Check, limit: number): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Finding>((resolve) => {
    const message = `No answer within ${limit / 1000} s. ${advice}`;
    timer = setTimeout(() => resolve(problem(message)), limit);
  });
  try {
    return await Promise.race([run(), timeout]);
  } catch (error) {
    return problem(`${describeError(error)}. ${advice}`);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the message on one line. An AggregateError of several addresses has an empty message. */
function describeError(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? (error.errors as unknown[]) : [];
  const text = first instanceof Error ? first.message || first.name : String(first);
  const cause = first instanceof Error && first.cause instanceof Error ? first.cause.message : '';
  const line = (cause ? `${text} (${cause})` : text).replace(/\s+/g, ' ').trim();
  return line.replace(/\.$/, '');
}
