import type pg from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics for Prometheus. Each application has its own registry, so that tests do not share counts. */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'operation' | 'method' | 'status'>;
  limitRejections: Counter<'limit'>;
  sockets: Gauge<'namespace'>;
  fanoutFallback: Gauge;
  moves: Counter<'outcome'>;
  voiceParticipants: Gauge;
  voiceJoins: Counter<'outcome'>;
  voiceSignals: Counter<'outcome'>;
  voiceChanges: Counter<'outcome'>;
  voiceCaptions: Counter<'outcome'>;
  mediaConnections: Gauge;
  mediaServersUnreachable: Gauge;
  jobRuns: Counter<'job_name' | 'outcome'>;
  jobSeconds: Histogram<'job_name'>;
  mail: Counter<'outcome'>;
  push: Counter<'outcome'>;
  policyViolations: Counter<'directive'>;
  auditStreamBatches: Counter<'destination' | 'outcome'>;
  auditStreamLag: Gauge;
}

export function registerPoolMetrics(
  { registry }: Pick<Metrics, 'registry'>,
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
): void {
  new Gauge({
    name: 'office_database_connections',
    help: 'Database connections by state. Waiting: requests without a connection.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'office_http_request_seconds',
      help: 'Response time.',
      labelNames: ['operation', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    limitRejections: new Counter({
      name: 'office_refusals_total',
      help: 'Requests, connections and socket messages refused by a limit.',
      labelNames: ['limit'],
      registers,
    }),
    sockets: new Gauge({
      name: 'office_sockets',
      help: 'Connected sockets of this process.',
      labelNames: ['namespace'],
      registers,
    }),
    fanoutFallback: new Gauge({
      name: 'office_fanout_fallback',
      help: '1 while PostgreSQL replaces an unreachable Redis for messages to other processes.',
      registers,
    }),
    mediaConnections: new Gauge({
      name: 'office_media_connections',
      help: 'Participants of this process that are connected to a media server.',
      registers,
    }),
    mediaServersUnreachable: new Gauge({
      name: 'office_media_servers_unreachable',
      help: 'Media servers that this process cannot reach. Only for Janus.',
      registers,
    }),
    moves: new Counter({
      name: 'office_moves_total',
      help: 'Movements of members on floors, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    voiceParticipants: new Gauge({
      name: 'office_voice_participants',
      help: 'Participants of voice rooms that are connected to this process.',
      registers,
    }),
    voiceJoins: new Counter({
      name: 'office_voice_joins_total',
      help: 'Attempts to join voice rooms, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    voiceSignals: new Counter({
      name: 'office_voice_signals_total',
      help: 'WebRTC signals between participants, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    voiceChanges: new Counter({
      name: 'office_voice_changes_total',
      help: 'Changes of cameras, screens, hands and microphones in voice rooms, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    voiceCaptions: new Counter({
      name: 'office_voice_captions_total',
      help: 'Captions in voice rooms, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    jobRuns: new Counter({
      name: 'office_job_runs_total',
      help: 'Runs of background jobs, by job and outcome. Runs that find nothing to do count, too.',
      // Prometheus sets the label `job` itself.
      labelNames: ['job_name', 'outcome'],
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'office_job_seconds',
      help: 'Duration of the runs of background jobs.',
      labelNames: ['job_name'],
      buckets: [0.01, 0.1, 1, 10, 60, 600],
      registers,
    }),
    mail: new Counter({
      name: 'office_mail_total',
      help: 'Mails sent to the mail server, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    push: new Counter({
      name: 'office_push_total',
      help: 'Push notifications, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    policyViolations: new Counter({
      name: 'office_policy_violations_total',
      help: 'Violations of the Content-Security-Policy reported by browsers, by directive.',
      labelNames: ['directive'],
      registers,
    }),
    auditStreamBatches: new Counter({
      name: 'office_audit_stream_batches_total',
      help: 'Batches of audit log entries sent to external systems, by kind of destination and outcome.',
      labelNames: ['destination', 'outcome'],
      registers,
    }),
    auditStreamLag: new Gauge({
      name: 'office_audit_stream_lag_seconds',
      help: 'Age of the oldest audit log entry that an active stream has not sent. Equal in all processes.',
      registers,
    }),
  };
}
