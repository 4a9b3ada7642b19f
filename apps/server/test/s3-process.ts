import S3rver from '@20minutes/s3rver';

const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: process.argv[2]!,
  configureBuckets: [{ name: 'office', configs: [] }],
});
const { port } = await server.run();
console.log('port', port);
