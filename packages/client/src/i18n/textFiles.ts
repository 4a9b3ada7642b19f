/** Namespaces that are loaded together in one file, by the name of the file. */
export type TextFiles = Record<string, readonly string[]>;

export function textFileOf(namespace: string, files: TextFiles): string {
  const [file = namespace] =
    Object.entries(files).find(([, namespaces]) => namespaces.includes(namespace)) ?? [];
  return file;
}

/** Returns the address of a namespace. In a file with several namespaces, the fragment names it. */
export function textUrl(folder: string, namespace: string, files: TextFiles): string {
  const file = textFileOf(namespace, files);
  return `${folder}/${file}.json${file === namespace ? '' : `#${namespace}`}`;
}

interface TextsResponse {
  status: number;
  texts: Record<string, unknown> | null;
}

type Callback = (error: unknown, response: { status: number; data: object } | null) => void;

const responses = new Map<string, Promise<TextsResponse>>();

/** `request` option of i18next-http-backend. Loads each file once. */
export function requestTexts(
  _options: unknown,
  url: string,
  _payload: unknown,
  callback: Callback,
): void {
  const [file = url, namespace] = url.split('#');
  const response = responses.get(file) ?? fetchTexts(file);
  responses.set(file, response);
  response.then(
    ({ status, texts }) => {
      if (!texts) responses.delete(file);
      const data = (namespace === undefined ? texts : texts?.[namespace]) as object;
      callback(texts ? null : `status ${status}`, { status, data });
    },
    (error: Error) => {
      responses.delete(file);
      // Without a response the backend retries.
      callback(error, null);
    },
  );
}

async function fetchTexts(file: string): Promise<TextsResponse> {
  const response = await fetch(file, { credentials: 'same-origin' });
  const { ok, status } = response;
  return { status, texts: ok ? ((await response.json()) as Record<string, unknown>) : null };
}
