import { createRequire } from 'node:module';

interface S3Server {
  run(): Promise<{ port: number }>;
}

// It has no types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (
  options: object,
) => S3Server;

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: process.argv[2],
  configureBuckets: [{ name: 'office', configs: [] }],
});
const { port } = await server.run();
console.log('port', port);
