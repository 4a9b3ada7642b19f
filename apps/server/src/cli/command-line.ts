import { explainStartError } from '../explain-start-error.ts';
import { CommandFailure, UsageError } from './arguments.ts';
import { doctorHelp, runDoctor } from './doctor/doctor-command.ts';
import { operate } from './run-command.ts';
import { readSecret } from './read-secret.ts';
import { isHelpRequest, help } from './run.ts';

async function main(typed: string[]): Promise<void> {
  const print = (line: string) => console.log(line);
  if (isHelpRequest(typed)) help(typed).forEach(print);
  else if (typed[0] === doctorHelp.name) process.exit(await runDoctor(typed.slice(1), print));
  else await operate(typed, { print, readSecret });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  const isExplained = error instanceof UsageError || error instanceof CommandFailure;
  console.error(isExplained ? error.message : (explainStartError(error) ?? error));
  process.exitCode = 1;
});
