import { afterEach } from 'vitest';
import { recover } from '../src/platform.ts';

// The faults of one test must not affect another.
afterEach(recover);
