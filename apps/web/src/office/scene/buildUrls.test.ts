import { describe, expect, it } from 'vitest';
import { sceneBuild } from './buildUrls.ts';

describe('sceneBuild', () => {
  it.each([
    [null, '/scene/builtin/office.loader.js'],
    [
      { host: 'https://scenes.example/', version: 'v1.2' },
      'https://scenes.example/v1.2/office.loader.js',
    ],
    [{ host: '/own', version: '2026 autumn' }, '/own/2026%20autumn/office.loader.js'],
  ])('returns the loader URL for %o', (config, loaderUrl) => {
    expect(sceneBuild(config).loaderUrl).toBe(loaderUrl);
  });
});
