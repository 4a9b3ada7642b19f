import { Arguments } from '../arguments.ts';
import { table, type Command } from '../command.ts';
import type { CheckResult } from './check.ts';
import { runDoctorChecks } from './doctor.ts';

/** Not run like the other commands, which need a database and change its schema. */
export const doctorHelp: Pick<Command, 'name' | 'usage' | 'about'> = {
  name: 'doctor',
  usage: '[--json]',
  about: 'Checks the settings and the services that they name. Exits with 1 if there is a problem.',
};

/** Returns the exit code: 1 if a check found a problem. */
export async function runDoctor(
  words: string[],
  print: (line: string) => void,
  run: () => Promise<CheckResult[]> = runDoctorChecks,
): Promise<0 | 1> {
  const args = new Arguments(words, { options: [], flags: ['json'] }, false);
  const checks = await run();
  const count = (status: CheckResult['status']) =>
    checks.filter((check) => check.status === status).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  if (args.hasFlag('json')) {
    const status = problems > 0 ? 'problem' : warnings > 0 ? 'warning' : 'ok';
    print(JSON.stringify({ status, checks }, null, 2));
  } else {
    table(checks.map(({ status, name, message }) => [status, name, message])).forEach(print);
    print(`Problems: ${problems}. Warnings: ${warnings}.`);
  }
  return problems > 0 ? 1 : 0;
}
