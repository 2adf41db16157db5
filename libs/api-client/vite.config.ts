import { libraryConfig } from '@social-shop/tools/vite';

// Node, not jsdom: its own `AbortSignal` is the one that its `fetch` accepts.
export default libraryConfig(import.meta.dirname, 'node');
