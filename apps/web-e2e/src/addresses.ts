/** Where this suite's own platform and host listen: not where `npm start` does, so that both can run. */
export const HOST_PORT = 4310;
export const PLATFORM_PORT = 4311;

export const HOST_URL = `http://localhost:${HOST_PORT}`;
export const PLATFORM_URL = `http://localhost:${PLATFORM_PORT}`;

/** The same for the few tests that need a shop of their own, and a relay before its platform. */
export const OWN_HOST_PORT = 4312;
export const OWN_PLATFORM_PORT = 4313;
export const OWN_RELAY_PORT = 4314;
