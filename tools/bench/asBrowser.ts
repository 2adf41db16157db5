/** Headers of a current browser; the host chooses the coding. */
export const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
