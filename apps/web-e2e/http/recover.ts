import { afterEach } from 'vitest';
import { recover } from '../src/platform.ts';

// A fault that one test asks for must not reach another.
afterEach(recover);
