import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { groups } from './chunks.ts'

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
    // The server names the files of a first visit; on later ones a list of scripts beside every import would weigh more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: groups.map(({ name, modules, isAlone = false }, at) => ({
            name,
            priority: groups.length - at,
            includeDependenciesRecursively: !isAlone,
            ...(modules ? { test: (id: string) => modules.some((one) => one.test(id)) } : { tags: ['$initial'] }),
          })),
        },
      },
    },
  },
})
