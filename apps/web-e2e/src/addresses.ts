/** The first of this suite's five ports. They differ from those of `npm start`, so both can run at once. */
const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 4310);

export const HOST_PORT = FIRST_PORT;
export const PLATFORM_PORT = FIRST_PORT + 1;

export const HOST_URL = `http://localhost:${HOST_PORT}`;
export const PLATFORM_URL = `http://localhost:${PLATFORM_PORT}`;

/** The same for the few tests that need a shop of their own, with a relay in front of its platform. */
export const OWN_HOST_PORT = FIRST_PORT + 2;
export const OWN_PLATFORM_PORT = FIRST_PORT + 3;
export const OWN_RELAY_PORT = FIRST_PORT + 4;
