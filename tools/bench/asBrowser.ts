/** What a browser of today asks with: which coding a page is sent in is the host's choice. */
export const asBrowser = { 'accept-encoding': 'gzip, deflate, br, zstd' };
