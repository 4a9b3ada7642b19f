import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { docsPolicy } from './security/content-security-policy.ts';
import { contract } from './contract.ts';

const require = createRequire(import.meta.url);

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Virtual office API</title>
<link rel="icon" href="/api/docs/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="reference"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/reference.js"></script>
</body>
</html>
`;

const script = `SwaggerUIBundle({ url: '/api/docs/openapi.json', dom_id: '#reference', deepLinking: true, showExtensions: true, validatorUrl: null });\n`;

const files: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
};

export function serveApiDocs(app: FastifyInstance): void {
  const folder = path.dirname(require.resolve('swagger-ui-dist/package.json'));
  app.get('/api/docs', (_request, reply) =>
    reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(page),
  );
  app.get('/api/docs/reference.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(script),
  );
  app.get('/api/docs/openapi.json', () => contract);
  for (const [name, type] of Object.entries(files)) {
    app.get(`/api/docs/${name}`, async (_request, reply) => {
      const content = await readFile(path.join(folder, name));
      return reply.type(type).header('cache-control', 'public, max-age=3600').send(content);
    });
  }
}
