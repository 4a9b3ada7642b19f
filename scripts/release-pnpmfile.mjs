// Adds `repository`, `homepage` and `bugs` to published packages. Provenance requires that they name the repository
// whose workflow publishes: `GITHUB_REPOSITORY`, `<owner>/<name>`, which GitHub Actions sets.
const { GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server = 'https://github.com' } =
  process.env;

function beforePacking(manifest) {
  if (!repository) return manifest;
  const url = `${server}/${repository}`;
  const directory = `packages/${manifest.name.replace('@office/', '')}`;
  return {
    ...manifest,
    repository: { type: 'git', url: `git+${url}.git`, directory },
    homepage: `${url}/tree/main/${directory}#readme`,
    bugs: `${url}/issues`,
  };
}

export const hooks = { beforePacking };
