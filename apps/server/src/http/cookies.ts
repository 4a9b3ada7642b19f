import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Cookies {
  get(name: string): string | null;
  /** Sets a cookie that scripts cannot read and that ends with the browser session. Null deletes it. */
  setHttpOnly(name: string, value: string | null, path: string): void;
}

/** Values must not need encoding. */
export function createCookies(request: FastifyRequest, reply: FastifyReply): Cookies {
  return {
    get: (name) => {
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      const found = pairs.find((pair) => pair.startsWith(`${name}=`));
      return found?.slice(name.length + 1) || null;
    },
    setHttpOnly: (name, value, path) => {
      const attributes = [`Path=${path}`, 'HttpOnly', 'SameSite=Strict'];
      if (request.protocol === 'https') attributes.push('Secure');
      if (value === null) attributes.push('Max-Age=0');
      reply.header('set-cookie', [`${name}=${value ?? ''}`, ...attributes].join('; '));
    },
  };
}
