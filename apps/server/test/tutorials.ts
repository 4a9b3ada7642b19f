import type { Schemas } from '@office/api';
import type { TestAdministrator } from './administrators.ts';
import type { TestOffice } from './office.ts';

type Tutorial = Schemas['AdminTutorial'];

export async function makeCategory(by: TestAdministrator, ja: string, en: string): Promise<string> {
  const { status, body } = await by.ask<Schemas['AdminTutorialCategory']>(
    'POST',
    '/v1/admin/tutorial-categories',
    { body: { name: { ja, en } } },
  );
  if (status !== 201) throw new Error(`the category answered ${JSON.stringify(body)}`);
  return body.id;
}

export function tutorialRequest(
  part: Partial<Schemas['CreateTutorialRequest']> & { categoryId: string },
): Schemas['CreateTutorialRequest'] {
  return {
    title: { ja: '題名', en: 'Title' },
    content: { ja: '本文', en: 'Text' },
    minutes: null,
    coverKey: null,
    fileKeys: [],
    ...part,
  };
}

export async function makeTutorial(
  by: TestAdministrator,
  part: Partial<Schemas['CreateTutorialRequest']> & { categoryId: string },
): Promise<Tutorial> {
  const { status, body } = await by.ask<Tutorial>('POST', '/v1/admin/tutorials', {
    body: tutorialRequest(part),
  });
  if (status !== 201) throw new Error(`the tutorial answered ${JSON.stringify(body)}`);
  return body;
}

export async function publish(
  by: TestAdministrator,
  { id, version }: Pick<Tutorial, 'id' | 'version'>,
  notify = false,
): Promise<Tutorial> {
  const { status, body } = await by.ask<Tutorial>('POST', `/v1/admin/tutorials/${id}/publish`, {
    body: { version, notify },
  });
  if (status !== 200) throw new Error(`publishing answered ${JSON.stringify(body)}`);
  return body;
}

export async function uploadTutorialFile(
  office: TestOffice,
  by: TestAdministrator,
  fileName: string,
  bytes: Uint8Array,
): Promise<string> {
  const { body } = await by.ask<Schemas['PreSignedUpload']>(
    'POST',
    '/v1/admin/files/tutorial_attachment/pre-sign',
    { body: { fileName, fileSize: bytes.length } },
  );
  const { uploadUrl, headers, fileKey } = body;
  const init = { method: 'PUT', headers, body: new Blob([new Uint8Array(bytes)]) };
  const response = await fetch(new URL(uploadUrl, office.url), init);
  if (!response.ok) throw new Error(`upload answered ${response.status}`);
  return fileKey;
}
