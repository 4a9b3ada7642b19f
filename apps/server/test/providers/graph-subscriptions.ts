import { randomUUID } from 'node:crypto';
import { failure } from './graph-failure.ts';
import type { ApiAnswer, ApiRequest } from './oauth-server.ts';

interface GraphSubscription {
  id: string;
  accountId: string;
  resource: string;
  changeType: string;
  notificationUrl: string;
  lifecycleNotificationUrl?: string;
  expirationDateTime: string;
  clientState?: string;
}

const longest = 4230 * 60_000;

export class GraphSubscriptions {
  readonly #all = new Map<string, GraphSubscription>();
  now: () => Date = () => new Date();
  /** Maps a public notification URL to the local test server. */
  reach = (address: string) => address;

  get all(): readonly GraphSubscription[] {
    return [...this.#all.values()];
  }

  clear(): void {
    this.#all.clear();
  }

  /** Deletes a subscription without notice, as Microsoft sometimes does. */
  drop(id: string): void {
    this.#all.delete(id);
  }

  async answer({ method, path, body, account }: ApiRequest): Promise<ApiAnswer | null> {
    const [, id] = /^\/subscriptions(?:\/([^/]+))?$/.exec(path) ?? [];
    if (!path.startsWith('/subscriptions')) return null;
    if (!id) {
      return method === 'POST' ? this.#make(account.id, body) : failure(405, 'BadRequest', method);
    }
    const subscription = this.#all.get(id);
    if (subscription?.accountId !== account.id) {
      return failure(404, 'ResourceNotFound', 'The object was not found.');
    }
    if (method === 'DELETE') {
      this.#all.delete(id);
      return { status: 204 };
    }
    const wrong = this.#validateExpiry(body['expirationDateTime']);
    if (wrong) return wrong;
    Object.assign(subscription, body);
    return { status: 200, body: subscription };
  }

  async #make(accountId: string, body: Record<string, unknown>): Promise<ApiAnswer> {
    const request = body as unknown as GraphSubscription;
    const wrong = this.#validateExpiry(request.expirationDateTime);
    if (wrong) return wrong;
    if (!request.resource || !request.changeType || (request.clientState ?? '').length > 128) {
      return failure(400, 'InvalidRequest', 'Subscription payload is invalid.');
    }
    const addresses = [
      request.notificationUrl,
      request.lifecycleNotificationUrl ?? request.notificationUrl,
    ];
    for (const address of new Set(addresses)) {
      if (!(await isReachable(this.reach(address)))) {
        return failure(
          400,
          'ValidationError',
          'Subscription validation request failed. Notification endpoint must respond with 200 OK to validation request.',
        );
      }
    }
    const id = randomUUID();
    const subscription = { ...request, id, accountId };
    this.#all.set(id, subscription);
    return { status: 201, body: subscription };
  }

  #validateExpiry(expiry: unknown): ApiAnswer | null {
    const left = Date.parse(String(expiry)) - this.now().getTime();
    return left > 0 && left <= longest
      ? null
      : failure(
          400,
          'ValidationError',
          'Subscription expiration can only be 4230 minutes in the future.',
        );
  }

  async notify(
    accountId: string,
    event: 'changed' | 'missed' | 'reauthorizationRequired' | 'subscriptionRemoved' = 'changed',
  ): Promise<number[]> {
    const own = this.all.filter((each) => each.accountId === accountId);
    return Promise.all(
      own.map(async ({ id, clientState, expirationDateTime, ...subscription }) => {
        const { notificationUrl, lifecycleNotificationUrl = notificationUrl } = subscription;
        const common = {
          subscriptionId: id,
          clientState,
          subscriptionExpirationDateTime: expirationDateTime,
          tenantId: '84bd8158-6d4d-4958-8b9f-9d6445542f95',
        };
        const resource = `Users/${accountId}/Events/AAkALgAA000001AAA=`;
        const notice =
          event === 'changed'
            ? {
                ...common,
                changeType: 'updated',
                resource,
                resourceData: { id: 'AAkALgAA000001AAA=' },
              }
            : { ...common, lifecycleEvent: event };
        const address = event === 'changed' ? notificationUrl : lifecycleNotificationUrl;
        return post(this.reach(address), notice);
      }),
    );
  }
}

async function post(address: string, notice: unknown): Promise<number> {
  const { status } = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ value: [notice] }),
  });
  return status;
}

/** Graph validates a notification URL by requiring it to echo a token. */
async function isReachable(address: string): Promise<boolean> {
  const token = `Validation: Testing client application reachability <${randomUUID()}> +&`;
  const url = new URL(address);
  url.searchParams.set('validationToken', token);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  }).catch(() => null);
  const type = answer?.headers.get('content-type') ?? '';
  return answer?.status === 200 && /^text\/plain/.test(type) && (await answer.text()) === token;
}
