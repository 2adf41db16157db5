import { installed, onPath } from './debianPackage.ts';

const programs = ['redis-server'];

/** Finds the Redis server for tests: the one named by REDIS_SERVER, an installed one, or Debian's package. */
export async function findRedis(): Promise<string> {
  return (
    process.env['REDIS_SERVER'] ||
    (onPath(...programs) ??
      (await installed({
        title: 'Redis',
        package: 'redis-server',
        programs,
        otherwise: 'set REDIS_SERVER to the path of its server',
      })))
  );
}
