/** Returns the module with the successful response of each operation: the first example of the contract. */
export function mockResponsesOf(contract) {
  const responses = Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [
      operation.operationId,
      { method, path, ...successOf(contract, operation) },
    ]),
  );
  return `
export interface MockResponse {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  status: number;
  /** Missing for responses without a body. */
  type?: string;
  body?: unknown;
}

export const mockResponses: Readonly<Record<string, MockResponse>> = ${JSON.stringify(Object.fromEntries(responses))};
`;
}

function successOf(contract, operation) {
  const [status] = Object.keys(operation.responses).filter((code) => Number(code) < 400);
  const { content } = deref(contract, operation.responses[status]);
  if (!content) return { status: Number(status) };
  const [[type, { example, examples }]] = Object.entries(content);
  return { status: Number(status), type, body: example ?? Object.values(examples)[0].value };
}

function deref(contract, value) {
  if (!value.$ref) return value;
  const keys = value.$ref.slice(2).split('/');
  return deref(
    contract,
    keys.reduce((at, key) => at[key], contract),
  );
}
