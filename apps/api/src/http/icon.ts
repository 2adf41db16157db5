import type { FastifyInstance } from 'fastify';

/** The shop's mark, in a box of 24 by 28. */
export const MARK =
  '<path fill="currentColor" fill-rule="evenodd" d="M12 0C5.37 0 0 5.37 0 12v14.5A1.5 1.5 0 0 0 1.5 28h21a1.5 1.5 0 0 0 1.5-1.5V12C24 5.37 18.63 0 12 0ZM5 20.5a7 7 0 0 1 14 0Zm-1 2.25h16v1.75H4Z"/>';

const ADDRESS = '/icon.svg';

/** For the head of every page of the platform, because browsers request an icon anyway. */
export const ICON_LINK = `<link rel="icon" href="${ADDRESS}" type="image/svg+xml">`;

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 28 28" color="#1d5a47">${MARK}</svg>`;

/** Serves the icon. */
export async function iconRoute(app: FastifyInstance): Promise<void> {
  app.get(ADDRESS, { schema: { hide: true }, exposeHeadRoute: false }, async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(ICON),
  );
}
