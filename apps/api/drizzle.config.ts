import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/db/schema.ts', './src/identity/schema.ts', './src/modules/*/schema.ts'],
  out: './src/db/migrations',
});
