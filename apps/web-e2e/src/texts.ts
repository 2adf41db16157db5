import { messageFolders, readSource } from '@social-shop/tools/messages/sources';
import { join } from 'node:path';

/** The texts of all libraries and of the host, in every language. */
export const sources = messageFolders(join(import.meta.dirname, '../../..')).map(readSource);
