import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { forwardedHeaders } from '#cms/http/forwarded.ts';
import { maxUploadBytes } from '#cms/http/uploads.ts';
import viteConfig from '../vite.config.ts';

type Service = {
  build?: string;
  image?: string;
  user?: string;
  entrypoint?: string[];
  environment?: Record<string, string | null>;
  read_only?: boolean;
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  mem_limit?: string;
  logging?: { driver: string; options: Record<string, string> };
  networks?: string[];
  ports?: string[];
  tmpfs?: string[];
  volumes?: string[];
  configs?: unknown;
};

type Compose = {
  services: Record<'grafana' | 'mail' | 'mongo' | 'prometheus' | 'proxy' | 'site', Service>;
  networks: Record<string, { internal?: boolean } | null>;
};

type Dependabot = {
  updates: {
    'package-ecosystem': string;
    schedule: { interval: string };
    groups: Record<string, { patterns: string[] }>;
  }[];
};

type Workflow = {
  permissions: Record<string, string>;
  jobs: Record<string, { steps: { run?: string; uses?: string }[] }>;
};

type Action = { runs: { steps: [{ run: string }] } };

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'));

const composeText = readFileSync('docker-compose.yml', 'utf8');
const compose = parse(composeText, { merge: true }) as Compose;
const dockerfile = readFileSync('Dockerfile', 'utf8');
const operations = readFileSync('docs/operations.md', 'utf8');
const services = Object.entries(compose.services);

describe('the images', () => {
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image ?? '');
  const pulled = services.flatMap(([, { image }]) => image ?? []);

  it('are pinned: each has a version and a digest', () => {
    expect([bases.length, pulled.length]).toEqual([2, 5]);
    for (const image of [...bases, ...pulled]) {
      expect(image).toMatch(/^[\w./-]+:v?\d+\.\d+\.\d+[\w-]*@sha256:[0-9a-f]{64}$/);
    }
    // A syntax line would pull a frontend image by tag.
    expect(dockerfile).not.toMatch(/^# *syntax=/m);
  });

  it('run the Node that tests run on, which still gets fixes', () => {
    const major = readFileSync('.nvmrc', 'utf8').trim();
    expect(Number(major)).toBeGreaterThanOrEqual(22);
    for (const base of bases) expect(base).toContain(`node:${major}.`);
  });

  it('are updated weekly, like packages and actions, with one pull request each', () => {
    const { updates } = readYaml('.github/dependabot.yml') as Dependabot;
    expect(updates.map((update) => update['package-ecosystem'])).toEqual([
      'npm',
      'docker',
      'docker-compose',
      'github-actions',
    ]);
    for (const { schedule, groups } of updates) {
      expect(schedule.interval).toBe('weekly');
      expect(Object.values(groups)).toEqual([{ patterns: ['*'] }]);
    }
  });
});

describe('somebody who breaks into a process', () => {
  it.each(services)(
    '(%s) cannot write files, gain privileges or exhaust memory',
    (_name, service) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.stringMatching(/^\d+[mg]$/),
      });
    },
  );

  // Compose writes the content of a config into the container, and refuses one whose files are read-only.
  it('is given files as volumes, which are there when it starts', () => {
    expect(services.filter(([, { configs }]) => configs)).toEqual([]);
    const files = services.flatMap(([, { volumes = [] }]) =>
      volumes.flatMap((volume) => /^\.\/([^:]+):[^:]+:ro$/.exec(volume)?.[1] ?? []),
    );
    expect(files).toHaveLength(8);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('has no capabilities, and is not root', () => {
    expect(services.filter(([, { cap_add }]) => cap_add)).toEqual([]);
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(compose.services.mongo.user).toBe('999:999');
    expect(compose.services.proxy.user).toBe('101:101');
  });

  it('reaches the database only from the site, and nothing from the database', () => {
    const on = (network: string) =>
      services.flatMap(([name, { networks }]) => (networks?.includes(network) ? name : []));
    expect(on('database')).toEqual(['site', 'mongo']);
    expect(compose.networks.database?.internal).toBe(true);
    expect(on('door')).toEqual(['site', 'proxy', 'mail']);
    expect(on('metrics')).toEqual(['site', 'prometheus', 'grafana']);
  });
});

it.each(services)('(%s) what it logs does not fill the disk', (_name, { logging }) => {
  expect(logging).toEqual({ driver: 'local', options: { 'max-size': '20m', 'max-file': '5' } });
});

it('what the guide to operations sets for a process reaches those of the site', () => {
  const named = operations.match(/\b(?:METRICS_ADDRESS|NODE_OPTIONS|OTEL_\w+)(?==)/g) ?? [];
  expect(new Set(named).size).toBe(5);
  expect(Object.keys(compose.services.site.environment ?? {})).toEqual(
    expect.arrayContaining(named),
  );
});

it('the image has the commands that the guide to operations runs in it', () => {
  const named = [...operations.matchAll(/(\w+)\.js\b/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(['backup', 'import', 'restore', 'seed']));
  const { build } = viteConfig({ command: 'build', mode: 'production', isSsrBuild: true });
  expect(Object.keys(build?.rolldownOptions?.input ?? {})).toEqual(expect.arrayContaining(named));
});

describe('the only port for others than this machine', () => {
  const proxy = readFileSync('docs/operations/nginx.conf', 'utf8');

  it('is the proxy’s, whose forwarding headers the site trusts', () => {
    const published = services.flatMap(([name, { ports = [] }]) =>
      ports.map((port) => [name, port]),
    );
    expect(published).toEqual([
      ['proxy', '${PORT:-3000}:3000'],
      ['mail', '127.0.0.1:${MAIL_PORT:-8025}:8025'],
      ['grafana', '127.0.0.1:${GRAFANA_PORT:-3001}:3000'],
    ]);
    expect(compose.services.site.environment?.TRUST_PROXY).toBe(1);
  });

  it('names the proxies whose word for who asks it takes: none, until the operator does', () => {
    const directives = (file: string) =>
      readFileSync(`docs/operations/${file}`, 'utf8').match(
        /^ *(?:include|real_ip|set_real_ip)\S* .+;$/gm,
      );
    expect(directives('nginx.conf')?.map((line) => line.trim())).toEqual([
      'include trusted-proxies.conf;',
      'real_ip_header X-Forwarded-For;',
      'real_ip_recursive on;',
    ]);
    expect(directives('trusted-proxies.conf')).toBeNull();
    expect(compose.services.proxy.volumes).toContain(
      './docs/operations/trusted-proxies.conf:/etc/nginx/trusted-proxies.conf:ro',
    );
  });

  it('stays open to every process, whatever one has answered', () => {
    expect(proxy.match(/^ *server site:.*;$/gm)).toEqual([
      '    server site:3000 resolve max_fails=0;',
    ]);
  });

  it('stores no body that the site has not accepted, and what it keeps has a limit', () => {
    expect(proxy.match(/^ *(?:client_max_body_size|proxy_request_buffering) .*;$/gm)).toEqual([
      '    client_max_body_size 11m;',
      '    proxy_request_buffering off;',
    ]);
    expect(maxUploadBytes('POST', '/cms-api/upload-evidence')).toBeLessThan(11 * 2 ** 20);
    expect(compose.services.proxy.tmpfs).toEqual([
      '/tmp',
      '/var/cache/nginx:uid=101,gid=101,size=256m',
    ]);
  });

  it('asks processes of both versions for the scripts of a page during an update', () => {
    expect(proxy).toMatch(
      /location ~ \^\/\(\?:assets\|_next\/static\)\/ \{[^}]*proxy_next_upstream [^;]*\bhttp_404\b/,
    );
  });

  it('logs neither who asks nor for what, but in faults of the machine', () => {
    expect(proxy.match(/^ *(?:access|error)_log .*;$/gm)).toEqual([
      'error_log stderr crit;',
      '  access_log off;',
    ]);
  });

  it('has nobody wait for what somebody else asks of the admin', () => {
    expect(proxy).toContain('proxy_cache_bypass $is_admin;');
  });

  it('shows what it kept only while the site does not answer', () => {
    expect(proxy.match(/^ *proxy_cache_(?:use_stale|background_update) .*;$/gm)).toEqual([
      '    proxy_cache_use_stale error timeout http_502 http_503 http_504;',
    ]);
  });

  it('passes on nothing that a client says of who asks', () => {
    const replaced = [...proxy.matchAll(/^ *proxy_set_header (\S+) /gm)].map(([, name]) =>
      name?.toLowerCase(),
    );
    expect(replaced).toEqual(expect.arrayContaining([...forwardedHeaders]));
  });
});

describe('a secret', () => {
  it('comes from the environment and is required to start', () => {
    const given = services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|SECRET|DATABASE_URL/.test(name)),
    );
    expect(given.map(([name]) => name)).toEqual([
      'DATABASE_URL',
      'PAYLOAD_SECRET',
      'MONGO_INITDB_ROOT_PASSWORD',
      'MONGO_PASSWORD',
    ]);
    for (const [, value] of given) expect(value).toMatch(/\$\{\w+:\?[^}]+\}/);
  });

  it('is required by the database, including its replica set', () => {
    expect(compose.services.mongo.entrypoint?.at(-1)).toContain('--keyFile /tmp/replica-set-key');
    expect(compose.services.site.environment?.DATABASE_URL).toMatch(
      /^mongodb:\/\/directory:\$\{MONGO_PASSWORD:.*\}@mongo:27017\/directory\?replicaSet=rs0$/,
    );
    expect(readFileSync('docs/operations/mongo-user.js', 'utf8')).toContain(
      "roles: [{ role: 'readWrite', db: 'directory' }]",
    );
  });
});

it('the site may write where it needs to: to its data and Next’s cache', () => {
  expect(compose.services.site).toMatchObject({
    volumes: ['data:/data'],
    tmpfs: ['/tmp', '/app/cms/admin/.next/cache:uid=1000,gid=1000'],
  });
  expect(dockerfile).toContain(
    'install --directory --owner=node --group=node cms/admin/.next/cache',
  );
});

describe('continuous integration', () => {
  const { jobs } = readYaml('.github/workflows/ci.yml') as Workflow;
  const nightly = readYaml('.github/workflows/nightly.yml') as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const commands = (name: string) => jobs[name]?.steps.flatMap(({ run }) => run ?? []);

  it('runs every step of the test command and what it leaves to the night, in parallel', () => {
    expect(Object.keys(jobs)).toEqual([
      'static',
      'vulnerabilities',
      'unit',
      'fuzz',
      'journeys',
      'mongodb',
      'generated',
    ]);
    expect(Object.values(jobs).filter((job) => 'needs' in job)).toEqual([]);
    const names = ['format:check', 'lint', 'types', 'borders', 'test:unit', 'test:journeys'];
    expect(steps.map(({ run }) => run)).toEqual(
      expect.arrayContaining([...names, 'test:mongodb'].map((name) => `npm run ${name}`)),
    );
    expect(commands('fuzz')).toContain('npm run test:fuzz -- fuzz/written-texts.fuzz.ts');
  });

  it('fails on a known vulnerability, high or critical, in what runs in production', () => {
    expect(commands('vulnerabilities')).toEqual(['npm audit --omit=dev --audit-level=high']);
  });

  it('detects generated files that are out of date', () => {
    expect(commands('generated')).toEqual([
      'npm ci',
      'npm run generate',
      'npm run migrate:create -- missing --skip-empty',
      'git add --all && git diff --cached --exit-code',
    ]);
  });

  it('tests on the MongoDB that docker-compose.yml starts, with transactions', () => {
    const action = readYaml('.github/actions/start-mongodb/action.yml') as Action;
    const start = action.runs.steps[0].run;
    const pattern = /grep --only-matching '(.+)' docker-compose\.yml/.exec(start)![1]!;
    expect(composeText.match(new RegExp(pattern, 'g'))).toEqual([compose.services.mongo.image]);
    expect(start).toContain('--replSet rs0');
    for (const job of [jobs.mongodb, nightly.jobs.nightly])
      expect(job?.steps).toContainEqual({ uses: './.github/actions/start-mongodb' });
  });

  it('runs the long tests on both databases each night', () => {
    expect(nightly.jobs.nightly?.steps.at(-1)).toEqual({
      run: 'npm run check:nightly',
      env: { TEST_DATABASE_URL: 'mongodb://127.0.0.1:27017/?replicaSet=rs0' },
    });
  });

  it('pins actions to a commit, with read access to the repository only', () => {
    for (const file of ['ci.yml', 'nightly.yml']) {
      const workflow = readYaml(`.github/workflows/${file}`) as Workflow;
      const all = Object.values(workflow.jobs);
      const actions = all.flatMap((job) => job.steps.flatMap(({ uses }) => uses ?? []));
      const others = actions.filter((action) => !action.startsWith('./.github/actions/'));
      expect(others).toHaveLength(2 * all.length);
      for (const action of others) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
      expect(workflow.permissions).toEqual({ contents: 'read' });
      expect(all.filter((job) => 'permissions' in job)).toEqual([]);
    }
  });
});
