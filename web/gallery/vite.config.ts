import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['SOUK_API'] ?? 'http://127.0.0.1:3000'

/** The gallery of the design system: never part of what is shipped. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { proxy: { '/api': server, '/files': server, '/settings.json': server } },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022' },
})
