import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { fileLimits } from '@souk/contract/core/limits.ts'
import { root } from './steps.js'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const config = read('server/src/platform/base/config.ts')
const metrics = read('server/src/platform/operations/observability/metrics.ts')
const isSetting = (name: string) => new RegExp(`^  ${name}: z`, 'm').test(config)
const ownMetrics = (text: string) =>
  [...new Set(text.match(/souk_\w+(?=[{[)\s])/g))].map((name) => name.replace(/_(?:count|sum|bucket)$/, ''))

test.each(globSync(['compose.yaml', 'ops/**/*.{yaml,yml}'], { cwd: root }))('%s is well-formed', (path) => {
  for (const document of parseAllDocuments(read(path), { merge: true })) expect(document.errors).toEqual([])
})

test('the compose file starts web and worker after the migrations, with settings that exist', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as Compose
  for (const role of ['web', 'worker']) {
    const { environment, depends_on } = services[role]!
    expect(environment.SOUK_ROLE).toBe(role)
    expect(depends_on).toHaveProperty('migrate.condition', 'service_completed_successfully')
    expect(Object.keys(environment).filter((name) => !isSetting(name))).toEqual([])
    expect(environment.SOUK_SECRET!.length).toBeGreaterThanOrEqual(32)
  }
})
type Service = {
  environment: Record<string, string>
  depends_on: object
  image?: string
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
}
type Compose = { services: Record<string, Service> }

test('no container of the compose file has more rights than it needs, and those of Souk cannot write their image', () => {
  const { services } = parse(read('compose.yaml'), { merge: true }) as Compose
  for (const [name, { cap_drop, security_opt, read_only, image }] of Object.entries(services))
    expect([name, cap_drop, security_opt, read_only]).toEqual([
      name,
      ['ALL'],
      ['no-new-privileges:true'],
      image ? undefined : true,
    ])
})

test('the image runs as a user without rights, with settings that exist', () => {
  const file = read('Dockerfile')
  expect(file).toMatch(/^USER node$/m)
  expect(file).toMatch(/^HEALTHCHECK/m)
  const bases = [...file.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}'])) // one place for its digest
  const names = [.../^ENV (.*)$/m.exec(file)![1]!.matchAll(/(\w+)=/g)].map(([, name]) => name!)
  expect(names.filter((name) => name !== 'NODE_ENV' && !isSetting(name))).toEqual([])
})

test.each([
  ['nginx.conf', /client_max_body_size (\d+)m/, 2 ** 20, /proxy_read_timeout (\d+)s/],
  ['Caddyfile', /max_size (\d+)MB/, 10 ** 6, /read_timeout (\d+)s/],
  ['haproxy.cfg', /content-length\) gt (\d+)/, 1, /timeout server (\d+)s/],
])('%s lets the largest upload through, and a live stream that waits for its next line', (name, size, unit, time) => {
  const sample = read(`ops/proxy/${name}`)
  const number = (pattern: RegExp) => Number(pattern.exec(sample)![1])
  expect(number(size) * unit).toBeGreaterThan(fileLimits.fileBytes + 10_000)
  const [, ping] = /pingMilliseconds = ([\d_]+)/.exec(read('server/src/platform/delivery/events/live-events.ts'))!
  expect(number(time) * 1_000).toBeGreaterThan(3 * Number(ping!.replaceAll('_', '')))
  expect(read('docs/operations.md')).toContain(`ops/proxy/${name}`)
})

test('every container of the manifests runs without rights and is probed', () => {
  const documents = parseAllDocuments(read('ops/kubernetes/souk.yaml')).map((one) => one.toJS() as Manifest)
  const deployments = documents.filter(({ kind }) => kind === 'Deployment')
  expect(deployments.length).toBe(2)
  for (const { spec } of deployments) {
    expect(spec.template.spec.securityContext.runAsNonRoot).toBe(true)
    for (const container of spec.template.spec.containers) {
      expect(container).toMatchObject({ readinessProbe: {}, livenessProbe: {}, resources: {} })
      expect(container.env.filter(({ name }) => !isSetting(name))).toEqual([])
    }
  }
})
type Container = { env: { name: string }[] }
type Manifest = {
  kind: string
  spec: { template: { spec: { securityContext: { runAsNonRoot: boolean }; containers: Container[] } } }
}

test.each(['ops/prometheus/alerts.yml', 'ops/grafana/souk.json'])(
  '%s names only metrics that the server has',
  (path) => {
    const names = ownMetrics(read(path))
    expect(names.length).toBeGreaterThan(4)
    expect(names.filter((name) => !metrics.includes(`'${name}'`))).toEqual([])
  },
)
