import { libraryConfig } from '@social-shop/tools/vite';

export default libraryConfig(import.meta.dirname, 'jsdom');
