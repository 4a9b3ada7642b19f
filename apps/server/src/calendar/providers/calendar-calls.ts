import { AccountClient, type Call } from '../../meeting/providers/account-client.ts';
import { ProviderError } from '../../meeting/providers/provider-error.ts';
import { RemoteError, type RemoteProblem } from './remote-calendar.ts';

export class CalendarCalls {
  readonly #calls: AccountClient;

  constructor(...[deps, ref]: ConstructorParameters<typeof AccountClient>) {
    this.#calls = new AccountClient(deps, ref, { use: 'CALENDAR' });
  }

  /** @throws {RemoteError} for all errors; 404 and 410 are `GONE` */
  async send<T = void>(call: Call<T>): Promise<T> {
    try {
      return await this.#calls.send(call);
    } catch (error) {
      throw error instanceof ProviderError ? asRemoteError(error) : error;
    }
  }
}

function asRemoteError(error: ProviderError): RemoteError {
  const { retryAfter } = error;
  return new RemoteError(problemOf(error), { retryAfter, cause: error });
}

function problemOf({ problem, status }: ProviderError): RemoteProblem {
  return status === 409 || status === 412 ? 'CHANGED' : problem;
}
