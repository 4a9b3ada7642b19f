import { startCalDav, type TestCalDav } from '../../../server/test/providers/caldav.ts';
import { startGoogle } from '../../../server/test/providers/google.ts';
import { startMicrosoft } from '../../../server/test/providers/microsoft.ts';
import { startZoom } from '../../../server/test/providers/zoom.ts';
import { test as base } from './test.ts';

export interface Providers {
  google: Awaited<ReturnType<typeof startGoogle>>;
  zoom: Awaited<ReturnType<typeof startZoom>>;
  microsoft: Awaited<ReturnType<typeof startMicrosoft>>;
  calDav: ReturnType<typeof withEnvironment>;
}

const withEnvironment = (calDav: TestCalDav) =>
  Object.assign(calDav, { environment: { OFFICE_CALDAV_HOSTS: calDav.host } });

export const test = base.extend<object, { providers: Providers }>({
  providers: [
    async ({}, use) => {
      const [google, zoom, microsoft, calDav] = await Promise.all([
        startGoogle(),
        startZoom(),
        startMicrosoft(),
        startCalDav().then(withEnvironment),
      ]);
      await use({ google, zoom, microsoft, calDav });
      await Promise.all([google, zoom, microsoft, calDav].map((provider) => provider.close()));
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ providers }, use) => {
      const all = Object.values(providers) as Providers[keyof Providers][];
      await use(Object.assign({}, ...all.map(({ environment }) => environment)));
    },
    { scope: 'worker' },
  ],
});
