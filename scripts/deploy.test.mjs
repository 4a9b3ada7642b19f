// The files of deploy/, as far as they can be validated without Docker and Kubernetes.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { validate as validateDockerfile } from 'dockerfile-utils';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { configWarnings, loadConfig } from '../apps/server/src/config/config.ts';
import { createMetrics } from '../apps/server/src/observability/metrics.ts';
import { root } from './lib.mjs';
import { makeCertificate } from './turn-server.mjs';

const deploy = join(root, 'deploy');
const manifests = join(deploy, 'kubernetes');
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

describe('Kubernetes', () => {
  const kustomization = readYaml(manifests, 'kustomization.yaml');
  const objects = kustomization.resources.map((name) => readYaml(manifests, name));
  const find = (kind) => objects.find((object) => object.kind === kind);
  const labels = { 'app.kubernetes.io/name': 'office' };

  it('lists every manifest', () => {
    const files = readdirSync(manifests).filter((name) => name.endsWith('.yaml'));
    expect([...kustomization.resources, 'kustomization.yaml'].toSorted()).toEqual(files.toSorted());
  });

  it.each(objects.map((object) => [object.kind, object]))(
    '%s is valid by the schema of Kubernetes',
    async (kind, object) => {
      const models = await import(/* @vite-ignore */ `kubernetes-models/${object.apiVersion}`);
      expect(() => new models[kind](object).validate()).not.toThrow();
    },
  );

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

  it.skipIf(!isInstalled('kubectl'))('is built by Kustomize (kubectl, if installed)', () => {
    const options = { encoding: 'utf8' };
    const output = execFileSync('kubectl', ['kustomize', manifests], options);
    const built = parseAllDocuments(output).map((document) => document.toJS());
    const [container] = built.find(({ kind }) => kind === 'Deployment').spec.template.spec
      .containers;
    const settings = built.find(({ kind }) => kind === 'ConfigMap');
    expect(container.image).toBe('registry.example.com/office:latest');
    expect(container.envFrom[0].configMapRef.name).toBe(settings.metadata.name);
    expect(built.map(({ metadata }) => metadata.namespace)).toEqual(built.map(() => 'office'));
  });

  it('configures the pods without warnings', () => {
    const [{ literals }] = kustomization.configMapGenerator;
    const settings = Object.fromEntries(literals.map((literal) => literal.split(/=(.*)/s, 2)));
    const secrets = readEnvironment(manifests, 'secret.env.example');
    expect(configWarnings(configOf({ ...settings, ...secrets }))).toEqual([]);
  });

  it('selects the pods of the deployment', () => {
    expect(find('Deployment').spec.template.metadata.labels).toEqual(labels);
    expect(find('Service').spec.selector).toEqual(labels);
    expect(find('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    expect(find('HorizontalPodAutoscaler').spec.scaleTargetRef.name).toBe(
      find('Deployment').metadata.name,
    );
  });

  it('scales by a metric of the server', () => {
    const [{ pods }] = find('HorizontalPodAutoscaler').spec.metrics;
    expect(createMetrics().registry.getSingleMetric(pods.metric.name)).toBeDefined();
  });
});

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
