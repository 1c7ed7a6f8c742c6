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
    // The server names the files of a first visit; on later ones a list of scripts beside every import would weigh more than it saves.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every page loads, as one file: it compresses better, and is one request.
            { name: 'ground', tags: ['$initial'], priority: 2 },
            // The signs that stand everywhere: alone each would be a file of two hundred bytes.
            {
              name: 'signs',
              test: /@tabler\/icons-react\/.*Icon(?:X|Check|CircleCheck|AlertCircle|AlertTriangle|InfoCircle|Search|Eye|EyeOff|Chevron\w+)\./,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            // What stands together anyway, and would be a dozen small files: the boxes of a form, the pages of the way in.
            {
              name: 'box',
              test: /web\/src\/ui\/(?:field|control|button)\./,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            {
              name: 'entry',
              test: /slices\/identity\/(?:other-ways|patient-button|typed-email|use-wait|email-field|use-go-on|registration-token|identity\.data)\./,
              includeDependenciesRecursively: false,
              priority: 1,
            },
          ],
        },
      },
    },
  },
})
