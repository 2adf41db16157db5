import { libraryConfig } from '@social-shop/tools/vite';

// Node, not jsdom: Node's `fetch` accepts only Node's own `AbortSignal`.
export default libraryConfig(import.meta.dirname, 'node');
