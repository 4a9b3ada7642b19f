import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

/**
 * Starts a registry that stores only packages published to it, below `folder`.
 * @returns `env` for commands that publish to it; `npmrc` for projects that install the workspace
 * packages from it and all others from the configured registry
 */
export async function startRegistry(folder) {
  mkdirSync(folder, { recursive: true });
  const server = await runServer({
    self_path: folder,
    configPath: folder,
    storage: join(folder, 'storage'),
    uplinks: {},
    packages: { '@office/*': { access: '$all', publish: '$all' } },
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'error' },
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${server.address().port}`;
  const url = `http://${host}/`;
  const userconfig = join(folder, 'npmrc');
  // The clients require a token; the registry accepts any.
  const token = `//${host}/:_authToken=anyone\n`;
  writeFileSync(userconfig, `registry=${url}\n${token}`);
  return {
    npmrc: `@office:registry=${url}\n`,
    env: { ...withoutRegistries(process.env), NPM_CONFIG_USERCONFIG: userconfig },
    async download(name, target) {
      const { versions, 'dist-tags': tags } = await (await fetch(`${url}${name}`)).json();
      const archive = await fetch(versions[tags.latest].dist.tarball);
      const file = join(target, `${name.replace('@', '').replace('/', '-')}.tgz`);
      writeFileSync(file, await archive.bytes());
      return file;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function withoutRegistries(env) {
  const told = /^p?npm_config_(registry|userconfig)$/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !told.test(name)));
}
