/** Imported first: React and its companions choose their builds by this when they are loaded. */
process.env['NODE_ENV'] ??= 'production';
