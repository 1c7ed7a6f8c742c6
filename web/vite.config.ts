import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['SOUK_API'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { proxy: { '/api': server, '/files': server, '/settings.json': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    sourcemap: 'hidden',
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page loads, as one file: it compresses better, and is kept when only our code changes.
            { name: 'ground', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
          ],
        },
      },
    },
  },
})
