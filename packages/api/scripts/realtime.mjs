// Generates socket.io event map interfaces from the contract's webhooks.

const names = { '/': 'Office', '/voice': 'Voice', '/floor': 'Floor' };

export function messagesOf(contract) {
  return Object.entries(contract.webhooks).flatMap(([key, { post }]) =>
    (post['x-namespaces'] ?? ['/']).map((namespace) => ({
      key,
      namespace,
      sender: post['x-direction'] ?? 'server',
      event: key.split('/').at(-1),
      payload: post.requestBody.content,
      acknowledgement: post.responses['200']?.content,
      summary: post.summary,
    })),
  );
}

export function eventInterfaces(contract, namespace, typeOf) {
  const messages = messagesOf(contract).filter((message) => message.namespace === namespace);
  return ['server', 'client'].map((sender) => {
    const listeners = messages
      .filter((message) => message.sender === sender)
      .map((message) => listener(message, typeOf));
    const name = sender === 'server' ? 'Server' : 'Client';
    return `/** Messages of the ${sender} on the namespace \`${namespace}\`. */
export interface ${names[namespace]}${name}Events {
${listeners.join('\n')}
}
`;
  });
}

export function eventTypesOf(contract) {
  const typeOf = (name, key) => (name ? `Schemas['${name}']` : `Payload<'${key}'>`);
  const interfaces = Object.keys(names).flatMap((namespace) =>
    eventInterfaces(contract, namespace, typeOf),
  );
  return `import type { components, webhooks } from './schema.ts';

type Schemas = components['schemas'];
type Payload<K extends keyof webhooks> = webhooks[K] extends {
  post: { requestBody: { content: { 'application/json': infer P } } };
} ? P : never;

${interfaces.join('\n')}`;
}

function listener({ key, event, payload, acknowledgement, summary }, typeOf) {
  const type = (content) =>
    content['application/octet-stream']
      ? 'Uint8Array'
      : typeOf(content['application/json'].schema.$ref?.split('/').at(-1), key);
  const answer = acknowledgement ? `, answer?: (result: ${type(acknowledgement)}) => void` : '';
  return `  /** ${summary} */\n  ${event}(message: ${type(payload)}${answer}): void;`;
}
