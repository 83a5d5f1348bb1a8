# syntax=docker/dockerfile:1.7-labs
# Grotto in a container: the page is built once, the server runs its TypeScript as it stands.
#   docker build --build-arg COMMIT=$(git rev-parse --short=9 HEAD) -t grotto .
FROM node:24-slim AS page
# The repository stays outside; who wants the commit shown with the version says it.
ARG COMMIT=
WORKDIR /grotto
COPY . .
RUN if [ -n "$COMMIT" ]; then echo "$COMMIT" > .commit; fi
RUN npm run build

FROM node:24-slim
# A failing npm would want to keep a log in a folder that cannot be written.
ENV NODE_ENV=production GROTTO_DATA=/data GROTTO_PORT=8600 npm_config_logs_max=0
WORKDIR /grotto
COPY --from=page --exclude=node_modules --exclude=**/node_modules /grotto ./
# The launcher installs and remembers it, so that `npm run backup` and the others just run.
RUN node tools/launch.mjs install && npm cache clean --force && mkdir -m 0700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8600
HEALTHCHECK --interval=30s --timeout=3s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.GROTTO_PORT + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
# No shell in between: the server hears SIGTERM itself and stops gracefully.
CMD ["node", "server/src/main.ts"]
