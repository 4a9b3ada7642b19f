// A registry on this machine that holds our own packages, for tests of what a release brings to others.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runServer } from 'verdaccio';

/**
 * Starts a registry that keeps what is published to it below `folder`, and nothing else.
 *
 * @returns `env`, with which commands publish to it; `npmrc`, by which a project gets our
 *   packages from it and all others from the registry of this machine's configuration
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
  // The tools want to be someone; the registry lets everyone in.
  const token = `//${host}/:_authToken=anyone\n`;
  writeFileSync(userconfig, `registry=${url}\n${token}`);
  return {
    npmrc: `@office:registry=${url}\n`,
    env: { ...withoutRegistries(process.env), NPM_CONFIG_USERCONFIG: userconfig },
    /** Brings a package's archive as it is handed out; answers the file. */
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

/** The environment without what npm has told its children of registries. */
function withoutRegistries(env) {
  const told = /^p?npm_config_(registry|userconfig)$/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !told.test(name)));
}
